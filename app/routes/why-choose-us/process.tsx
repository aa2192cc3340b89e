import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { process } from "#content/en/why-choose-us.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Chapter } from "./chapter.tsx";

/** The five steps of a job, on one line. */
export function Process() {
  const { heading, lead, steps } = useWords(process);
  return (
    <Chapter id="process" heading={heading}>
      <Lead className="mb-8 md:mt-6 lg:mb-10 print:my-2">{lead}</Lead>
      <Timeline across steps={steps} />
    </Chapter>
  );
}
