import { clashText, reportStatus as words } from "#content/en/desk/report.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { clashParts } from "./clash-parts.ts";
import { reportBox } from "./report-box.ts";
import { isUnsaved, type ReportEntry } from "./report-entry.ts";
import type { useReport } from "./use-report.ts";

/** Where the draft is: saved, on this device, or about to be sent; and what somebody else has said meanwhile. */
export function ReportStatus({
  entry,
  report,
}: {
  entry: ReportEntry;
  report: ReturnType<typeof useReport>;
}) {
  const roofWords = useRoofWords();
  const isOnline = useIsOnline();
  const isWaiting = entry.sendAt !== null;
  return (
    <>
      <p role="status" className="text-small text-soft">
        {isWaiting
          ? isOnline
            ? words.sending
            : words.willBeSent
          : !isUnsaved(entry)
            ? words.saved
            : reportBox.isInMemoryOnly(entry)
              ? words.lost
              : isOnline
                ? words.saving
                : words.kept}
      </p>
      {isWaiting && (
        <Button look="quiet" className="justify-self-start" onClick={report.takeBack}>
          {words.takeBack}
        </Button>
      )}
      {entry.refusal !== null && (
        <Notice tone="late">
          <p>{words.notSent(entry.refusal)}</p>
          {report.isSentBefore && (
            <Button look="quiet" onClick={report.correctWithEntry}>
              {words.makeCorrection}
            </Button>
          )}
        </Notice>
      )}
      {entry.clashes.length > 0 && (
        <Notice tone="soon">
          <p>{words.theirs}</p>
          <ul className="list-disc ps-5">
            {entry.clashes.map((clash) => {
              const { field, theirs } = clashParts(clash, entry.content, roofWords);
              return <li key={JSON.stringify(clash)}>{clashText(field, theirs)}</li>;
            })}
          </ul>
          <Button look="quiet" onClick={report.forgetClashes}>
            {words.seen}
          </Button>
        </Notice>
      )}
    </>
  );
}
