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

/** A note on the lead. */
export function NoteForm({ leadId }: { leadId: string }) {
  const draft = useDraft(writingPlace(leadId, "note"), "");
  const save = useLeadCall(
    (typed: string) => {
      const body = { text: typed.trim() };
      const params = { path: { id: leadId }, header: draft.repeatable(body) };
      return deskClient.POST("/desk/leads/{id}/notes", { params, body });
    },
    (_lead, typed) => draft.finish(typed),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending || isDoublePress(save)) return;
    if (draft.value.trim()) save.mutate(draft.value);
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextareaField
        label="Note, for the office only"
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
          Save the note
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
