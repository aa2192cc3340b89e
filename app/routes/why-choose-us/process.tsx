import { Timeline } from "#app/sections/text/timeline.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { process } from "#content/en/why-choose-us.ts";
import { Chapter } from "./chapter.tsx";

/** The five steps of a job, on one line. */
export function Process() {
  return (
    <Chapter id="process" heading={process.heading}>
      <Lead className="mb-8 md:mt-6 lg:mb-10 print:my-2">{process.lead}</Lead>
      <Timeline across steps={process.steps} />
    </Chapter>
  );
}
