import { late } from "#app/sections/late/late.tsx";
import { planLeads, planOpening } from "#content/en/protection-plan-opening.ts";
import { PlanTrail } from "./plan-trail.tsx";
import { PriceCard } from "./price-card.tsx";

const GoldBenefits = late(async () => (await import("./gold-benefits.tsx")).GoldBenefits);
const LowerPage = late(async () => (await import("./gold-lower-page.tsx")).LowerPage);

/** The Gold plan, with the drone's path over the roof. */
export function GoldPage({ title }: { title: string }) {
  return (
    <>
      <section className="page-grid items-center gap-y-10 pt-12 pb-section">
        <div className="md:col-span-6 lg:col-span-7">
          <PlanTrail />
          <h1 className="drip-edge text-title">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-700">{planLeads.gold}</p>
        </div>
        <PriceCard
          id="gold"
          ask={{ label: planOpening.ask("gold"), to: "/contact-us?service=gold-protection-plan" }}
          className="md:col-span-6 lg:col-span-4 lg:col-start-9 lg:row-span-2"
        />
        <div className="lg:col-span-7">
          <GoldBenefits />
        </div>
      </section>
      <LowerPage />
    </>
  );
}
