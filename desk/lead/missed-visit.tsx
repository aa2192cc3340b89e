import { deskLetters, letterText } from "#content/en/desk-letters.ts";
import { draftKey, readDraft } from "#desk/drafts/draft-store.ts";
import { putDraft } from "#desk/drafts/use-draft.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { Lead } from "#domain/lead/lead-page.ts";
import { type Writing, writingPlace } from "./writing.ts";

const letter = deskLetters.find(({ id }) => id === "missed-you");

/** Says that nobody was there for the inspection, and opens a letter about it that is ready to be sent. */
export function MissedVisit({ lead, write }: { lead: Lead; write: (writing: Writing) => void }) {
  const me = useMe();
  if (lead.followUpReason !== "no-show" || !letter) return null;
  const { subject } = letter;

  function open(): void {
    const key = draftKey(me.id, writingPlace(lead.id, "mail"));
    // What somebody has written already stays.
    if (letter && !readDraft(localStorage, key)) {
      const facts = { name: lead.name, staffName: me.name, times: [], siteUrl: location.origin };
      putDraft(localStorage, key, {
        ...{ subject, text: letterText(letter, facts), template: letter.id },
      });
    }
    write("mail");
  }

  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>Nobody was there for the inspection.</p>
        {lead.email && (
          <Button look="quiet" onClick={open}>
            Open the letter “{subject}”
          </Button>
        )}
      </Notice>
    </div>
  );
}
