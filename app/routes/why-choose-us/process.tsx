import { Timeline } from "#app/sections/text/timeline.tsx";
import { process } from "#content/en/why-choose-us.ts";

/** The five steps of a job, on one line. */
export function Process() {
  return (
    <section aria-labelledby="process" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <div className="lg:col-span-9">
        <h2 id="process" className="drip-edge text-title">
          {process.heading}
        </h2>
        <p className="mt-6 max-w-prose text-lead text-slate-700">{process.lead}</p>
      </div>
      <Timeline across steps={process.steps} />
    </section>
  );
}
