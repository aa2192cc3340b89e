import { seenMove as words } from "#content/en/desk/lead.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { focusState } from "./lead-head.tsx";
import { useLeadCall } from "./use-lead-call.ts";

/** Says that the visitor has moved the inspection, and takes the lead off the waiting list when somebody has seen it. */
export function SeenMove({ lead }: { lead: Lead }) {
  const see = useLeadCall(
    (at: string) =>
      deskClient.POST("/desk/leads/{id}/seen", {
        params: { path: { id: lead.id } },
        body: { at },
      }),
    focusState,
  );
  const { returned } = lead;
  if (!returned?.isSeenEnough) return null;
  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>{words.moved}</p>
        <Button look="quiet" busy={see.isPending} onClick={() => see.mutate(returned.at)}>
          {words.seen}
        </Button>
        {see.error && <p>{conflictOf(see.error)?.error ?? failureText(see.error)}</p>}
      </Notice>
    </div>
  );
}
