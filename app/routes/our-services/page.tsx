import { Suspense } from "react";
import { factsInMeta } from "#app/facts/use-facts.ts";
import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { claims, closing, contracts, residential, words } from "#content/en/our-services.ts";
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
    structuredData: [
      breadcrumbData([{ name: head.name, path: "/our-services" }]),
      serviceOffered(factsInMeta()),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <ResidentialWork />
        <CommercialWork />
        {contracts && <PlanCards words={contracts} />}
        <ClaimSteps />
        <AnyPageClosing heading={closing} />
      </Suspense>
    </>
  );
}

function serviceOffered(f: Facts) {
  const { heading, text } = claims(f);
  return serviceData(f, {
    name: words.heading,
    description: head.description,
    path: "/our-services",
    offers: [
      ...residential(f).table.rows.map(({ name, when }) => ({ name, description: `When ${when}` })),
      ...(contracts ? plansOf(contracts(f), f) : []),
      { name: heading, description: text },
    ],
  });
}

function plansOf(
  { cards, inFull }: ReturnType<NonNullable<typeof contracts>>,
  { plans }: Pick<Facts, "plans">,
) {
  return cards.map(({ id, name, terms }) => ({
    name: inFull(name),
    description: terms,
    price: plans[id].monthlyPrice,
    monthly: true,
  }));
}
