import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, questionsData, serviceData } from "#app/seo/structured-data.ts";
import { gold } from "#content/en/gold-protection-plan.ts";
import { platinum } from "#content/en/platinum-protection-plan.ts";
import { silver } from "#content/en/silver-protection-plan.ts";
import { plans } from "#content/plans.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { heads } from "#generated/pages/protection-plan.ts";
import type { Route } from "./+types/page";
import { GoldPage } from "./gold-page.tsx";
import { PlatinumPage } from "./platinum-page.tsx";
import { SilverPage } from "./silver-page.tsx";

type Address = (typeof heads)[keyof typeof heads]["canonical"];

const planAt: Record<Address, { id: PlanId; words: PlanPageWords; Plan: typeof GoldPage }> = {
  "/platinum-protection-plan": { id: "platinum", words: platinum, Plan: PlatinumPage },
  "/gold-protection-plan": { id: "gold", words: gold, Plan: GoldPage },
  "/silver-protection-plan": { id: "silver", words: silver, Plan: SilverPage },
};

export function meta({ matches }: Route.MetaArgs) {
  const head = heads[matches[2].id];
  const { id, words } = planAt[head.canonical];
  return pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([
        { name: "Roof Protection Plans", path: "/protection-plans" },
        { name: head.title, path: head.canonical },
      ]),
      serviceData({
        name: head.title,
        description: head.description,
        path: head.canonical,
        offers: [
          {
            name: head.title,
            description: words.lead,
            price: plans[id].monthlyPrice,
            monthly: true,
          },
        ],
      }),
      questionsData(words.questions),
    ],
  });
}

export default function Page({ matches }: Route.ComponentProps) {
  const { title, canonical } = heads[matches[2].id];
  const { Plan, words } = planAt[canonical];
  return <Plan title={title} words={words} />;
}
