import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { FollowUp } from "#app/sections/assessment/follow-up.tsx";
import { ResultReasons } from "#app/sections/assessment/result-reasons.tsx";
import { RoofAssessment } from "#app/sections/assessment/roof-assessment.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { opening } from "#content/en/roof-assessment.ts";
import { head } from "#generated/pages/roof-assessment.ts";
import { InspectorsView } from "./inspectors-view.tsx";
import { ScoreGuide } from "./score-guide.tsx";

export const meta = () => pageMeta(head);

export default function Page() {
  const [search] = useSearchParams();
  // The menu's roof-age links lead here. A different age restarts the assessment.
  const roofAge = search.get("roofAge") ?? "";
  return (
    <>
      <section className="ground-dark shingle-courses page-grid pt-[calc(var(--spacing-header)+3.25rem)] pb-section lg:pt-[calc(var(--spacing-header)+3.5rem)] print:py-0!">
        <h1 className="drip-edge self-end text-title lg:col-span-6">{opening.heading}</h1>
        <p className="mt-6 max-w-prose text-lead text-slate-300 lg:col-span-6 lg:mt-0 lg:self-end">
          {opening.lead}
        </p>
        <div className="mt-10 lg:mt-12 print:mt-4!">
          <RoofAssessment
            key={roofAge}
            mode="page"
            firstAnswer={roofAge}
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
