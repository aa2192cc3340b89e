import { Suspense } from "react";
import { factsInMeta, useFacts } from "#app/facts/use-facts.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { description } from "#content/en/descriptions/protection-plans.ts";
import { planNames } from "#content/en/plan-price.ts";
import { closing, questions, questionsHeading, tiers } from "#content/en/protection-plans.ts";
import type { Facts } from "#domain/business/facts.ts";
import { head } from "#generated/pages/protection-plans.ts";
import { CoveredServices } from "./covered-services.tsx";
import { MemberQuotes } from "./member-quotes.tsx";
import { Opening } from "./opening.tsx";
import { PlanFinder } from "./plan-finder.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PlanTiers } from "./plan-tiers.tsx";
import { PlanValue } from "./plan-value.tsx";
import { WhyAPlan } from "./why-a-plan.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    description,
    structuredData: [
      breadcrumbData([{ name: head.name, path: "/protection-plans" }]),
      serviceOffered(factsInMeta()),
    ],
  });

function serviceOffered(f: Facts) {
  const { plans, inFull } = tiers(f);
  return serviceData(f, {
    name: head.name,
    description: description(f),
    path: "/protection-plans",
    offers: plans.map((plan) => ({
      name: inFull(planNames[plan.id]),
      description: plan.description,
      price: f.plans[plan.id].monthlyPrice,
      monthly: true,
    })),
  });
}

export default function Page() {
  const facts = useFacts();
  return (
    <>
      <Opening />
      <Suspense>
        <PlanFinder />
        <div className="one-column">
          <PlanTiers />
          <PlanTable />
        </div>
        <PlanValue />
        <CoveredServices />
        <WhyAPlan />
        <MemberQuotes />
        <QuestionList heading={questionsHeading} questions={questions(facts)} />
        <OwnStepClosing
          heading={closing.heading}
          text={closing.text}
          actions={
            <>
              <ButtonLink to="/schedule-inspection">{closing.book}</ButtonLink>
              <ButtonLink to="/contact-us" look="quiet">
                {closing.ask}
              </ButtonLink>
            </>
          }
        />
      </Suspense>
    </>
  );
}
