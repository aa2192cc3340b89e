import { Suspense } from "react";
import { factsInMeta } from "#app/facts/use-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { plans, service } from "#content/en/payment-plans.ts";
import { head } from "#generated/pages/payment-plans.ts";
import { PaymentCalculator } from "./calculator/payment-calculator.tsx";
import { Closing } from "./closing.tsx";
import { Guide } from "./guide.tsx";
import { Opening } from "./opening.tsx";
import { PlanBlock } from "./plan-block.tsx";
import { SideBySide } from "./side-by-side.tsx";

export function meta() {
  const facts = factsInMeta();
  const offered = Object.values(plans(facts));
  return pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.financing, { name: head.name, path: "/payment-plans" }]),
      serviceData(facts, {
        name: service,
        description: head.description,
        path: "/payment-plans",
        offers: offered.map(({ name, summary }) => ({ name, description: summary })),
      }),
    ],
  });
}

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <PaymentCalculator />
      </Suspense>
      <Suspense>
        <SideBySide />
        <PlanBlock plan="same-as-cash" />
        <PlanBlock plan="low-monthly" flipped />
        <PlanBlock plan="fixed-rate" />
      </Suspense>
      <Suspense>
        <Guide />
        <Closing />
      </Suspense>
    </>
  );
}
