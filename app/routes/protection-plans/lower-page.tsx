import { GableCall } from "#app/sections/gable-call.tsx";
import { QuestionList } from "#app/sections/question-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, questions } from "#content/en/protection-plans.ts";
import { CoveredServices } from "./covered-services.tsx";
import { MemberQuotes } from "./member-quotes.tsx";
import { PlanFinder } from "./plan-finder.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PlanValue } from "./plan-value.tsx";
import { WhyAPlan } from "./why-a-plan.tsx";

/** What stands below the three tiers. */
export function LowerPage() {
  return (
    <>
      <PlanTable />
      <PlanFinder />
      <PlanValue />
      <CoveredServices />
      <WhyAPlan />
      <MemberQuotes />
      <QuestionList heading="Before you sign" questions={questions} />
      <GableCall
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ButtonLink to="/schedule-inspection">{closing.book}</ButtonLink>
            <ButtonLink to="/contact-us" variant="quiet">
              {closing.ask}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
