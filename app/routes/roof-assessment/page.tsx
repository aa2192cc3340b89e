import { Suspense } from "react";
import { data, useSearchParams } from "react-router";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageContextOf } from "#app/page-context.ts";
import { answersIn } from "#app/sections/assessment/assessment-state.ts";
import { FollowUp } from "#app/sections/assessment/follow-up.tsx";
import { ResultReasons } from "#app/sections/assessment/result-reasons.tsx";
import { RoofAssessment } from "#app/sections/assessment/roof-assessment.tsx";
import { submitFollowUp } from "#app/sections/assessment/submit-follow-up.server.ts";
import { SentBefore } from "#app/sections/sent/sent-before.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { opening } from "#content/en/roof-assessment.ts";
import { head } from "#generated/pages/roof-assessment.ts";
import type { Route } from "./+types/page";
import { InspectorsView } from "./inspectors-view.tsx";
import { ScoreGuide } from "./score-guide.tsx";

export const meta = () => pageMeta(head);

/** The follow-up form without JavaScript. The answers are in the address, as they were for the result above it. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request);
  const address = new URL(request.url).searchParams;
  const result = await submitFollowUp(fields, pageContextOf(context), answersIn(address));
  return data(result, { status: result.status });
}

export default function Page({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  // The menu's roof-age links lead here, and the questions without scripts. Other answers restart the assessment.
  const address = answersIn(search);
  return (
    <>
      <section className="ground-dark shingle-courses page-grid pt-[calc(var(--spacing-header)+3.25rem)] pb-section lg:pt-[calc(var(--spacing-header)+3.5rem)] print:py-0!">
        <h1 className="drip-edge self-end text-title lg:col-span-6">{opening.heading}</h1>
        <p className="mt-6 max-w-prose text-lead text-slate-300 lg:col-span-6 lg:mt-0 lg:self-end">
          {opening.lead}
        </p>
        <div className="mt-10 lg:mt-12 print:mt-4!">
          <SentBefore form="assessment-follow-up" />
          <RoofAssessment
            key={JSON.stringify(address)}
            mode="page"
            address={address}
            posted={actionData}
            Reasons={ResultReasons}
            FollowUp={FollowUp}
          />
        </div>
      </section>
      <Suspense>
        <ScoreGuide />
        <InspectorsView />
      </Suspense>
    </>
  );
}
