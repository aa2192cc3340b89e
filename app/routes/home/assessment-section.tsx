import { Link } from "react-router";
import { RoofAssessment } from "#app/sections/assessment/roof-assessment.tsx";

/** 'Is My Roof OK?': the quiz in its compact form. */
export function AssessmentSection() {
  return (
    <section
      aria-labelledby="roof-check"
      className="ground-dark shingle-courses page-grid items-center gap-y-10 py-section"
    >
      <div className="lg:col-span-4">
        <h2 id="roof-check" className="drip-edge text-title">
          Is My Roof OK?
        </h2>
        <p className="mt-6 max-w-prose text-lead">
          Answer six questions about age, leaks, shingles, storms, gutters and the attic. You'll get
          a plain answer right away. No name needed.
        </p>
        <p className="mt-4">
          <Link
            to="/roof-assessment"
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Take the full roof assessment
          </Link>
        </p>
      </div>
      <div className="lg:col-span-8 lg:pl-8 print:hidden">
        <RoofAssessment mode="widget" />
      </div>
    </section>
  );
}
