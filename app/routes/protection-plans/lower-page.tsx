import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { DataScript } from "#app/seo/data-script.tsx";
import { serviceData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { plansInWords } from "#content/en/protection-plan.ts";
import { closing, questions, questionsHeading, tiers } from "#content/en/protection-plans.ts";
import { plans } from "#content/plans.ts";
import { head } from "#generated/pages/protection-plans.ts";
import { CoveredServices } from "./covered-services.tsx";
import { MemberQuotes } from "./member-quotes.tsx";
import { PlanFinder } from "./plan-finder.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PlanTiers } from "./plan-tiers.tsx";
import { PlanValue } from "./plan-value.tsx";
import { WhyAPlan } from "./why-a-plan.tsx";

const service = serviceData({
  name: head.title,
  description: head.description,
  path: "/protection-plans",
  offers: tiers.plans.map(({ id, description }) => ({
    name: tiers.inFull(plansInWords[id].name),
    description,
    price: plans[id].monthlyPrice,
    monthly: true,
  })),
});

/** Everything below the three plans. */
export function LowerPage() {
  return (
    <>
      <PlanTiers />
      <PlanTable />
      <PlanFinder />
      <PlanValue />
      <CoveredServices />
      <WhyAPlan />
      <MemberQuotes />
      <QuestionList heading={questionsHeading} questions={questions} />
      <OwnStepClosing
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
      <DataScript data={service} />
    </>
  );
}
