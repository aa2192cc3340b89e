import { useFacts } from "#app/facts/use-facts.ts";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { planFeatures, planPage } from "#content/en/protection-plan.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { Title } from "#ui/pages/title.tsx";

/** All of the plan's features: label and value, as in the title block of a drawing. */
export function FeatureTable({ id }: { id: PlanId }) {
  const facts = useFacts();
  return (
    <section aria-labelledby="features" className="page-grid gap-y-8 py-section">
      <Title id="features" className="lg:col-span-4">
        {planPage.includes(id)}
      </Title>
      <PairList
        pairs={planFeatures(facts, id).map(({ label, value }) => [label, value])}
        className="grid border-t-2 border-slate-900 sm:grid-cols-2 sm:gap-x-10 lg:col-span-8"
        row="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 border-b border-limestone-400 py-3 tight:grid-cols-1"
        term="text-small text-slate-500"
        text="font-semibold"
      />
    </section>
  );
}
