import type { ReactNode } from "react";
import { draftStatus as words } from "#content/en/desk/drafts.ts";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Where a draft is: saved, on this device, or about to be sent; and what somebody else has written meanwhile. */
export function DraftStatus({
  entry,
  isUnsaved,
  isInMemoryOnly,
  can,
  words: { willBeSent, theirs },
  clashes,
}: {
  entry: { sendAt: number | null; refusal: string | null };
  isUnsaved: boolean;
  /** Whether a reload would lose it. */
  isInMemoryOnly: boolean;
  can: {
    takeBack: () => void;
    /** Whether it was sent before, so that what is written in it can only correct that. */
    isSentBefore: boolean;
    correctWithEntry: () => void;
    forgetClashes: () => void;
  };
  words: { willBeSent: string; theirs: string };
  /** An item each. */
  clashes: readonly ReactNode[];
}) {
  const isOnline = useIsOnline();
  const isWaiting = entry.sendAt !== null;
  const waiting = isOnline ? words.sending : willBeSent;
  const unsaved = isInMemoryOnly ? words.lost : isOnline ? words.saving : words.kept;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small text-soft">
        {isWaiting ? waiting : isUnsaved ? unsaved : words.saved}
      </p>
      {isWaiting && (
        <Button look="quiet" className="justify-self-start" onClick={can.takeBack}>
          {words.takeBack}
        </Button>
      )}
      {entry.refusal !== null && (
        <Notice tone="late">
          <p>{words.notSent(entry.refusal)}</p>
          {can.isSentBefore && (
            <Button look="quiet" onClick={can.correctWithEntry}>
              {words.makeCorrection}
            </Button>
          )}
        </Notice>
      )}
      {clashes.length > 0 && (
        <Notice tone="soon">
          <p>{theirs}</p>
          <ul className="list-disc ps-5">{clashes}</ul>
          <Button look="quiet" onClick={can.forgetClashes}>
            {words.seen}
          </Button>
        </Notice>
      )}
    </div>
  );
}
