import { useFacts } from "#app/facts/use-facts.ts";
import { planLeads, planOpening } from "#content/en/protection-plan.ts";
import { silverHouse } from "#content/en/silver-protection-plan.ts";
import { Title } from "#ui/pages/title.tsx";
import { PlanTrail } from "./plan-trail.tsx";
import { PriceCard } from "./price-card.tsx";
import House from "./silver-house.svg?drawing";

/** An empty house with what the plan covers as its dimensions, and beside it, on the same ground, the price. */
export function SilverOpening({ title }: { title: string }) {
  const facts = useFacts();
  return (
    <section className="page-grid ground-line items-end gap-y-10 bg-limestone-100 -mt-below-bar pt-[calc(var(--spacing-below-bar)+3rem)] print:m-0! print:pt-0!">
      <div className="md:col-span-6 lg:col-span-8">
        <PlanTrail />
        <Title as="h1">{title}</Title>
        <p className="mt-6 max-w-[36rem] text-lead text-slate-700">{planLeads(facts).silver}</p>
      </div>
      <PriceCard
        id="silver"
        ask={{ label: planOpening.ask("silver"), to: "/contact-us?service=silver-protection-plan" }}
        className="md:col-span-6 md:self-center lg:col-span-4 lg:row-span-2 lg:self-end"
      />
      <House words={silverHouse(facts)} className="block max-sm:-mt-16 lg:col-span-8" />
    </section>
  );
}
