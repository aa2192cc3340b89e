import { lostReasonNames, stateNames } from "#content/en/desk-words.ts";
import { Button } from "#desk/ui/button.tsx";
import type { OutcomeWords } from "./outcome-draft.ts";
import type { SentOutcome } from "./outcome-queue.ts";

/** An outcome that the server does not have yet. While it waits, it can be changed. */
export function UnsentOutcome({
  outcome,
  isWaiting,
  onChange,
}: {
  outcome: SentOutcome;
  isWaiting: boolean;
  onChange: (outcome: SentOutcome) => void;
}) {
  return (
    <div className="grid w-full justify-items-start gap-2 border-t border-line pt-3">
      <p role="status" className="wrap-anywhere whitespace-pre-line">
        <strong>{isWaiting ? "Not sent yet" : "Saving…"}</strong> {wordsText(outcome.words)}
      </p>
      {isWaiting && (
        <>
          <p className="text-small text-soft">
            It is kept in this browser and is sent by itself once there is a connection.
          </p>
          <Button look="quiet" onClick={() => onChange(outcome)}>
            Change<span className="sr-only"> the outcome of {outcome.name}</span>
          </Button>
        </>
      )}
    </div>
  );
}

/** `Lost: price. "They found somebody cheaper."` */
function wordsText({ state, lostReason, note }: OutcomeWords): string {
  const reason = lostReason ? `: ${lostReasonNames[lostReason].toLowerCase()}` : "";
  const chosen = state ? `${stateNames[state]}${reason}.` : "";
  return [chosen, note.trim() && `“${note.trim()}”`].filter(Boolean).join(" ");
}
