import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { DataScript } from "#app/seo/data-script.tsx";
import { serviceData } from "#app/seo/structured-data.ts";
import { claims, closing, contracts, residential } from "#content/en/our-services.ts";
import { words } from "#content/en/our-services-opening.ts";
import { plans } from "#content/plans.ts";
import { head } from "#generated/pages/our-services.ts";
import { ClaimSteps } from "./claim-steps.tsx";
import { CommercialWork } from "./commercial-work.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { ResidentialWork } from "./residential-work.tsx";

const service = serviceData({
  name: words.heading,
  description: head.description,
  path: "/our-services",
  offers: [
    ...residential.table.rows.map(({ name, when }) => ({
      name,
      description: `When ${when}`,
    })),
    ...contracts.cards.map(({ id, name, terms }) => ({
      name: contracts.inFull(name),
      description: terms,
      price: plans[id].monthlyPrice,
      monthly: true,
    })),
    { name: claims.heading, description: claims.text },
  ],
});

/** The four sections, numbered as in the first view. */
export function LowerPage() {
  return (
    <>
      <ResidentialWork />
      <CommercialWork />
      <PlanCards />
      <ClaimSteps />
      <AnyPageClosing heading={closing} />
      <DataScript data={service} />
    </>
  );
}
