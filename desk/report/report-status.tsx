import { clashText, reportStatus as words } from "#content/en/desk/report.ts";
import { DraftStatus } from "#desk/drafts/draft-status.tsx";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { clashParts } from "./clash-parts.ts";
import { reportBox } from "./report-box.ts";
import { isUnsaved, type ReportEntry } from "./report-entry.ts";
import type { useReport } from "./use-report.ts";

/** Where the draft is, and what somebody else has said meanwhile. */
export function ReportStatus({
  entry,
  report,
}: {
  entry: ReportEntry;
  report: ReturnType<typeof useReport>;
}) {
  const roofWords = useRoofWords();
  return (
    <DraftStatus
      {...{ entry, words }}
      isUnsaved={isUnsaved(entry)}
      isInMemoryOnly={reportBox.isInMemoryOnly(entry)}
      can={report}
      clashes={entry.clashes.map((clash) => {
        const { field, theirs } = clashParts(clash, entry.content, roofWords);
        return <li key={JSON.stringify(clash)}>{clashText(field, theirs)}</li>;
      })}
    />
  );
}
