import { FactSheet } from "#app/sections/opening/fact-sheet.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { years } from "#content/en/figures.ts";
import { planPage, plansInWords } from "#content/en/protection-plan.ts";
import { plans, planTerms } from "#content/plans.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";

const labels = planPage.warranty;

/** The plan's own warranties, then those that all plans share. */
export function PlanWarranty({ id, words }: { id: PlanId; words: PlanPageWords["warranty"] }) {
  const facts = [
    { label: labels.own, value: years(plans[id].warrantyYears), note: plansInWords[id].warranty },
    {
      label: labels.workmanship,
      value: years(plans[id].workmanshipYears),
      note: plansInWords[id].workmanship,
    },
    {
      label: labels.manufacturer,
      value: years(planTerms.manufacturerWarranty),
      note: labels.manufacturerNote,
    },
  ];
  return (
    <DarkBand heading={words.heading}>
      <Lead tone="dark">{words.text}</Lead>
      <div className="mt-8">
        <FactSheet facts={facts} label={labels.label} />
      </div>
      <p className="mt-8 max-w-prose text-slate-300">
        {labels.every}
        {labels.apart(id)}
        <PageLink to="/warranty-info" className="link">
          {labels.more}
        </PageLink>
      </p>
    </DarkBand>
  );
}
