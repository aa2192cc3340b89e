import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { description } from "#content/en/descriptions/our-services.ts";
import {
  claims,
  closing,
  contracts as contractsOf,
  residential,
  words,
} from "#content/en/our-services.ts";
import type { Facts } from "#domain/business/facts.ts";
import { head } from "#generated/pages/our-services.ts";
import { ClaimSteps } from "./claim-steps.tsx";
import { CommercialWork } from "./commercial-work.tsx";
import { Opening } from "./opening.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { ResidentialWork } from "./residential-work.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    description,
    structuredData: [
      breadcrumbData([{ name: head.name, path: "/our-services" }]),
      serviceOffered(factsInMeta()),
    ],
  });

export default function Page() {
  const contracts = useWords(contractsOf);
  return (
    <>
      <Opening />
      <Suspense>
        <ResidentialWork />
        <CommercialWork />
        {contracts && <PlanCards contracts={contracts} />}
        <ClaimSteps />
        <AnyPageClosing heading={closing} />
      </Suspense>
    </>
  );
}

function serviceOffered(f: Facts) {
  const { heading, text } = claims(f);
  const contracts = contractsOf(f);
  return serviceData(f, {
    name: words.heading,
    description: description(f),
    path: "/our-services",
    offers: [
      ...residential(f).table.rows.map(({ name, when }) => ({ name, description: `When ${when}` })),
      ...(contracts ? plansOf(contracts, f) : []),
      { name: heading, description: text },
    ],
  });
}

function plansOf(
  { cards, inFull }: NonNullable<ReturnType<typeof contractsOf>>,
  { plans }: Pick<Facts, "plans">,
) {
  return cards.map(({ id, name, terms }) => ({
    name: inFull(name),
    description: terms,
    price: plans[id].monthlyPrice,
    monthly: true,
  }));
}
