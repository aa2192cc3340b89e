import { factsInMeta } from "#app/facts/use-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { planDescription } from "#content/en/descriptions/protection-plan.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { planLeads } from "#content/en/protection-plan.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { heads } from "#generated/pages/protection-plan.ts";
import type { Route } from "./+types/page";
import { GoldPage } from "./gold-page.tsx";
import { PlatinumPage } from "./platinum-page.tsx";
import { SilverPage } from "./silver-page.tsx";

type Address = (typeof heads)[keyof typeof heads]["canonical"];

const planAt: Record<Address, { id: PlanId; Plan: typeof GoldPage }> = {
  "/platinum-protection-plan": { id: "platinum", Plan: PlatinumPage },
  "/gold-protection-plan": { id: "gold", Plan: GoldPage },
  "/silver-protection-plan": { id: "silver", Plan: SilverPage },
};

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsInMeta();
  const head = heads[matches[2].id];
  const { id } = planAt[head.canonical];
  const description = planDescription(facts, id);
  return pageMeta({
    ...head,
    description,
    structuredData: [
      breadcrumbData([parentPages.plans, { name: head.name, path: head.canonical }]),
      serviceData(facts, {
        name: head.name,
        description,
        path: head.canonical,
        offers: [
          {
            name: head.name,
            description: planLeads(facts)[id],
            price: facts.plans[id].monthlyPrice,
            monthly: true,
          },
        ],
      }),
    ],
  });
}

export default function Page({ matches }: Route.ComponentProps) {
  const { name, canonical } = heads[matches[2].id];
  const { Plan } = planAt[canonical];
  return <Plan title={name} />;
}
