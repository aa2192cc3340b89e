import { missedVisit as words } from "#content/en/desk/lead.ts";
import { deskLetters } from "#content/en/desk/letters.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { Writing } from "./writing.ts";

/** Says that nobody was there for the inspection, and opens the letter about it that waits to be sent. */
export function MissedVisit({ lead, write }: { lead: Lead; write: (writing: Writing) => void }) {
  if (lead.followUpReason !== "no-show") return null;
  const draft = deskLetters.find(({ id }) => id === lead.letterDraft);
  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>{words.nobodyThere}</p>
        {draft && (
          <>
            <p>{words.waits}</p>
            <Button look="quiet" onClick={() => write("mail")}>
              {words.open(draft.subject)}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}
