import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, questions, questionsHeading } from "#content/en/warranty-info.ts";
import { Care } from "./care.tsx";
import { ClaimSteps } from "./claim-steps.tsx";
import { EnhancedWarranties } from "./enhanced-warranties.tsx";
import { WarrantyTypes } from "./warranty-types.tsx";

/** Everything below the title and its figures. */
export function LowerPage() {
  return (
    <>
      <WarrantyTypes />
      <EnhancedWarranties />
      <Care />
      <ClaimSteps />
      <QuestionList heading={questionsHeading} questions={questions} />
      <OwnStepClosing
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ButtonLink to="/contact-us">{closing.ask}</ButtonLink>
            <ButtonLink to="/protection-plans" variant="quiet">
              {closing.plans}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
