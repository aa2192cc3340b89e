import { Suspense } from "react";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import plansPhoto from "#art/masters/plans.jpg?photo";
import { plansInWords } from "#content/en/protection-plan.ts";
import { closing, hero, questions, questionsHeading, tiers } from "#content/en/protection-plans.ts";
import { plans } from "#content/plans.ts";
import { head } from "#generated/pages/protection-plans.ts";
import type { Route } from "./+types/page";
import { CoveredServices } from "./covered-services.tsx";
import { MemberQuotes } from "./member-quotes.tsx";
import { PlanFinder } from "./plan-finder.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PlanTiers } from "./plan-tiers.tsx";
import { PlanValue } from "./plan-value.tsx";
import { WhyAPlan } from "./why-a-plan.tsx";

const serviceOffered = serviceData({
  name: head.name,
  description: head.description,
  path: "/protection-plans",
  offers: tiers.plans.map(({ id, description }) => ({
    name: tiers.inFull(plansInWords[id].name),
    description,
    price: plans[id].monthlyPrice,
    monthly: true,
  })),
});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    ...head,
    structuredData: [
      breadcrumbData([{ name: head.name, path: "/protection-plans" }]),
      serviceOffered,
    ],
  });

export default function Page() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        photo={plansPhoto}
        alt={hero.picture}
        position="object-[45%_40%]"
        actions={
          <>
            <ButtonLink to="/schedule-inspection">{hero.book}</ButtonLink>
            <ButtonLink to="#plan-finder" variant="quiet">
              {hero.find}
            </ButtonLink>
          </>
        }
      >
        {hero.lead}
      </PageHero>
      <Suspense>
        <PlanTable />
        <PlanTiers />
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
      </Suspense>
    </>
  );
}
