import type { FormEvent } from "react";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { Button } from "#desk/ui/button.tsx";
import { TextareaField } from "#desk/ui/field.tsx";
import type { Lead } from "#domain/lead/lead-page.ts";
import { useWrittenEntry } from "./use-written-entry.ts";

const words = {
  note: { label: "Note, for the office only", save: "Save the note" },
  text: { label: "What did you text?", save: "Log the text" },
};

/** A note, or a record of what was texted from the phone. */
export function NoteForm({ lead, kind }: { lead: Lead; kind: "note" | "text" }) {
  const { draft, add } = useWrittenEntry(lead, kind);
  const { label, save: action } = words[kind];

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = draft.latest().trim();
    if (text || kind === "text") add({ kind, text });
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={label}
        rows={3}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" type="submit">
          {action}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
