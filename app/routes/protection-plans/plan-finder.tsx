import { useSearchParams } from "react-router";
import { finder } from "#content/en/plan-finder.ts";
import { readFinderAnswers } from "#domain/plan/plan-finder.ts";
import { FinderForm } from "./finder-form.tsx";
import { FinderResult } from "./finder-result.tsx";
import { FinderRules } from "./finder-rules.tsx";

/**
 * Three questions and a recommendation. The answers are in the address, so that Reload, Back and a
 * shared link show the same; without scripts the form requests the page from the server.
 */
export function PlanFinder() {
  const [search] = useSearchParams();
  const answers = readFinderAnswers(search);

  return (
    <section
      id="plan-finder"
      aria-labelledby="plan-finder-heading"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-5 pb-9 md:gap-y-8 md:pb-section [--rise:clamp(1.5rem,4vw,3.5rem)] print:hidden"
    >
      <h2 id="plan-finder-heading" className="text-title lg:col-span-6">
        {finder.heading}
      </h2>
      <p className="self-end text-lead text-slate-300 lg:col-span-6">{finder.lead}</p>
      <div>
        <FinderForm key={search.toString()} answers={answers} />
      </div>
      {answers && (
        <div>
          <FinderResult answers={answers} />
        </div>
      )}
      <div>
        <FinderRules />
      </div>
    </section>
  );
}
