import { DataScript } from "#app/seo/data-script.tsx";
import { serviceData } from "#app/seo/structured-data.ts";
import { plans, service } from "#content/en/payment-plans.ts";
import { head } from "#generated/pages/payment-plans.ts";
import { PlanBlock } from "./plan-block.tsx";

const data = serviceData({
  name: service,
  description: head.description,
  path: "/payment-plans",
  offers: Object.values(plans).map(({ name, summary }) => ({ name, description: summary })),
});

/** The plans one by one. */
export function LowerPage() {
  return (
    <>
      <PlanBlock plan="same-as-cash" />
      <PlanBlock plan="low-monthly" flipped />
      <PlanBlock plan="fixed-rate" />
      <DataScript data={data} />
    </>
  );
}
