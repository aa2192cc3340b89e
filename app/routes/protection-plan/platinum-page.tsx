import { late } from "#app/sections/late/late.tsx";
import { planLeads, planOpening } from "#content/en/protection-plan-opening.ts";
import { PlanTrail } from "./plan-trail.tsx";
import { PriceCard } from "./price-card.tsx";

const HeatDrawing = late(async () => (await import("./heat-drawing.tsx")).HeatDrawing);
const LowerPage = late(async () => (await import("./platinum-lower-page.tsx")).LowerPage);

/** The Platinum plan, with the roof at night as the infrared camera sees it. */
export function PlatinumPage({ title }: { title: string }) {
  return (
    <>
      <section className="ground-dark shingle-courses page-grid items-end gap-y-8 pt-[calc(var(--spacing-header)+3.5rem)] pb-section print:pt-0">
        <div className="md:col-span-6 lg:col-span-8">
          <PlanTrail />
          <h1 className="drip-edge text-title">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-300">{planLeads.platinum}</p>
          <HeatDrawing />
        </div>
        <PriceCard
          id="platinum"
          ask={{
            label: planOpening.ask("platinum"),
            to: "/contact-us?service=platinum-protection-plan",
          }}
          className="self-center md:col-span-6 lg:col-span-4"
        />
      </section>
      <LowerPage />
    </>
  );
}
