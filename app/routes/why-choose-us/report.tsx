import { ReportSheet } from "#app/sections/sample-report/sample-report.tsx";
import { sampleReport } from "#content/en/sample-report.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Chapter } from "./chapter.tsx";

/** What an owner gets after an inspection. */
export function Report() {
  return (
    <Chapter id="sample-report" heading={sampleReport.heading} ground="md:pt-0!">
      <Lead className="mb-8 md:mt-6">{sampleReport.lead}</Lead>
      <ReportSheet />
    </Chapter>
  );
}
