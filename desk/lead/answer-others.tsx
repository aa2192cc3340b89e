import { useState } from "react";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { Told } from "#desk/ui/told.tsx";
import { closedStates } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { useLeadCall } from "./use-lead-call.ts";

/** After an answer: whether it also answers the person's other leads that wait. */
export function AnswerOthers({ lead }: { lead: Lead }) {
  // Only asked of somebody who has seen it wait: an old lead, opened again, asks nothing.
  const [wasWaiting] = useState(!lead.answeredAt);
  const [isDeclined, setDeclined] = useState(false);
  const mark = useLeadCall(() =>
    deskClient.POST("/desk/leads/{id}/answer-others", { params: { path: { id: lead.id } } }),
  );
  const waiting = lead.others.filter(
    ({ answeredAt, state }) => !answeredAt && !closedStates.some((closed) => closed === state),
  );
  if (mark.isSuccess && waiting.length === 0) {
    return <Told>This person's other leads are answered, too.</Told>;
  }
  if (!wasWaiting || !lead.answeredAt || waiting.length === 0 || isDeclined) return null;
  const numbers = new Intl.ListFormat("en-US").format(waiting.map(({ number }) => `${number}`));
  return (
    <Notice tone="soon">
      <p>
        {waiting.length === 1
          ? `Lead ${numbers} of this person waits`
          : `Leads ${numbers} of this person wait`}
        , too. Answered as well?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={mark.isPending} onClick={() => mark.mutate(undefined)}>
          {waiting.length === 1 ? "Mark it answered" : `Mark all ${waiting.length} answered`}
        </Button>
        <Button look="plain" onClick={() => setDeclined(true)}>
          No
        </Button>
      </div>
      {mark.error && <p>{failureText(mark.error)}</p>}
    </Notice>
  );
}
