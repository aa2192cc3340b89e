import { useState } from "react";
import { answerOthers as words } from "#content/en/desk/lead.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Told } from "#ui/desk/told.tsx";
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
    return <Told>{words.answeredToo}</Told>;
  }
  if (!wasWaiting || !lead.answeredAt || waiting.length === 0 || isDeclined) return null;
  const numbers = new Intl.ListFormat("en-US").format(waiting.map(({ number }) => `${number}`));
  return (
    <Notice tone="soon">
      <p>{words.ask(waiting.length === 1 ? words.one(numbers) : words.several(numbers))}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={mark.isPending} onClick={() => mark.mutate(undefined)}>
          {words.mark(waiting.length)}
        </Button>
        <Button look="plain" onClick={() => setDeclined(true)}>
          {words.no}
        </Button>
      </div>
      {mark.error && <p>{failureText(mark.error)}</p>}
    </Notice>
  );
}
