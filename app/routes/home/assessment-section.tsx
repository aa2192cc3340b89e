import { RoofAssessment } from "#app/sections/assessment/roof-assessment.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { assessment as words } from "#content/en/home.ts";

/** 'Is My Roof OK?': the assessment in its compact form. */
export function AssessmentSection() {
  return (
    <section
      aria-labelledby="assessment-title"
      className="ground-dark shingle-courses page-grid items-center gap-y-10 py-section"
    >
      <div className="lg:col-span-4">
        <h2 id="assessment-title" className="drip-edge text-title">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-prose text-lead">{words.lead}</p>
        <p className="mt-4">
          <PageLink
            to={words.more.to}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {words.more.label}
          </PageLink>
        </p>
      </div>
      <div className="lg:col-span-8 lg:pl-8 print:hidden">
        <RoofAssessment mode="widget" />
      </div>
    </section>
  );
}
