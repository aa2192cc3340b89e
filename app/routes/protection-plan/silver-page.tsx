import { late } from "#app/sections/late/late.tsx";
import { planLeads, planOpening } from "#content/en/protection-plan-opening.ts";
import { PlanTrail } from "./plan-trail.tsx";
import { PriceCard } from "./price-card.tsx";

const LowerPage = late(async () => (await import("./silver-lower-page.tsx")).LowerPage);

/** The Silver plan: one inspection, place by place. */
export function SilverPage({ title }: { title: string }) {
  return (
    <>
      <section className="page-grid gap-y-10 pt-12 pb-section">
        <div className="self-center md:col-span-6 lg:col-span-7">
          <PlanTrail />
          <h1 className="drip-edge text-title">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-700">{planLeads.silver}</p>
        </div>
        <PriceCard
          id="silver"
          ask={{
            label: planOpening.ask("silver"),
            to: "/contact-us?service=silver-protection-plan",
          }}
          className="md:col-span-6 lg:col-span-4 lg:col-start-9"
        />
      </section>
      <LowerPage />
    </>
  );
}
