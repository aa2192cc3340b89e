import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { planWarranty } from "#content/en/protection-plan.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** The plan's own warranties, then those that all plans share. */
export function PlanWarranty({ id, words }: { id: PlanId; words: PlanPageWords["warranty"] }) {
  const { facts, label, every, apart, more } = planWarranty(useFacts(), id);
  return (
    <DarkBand heading={words.heading}>
      <Lead tone="dark">{words.text}</Lead>
      <div className="mt-8">
        <LabeledValues values={facts} label={label} />
      </div>
      <p className="mt-8 max-w-prose text-slate-300">
        {every}
        {apart}
        <PageLink to="/warranty-info" className="link">
          {more}
        </PageLink>
      </p>
    </DarkBand>
  );
}
