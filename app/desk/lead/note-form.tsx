import type { FormEvent } from "react";
import { deskClient } from "#app/desk/desk-client.ts";
import { DraftMark } from "#app/desk/drafts/draft-mark.tsx";
import { useDraft } from "#app/desk/drafts/use-draft.ts";
import { failureText } from "#app/desk/failure-text.ts";
import { Button } from "#app/desk/ui/button.tsx";
import { TextareaField } from "#app/desk/ui/field.tsx";
import { Notice } from "#app/desk/ui/notice.tsx";
import { limits } from "#domain/person/contact-limits.ts";
import { useLeadCall } from "./use-lead-call.ts";
import { writingPlace } from "./writing.ts";

const words = {
  note: { label: "Note, for the office only", save: "Save the note" },
  text: { label: "What did you text?", save: "Log the text" },
};

/** A note, or a record of what was texted from the phone. */
export function NoteForm({ leadId, kind }: { leadId: string; kind: "note" | "text" }) {
  const draft = useDraft(writingPlace(leadId, kind), "");
  const path = { id: leadId };
  const save = useLeadCall(
    (text: string) =>
      kind === "note"
        ? deskClient.POST("/desk/leads/{id}/notes", { params: { path }, body: { text } })
        : deskClient.POST("/desk/leads/{id}/texts", { params: { path }, body: { text } }),
    draft.clear,
  );
  const { label, save: action } = words[kind];

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = draft.value.trim();
    if (!save.isPending && (text || kind === "text")) save.mutate(text);
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={label}
        rows={3}
        maxLength={limits.text}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" type="submit" busy={save.isPending}>
          {action}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
