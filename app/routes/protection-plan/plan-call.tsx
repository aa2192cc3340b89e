import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { planPage } from "#content/en/protection-plan.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";

/** The closing call of the two larger plans: request one, or ask something first. */
export function PlanCall({ words }: { words: PlanPageWords["closing"] }) {
  return (
    <OwnStepClosing
      {...words}
      actions={
        <>
          <ButtonLink to="/contact-us?service=protection-plan">{planPage.ask}</ButtonLink>
          <ButtonLink to="/contact-us?service=protection-plan-question" look="quiet">
            {planPage.question}
          </ButtonLink>
        </>
      }
    />
  );
}
