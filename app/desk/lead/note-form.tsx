import type { FormEvent } from "react";
import { deskClient } from "#app/desk/desk-client.ts";
import { DraftMark } from "#app/desk/drafts/draft-mark.tsx";
import { isDoublePress } from "#app/desk/drafts/draft-submission.ts";
import { useDraft } from "#app/desk/drafts/use-draft.ts";
import { failureText } from "#app/desk/failure-text.ts";
import { Button } from "#app/desk/ui/button.tsx";
import { TextareaField } from "#app/desk/ui/field.tsx";
import { Notice } from "#app/desk/ui/notice.tsx";
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
