import type { FormEvent } from "react";
import { noteForm as words } from "#content/en/desk/lead.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { useWrittenEntry } from "./use-written-entry.ts";

/** A note on the lead. */
export function NoteForm({ lead }: { lead: Lead }) {
  const { draft, add } = useWrittenEntry(lead, "note");

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = draft.latest().trim();
    if (text) add({ kind: "note", text });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextareaField
        label={words.note}
        rows={3}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" type="submit">
          {words.save}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
