import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { finder } from "#content/en/plan-finder.ts";
import { readFinderAnswers } from "#domain/plan/plan-finder.ts";
import { FinderForm } from "./finder-form.tsx";
import { FinderResult } from "./finder-result.tsx";
import { FinderRules } from "./finder-rules.tsx";

/**
 * Three questions and what follows from them. The answers stand in the address, so that a reload, Back
 * and a link that is passed on show the same; without scripts the form asks the server for it.
 */
export function PlanFinder() {
  const [search] = useSearchParams();
  const answers = readFinderAnswers(search);
  const result = useRef<HTMLHeadingElement>(null);
  const isSent = useRef(false);

  // An address with the same fragment moves no focus (use-page-focus): whoever asks again is led there.
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    result.current?.focus();
  });

  return (
    <section
      id="plan-finder"
      aria-labelledby="plan-finder-heading"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-8 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)] print:hidden"
    >
      <h2 id="plan-finder-heading" className="text-title lg:col-span-6">
        {finder.heading}
      </h2>
      <p className="self-end text-lead text-slate-300 lg:col-span-6">{finder.lead}</p>
      <div>
        <FinderForm
          key={search.toString()}
          answers={answers}
          onSend={() => {
            isSent.current = true;
          }}
        />
      </div>
      {answers && (
        <div>
          <FinderResult answers={answers} heading={result} />
        </div>
      )}
      <div>
        <FinderRules />
      </div>
    </section>
  );
}
