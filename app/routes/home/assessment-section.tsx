import { RoofAssessment } from "#app/sections/assessment/roof-assessment.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { assessment as words } from "#content/en/home.ts";
import { Title } from "#ui/pages/title.tsx";

/** 'Is My Roof OK?': the assessment in its compact form. */
export function AssessmentSection() {
  return (
    <section
      aria-labelledby="assessment-title"
      className="ground-dark shingle-courses page-grid items-center gap-y-10 py-section"
    >
      <div className="lg:col-span-4">
        <Title id="assessment-title">{words.heading}</Title>
        <p className="mt-6 max-w-prose text-lead">{words.lead}</p>
        <p className="mt-4">
          <MoreLink to={words.more.to}>{words.more.label}</MoreLink>
        </p>
      </div>
      <div className="lg:col-span-8 lg:pl-8 print:hidden">
        <RoofAssessment mode="widget" />
      </div>
    </section>
  );
}
