import { pausedTexts as words } from "#content/en/desk/lead.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { PauseDecision } from "#domain/text/text-kind.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { focusState } from "./lead-head.tsx";
import { useLeadCall } from "./use-lead-call.ts";

/** Says that the person seems to want no more texts, in their own words, and asks what they meant. */
export function PausedTexts({ lead }: { lead: Lead }) {
  const decide = useLeadCall(
    (decision: PauseDecision) =>
      deskClient.POST("/desk/leads/{id}/texts-pause", {
        params: { path: { id: lead.id } },
        body: { decision },
      }),
    focusState,
  );
  if (!lead.textsPaused) return null;
  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>{words.asked(lead.name)}</p>
        <blockquote className="whitespace-pre-line border-s-2 border-edge ps-3 wrap-anywhere">
          {lead.textsPaused.wording}
        </blockquote>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" busy={decide.isPending} onClick={() => decide.mutate("end")}>
            {words.end}
          </Button>
          <Button look="plain" busy={decide.isPending} onClick={() => decide.mutate("go-on")}>
            {words.goOn}
          </Button>
        </div>
        {decide.error && <p>{failureText(decide.error)}</p>}
      </Notice>
    </div>
  );
}
