import { outcomeNames } from "#content/en/desk-words.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { isDoublePress } from "#desk/drafts/draft-submission.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextareaField } from "#desk/ui/field.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { type CallOutcome, callOutcomes } from "#domain/lead/lead.ts";
import { useLeadCall } from "./use-lead-call.ts";
import { writingPlace } from "./writing.ts";

/** How a call went: one press logs it, along with any notes taken meanwhile. */
export function CallForm({ leadId }: { leadId: string }) {
  const draft = useDraft(writingPlace(leadId, "call"), "");
  const log = useLeadCall(
    ({ outcome, note }: { outcome: CallOutcome; note: string }) => {
      const body = { outcome, note: note.trim() };
      const params = { path: { id: leadId }, header: draft.repeatable(body) };
      return deskClient.POST("/desk/leads/{id}/calls", { params, body });
    },
    (_lead, { note }) => draft.finish(note),
  );
  return (
    <div className="grid gap-2">
      <TextareaField
        label="Note on the call"
        rows={2}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 font-semibold">How did it go?</legend>
        <div className="grid grid-cols-2 gap-1.5 sm:flex sm:flex-wrap">
          {callOutcomes.map((outcome) => (
            <Button
              key={outcome}
              look="quiet"
              busy={log.isPending}
              onClick={() => isDoublePress(log) || log.mutate({ outcome, note: draft.value })}
            >
              {outcomeNames[outcome]}
            </Button>
          ))}
        </div>
      </fieldset>
      {log.error && (
        <Notice tone="late">
          <p>{failureText(log.error)} The call is not logged yet.</p>
        </Notice>
      )}
      <DraftMark draft={draft} />
    </div>
  );
}
