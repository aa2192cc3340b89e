import { FactSheet } from "#app/sections/opening/fact-sheet.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { Title } from "#app/ui/title.tsx";
import { everyPlanFacts, planComparison, plansInWords } from "#content/en/protection-plan.ts";
import { comparison, tiers } from "#content/en/protection-plans.ts";
import { planIds } from "#domain/plan/protection-plan.ts";

/** Every term of the three plans, followed by what all three share. */
export function PlanTable() {
  return (
    <section aria-labelledby="plan-table" className="page-grid gap-y-8 py-section">
      <Title id="plan-table" className="lg:col-span-8">
        {comparison.heading}
      </Title>
      <div>
        <ComparisonTable
          caption={comparison.caption}
          subject={comparison.subject}
          columns={planIds.map((id) => plansInWords[id].name)}
          rows={planComparison}
          marked={{ column: plansInWords[tiers.recommended].name, note: tiers.mark }}
        />
      </div>
      <h3 className="mt-6 text-heading lg:col-span-3">{comparison.shared.heading}</h3>
      <div className="mt-6 lg:col-span-9">
        <FactSheet facts={everyPlanFacts} label={comparison.shared.label} />
        <p className="mt-6 text-small text-slate-500">{comparison.terms}</p>
      </div>
    </section>
  );
}
