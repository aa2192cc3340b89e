import type { FormEvent } from "react";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { isDoublePress } from "#desk/drafts/draft-submission.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextareaField } from "#desk/ui/field.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { useLeadCall } from "./use-lead-call.ts";
import { writingPlace } from "./writing.ts";

const words = {
  note: { label: "Note, for the office only", save: "Save the note" },
  text: { label: "What did you text?", save: "Log the text" },
};

/** A note, or a record of what was texted from the phone. */
export function NoteForm({ leadId, kind }: { leadId: string; kind: "note" | "text" }) {
  const draft = useDraft(writingPlace(leadId, kind), "");
  const save = useLeadCall(
    (typed: string) => {
      const body = { text: typed.trim() };
      const params = { path: { id: leadId }, header: draft.repeatable(body) };
      return kind === "note"
        ? deskClient.POST("/desk/leads/{id}/notes", { params, body })
        : deskClient.POST("/desk/leads/{id}/texts", { params, body });
    },
    (_lead, typed) => draft.finish(typed),
  );
  const { label, save: action } = words[kind];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending || isDoublePress(save)) return;
    if (draft.value.trim() || kind === "text") save.mutate(draft.value);
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label={label}
        rows={3}
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
