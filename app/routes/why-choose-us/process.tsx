import { Timeline } from "#app/sections/text/timeline.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Title } from "#app/ui/title.tsx";
import { process } from "#content/en/why-choose-us.ts";

/** The five steps of a job, on one line. */
export function Process() {
  return (
    <section aria-labelledby="process" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <div className="lg:col-span-9">
        <Title id="process">{process.heading}</Title>
        <Lead className="mt-6">{process.lead}</Lead>
      </div>
      <Timeline across steps={process.steps} />
    </section>
  );
}
