import { useState } from "react";
import { beyondNames, missingText, sendReport as words } from "#content/en/desk/report.ts";
import { answerText } from "#content/en/report.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import { type BeyondFacts, beyondFacts } from "#domain/report/beyond-facts.ts";
import { type Missing, missingFrom } from "#domain/report/complete-report.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { ReportEntry } from "./report-entry.ts";

/** What is missing, where it goes; and sending it, which asks once. */
export function SendReport({
  entry: { content, corrects },
  email,
  onSend,
}: {
  entry: ReportEntry;
  /** Empty: they have none; null: not known. */
  email: string | null;
  onSend: (isSeenBeyondFacts: boolean) => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const isOnline = useIsOnline();
  const missing = missingFrom(content, { isCorrection: corrects !== null });
  const beyond = beyondFacts(content);
  const answer = answerOf(content);
  const { conditions } = useRoofWords();
  const numberOf = (id: string) => content.findings.findIndex((one) => one.id === id) + 1;
  const send = corrects === null ? words.send : words.sendCorrection;
  return (
    <section aria-labelledby="sending" className="grid gap-3 border-t border-line pt-6">
      <h2 id="sending" className="text-heading">
        {words.heading}
      </h2>
      {missing.length === 0 ? (
        <p className="font-semibold text-good">{words.complete}</p>
      ) : (
        <ul className="grid gap-1">
          {missing.map((one) => (
            <li key={JSON.stringify(one)}>
              <GoTo id={placeOf(one)}>
                {missingText(one, "finding" in one ? numberOf(one.finding) : 0)}
              </GoTo>
            </li>
          ))}
        </ul>
      )}
      {beyond.length > 0 && (
        <Notice tone="soon">
          <p className="font-semibold">{words.beyond}</p>
          <ul className="grid gap-1">
            {beyond.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in one text twice
              <li key={index}>
                <GoTo id={beyondPlace(one)}>
                  “{one.phrase}” ({beyondNames[one.kind]})
                </GoTo>
              </li>
            ))}
          </ul>
          <p className="text-small">{words.beyondHint}</p>
        </Notice>
      )}
      <Button
        className="min-h-12 justify-self-start"
        disabled={missing.length > 0}
        onClick={() => setAsked(true)}
      >
        {send}
      </Button>
      <Dialog
        title={words.confirm}
        open={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button
              onClick={() => {
                setAsked(false);
                onSend(beyond.length > 0);
              }}
            >
              {send}
            </Button>
            <Button look="plain" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        {answer && <p className="font-semibold">{answerText(answer, conditions)}</p>}
        {email !== null && <p>{email ? words.mailed(email) : words.notMailed}</p>}
        {!isOnline && <p>{words.later}</p>}
        {beyond.length > 0 && (
          <p className="font-semibold text-soon">
            {words.beyond} {beyond.map(({ phrase }) => `“${phrase}”`).join(", ")}
          </p>
        )}
      </Dialog>
    </section>
  );
}

/** A press that leads to a place of this page, and puts the focus there. */
function GoTo({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-9 text-left text-link underline pointer-coarse:min-h-11"
      onClick={() => {
        const place = document.getElementById(id);
        place?.focus({ preventScroll: true });
        place?.scrollIntoView({ block: "start" });
      }}
    >
      {children}
    </button>
  );
}

function placeOf(missing: Missing): string {
  if ("finding" in missing) return `finding-${missing.finding}`;
  switch (missing.what) {
    case "looked-at":
      return "looked-at";
    case "why-not":
      return `area-${missing.area}`;
    case "correction":
      return "correction";
    default:
      return "advice";
  }
}

function beyondPlace({ at }: BeyondFacts): string {
  return typeof at === "string" ? at : `finding-${at.finding}`;
}
