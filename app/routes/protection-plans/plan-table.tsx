import { useFacts } from "#app/facts/use-facts.ts";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { planNames } from "#content/en/plan-price.ts";
import { everyPlanFacts, planComparison } from "#content/en/protection-plan.ts";
import { comparison, tiers } from "#content/en/protection-plans.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";

/** Every term of the three plans, followed by what all three share. */
export function PlanTable() {
  const facts = useFacts();
  const words = comparison(facts);
  const { recommended, mark } = tiers(facts);
  return (
    <section aria-labelledby="plan-table" className="page-grid pt-4 pb-9 md:gap-y-8 md:py-section">
      <PhoneFold
        className="max-md:border-t max-md:border-limestone-400"
        summaryClass="md:pb-6"
        summary={
          <h2 id="plan-table" className="text-heading md:drip-edge md:text-title">
            {words.heading}
          </h2>
        }
      >
        <ComparisonTable
          caption={words.caption}
          subject={words.subject}
          columns={planIds.map((id) => planNames[id])}
          rows={planComparison(facts)}
          marked={{ column: planNames[recommended], note: mark }}
        />
      </PhoneFold>
      <PhoneFold
        className="max-md:border-y max-md:border-limestone-400"
        summary={<h3 className="text-heading">{words.shared.heading}</h3>}
      >
        <LabeledValues
          values={everyPlanFacts(facts)}
          label={words.shared.label}
          className="md:mt-6"
        />
        <p className="mt-6 pb-4 text-small text-slate-500 md:pb-0">{words.terms}</p>
      </PhoneFold>
    </section>
  );
}
