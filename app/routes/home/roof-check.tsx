import { RoofQuiz } from "#app/sections/roof-quiz/roof-quiz.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** 'Is My Roof OK?': the quiz in its compact form. */
export function RoofCheck() {
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
          <PageLink
            to="/roof-assessment"
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Take the full roof assessment
          </PageLink>
        </p>
      </div>
      <div className="lg:col-span-8 lg:pl-8 print:hidden">
        <RoofQuiz mode="widget" />
      </div>
    </section>
  );
}
