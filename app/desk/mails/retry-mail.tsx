import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#app/desk/body-of.ts";
import { deskClient } from "#app/desk/desk-client.ts";
import { failureText } from "#app/desk/failure-text.ts";
import { Button } from "#app/desk/ui/button.tsx";
import { Notice } from "#app/desk/ui/notice.tsx";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import { mailQuery } from "./mail-queries.ts";

/** Sends a dead mail again, or a waiting one now, and tells what came of it. */
export function RetryMail({ mail }: { mail: DeskMail }) {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.POST("/desk/mails/{id}/retry", { params: { path: { id: mail.id } } }))
        .mail,
    onSuccess: (changed) => {
      queries.setQueryData(
        mailQuery(mail.id).queryKey,
        (shown) => shown && { ...shown, ...changed },
      );
      queries.invalidateQueries({ queryKey: ["mails"] });
    },
    // It may have been sent meanwhile: what stands there is looked at again.
    onError: () => queries.invalidateQueries(mailQuery(mail.id)),
  });
  const canRetry = mail.state === "dead" || mail.state === "queued";
  return (
    <div className="grid justify-items-start gap-3">
      {canRetry && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          {mail.state === "dead" ? "Send again" : "Send now"}
        </Button>
      )}
      {mail.state === "withheld" && (
        <p className="text-soft">It goes out when its lead is released from spam.</p>
      )}
      {retry.error && (
        <Notice tone="late">
          <p>{failureText(retry.error)}</p>
        </Notice>
      )}
      {retry.isSuccess && (
        <Notice tone={mail.state === "dead" ? "soon" : "good"}>
          <p>{outcomes[mail.state]}</p>
        </Notice>
      )}
    </div>
  );
}

/** What came of a press: the mail is looked at again until it is known. */
const outcomes: Record<DeskMail["state"], string> = {
  queued: "It is next in line. This page shows when it has been sent.",
  sending: "It is being sent.",
  sent: "It has been sent.",
  dead: "It could not be sent this time, either. The reason stands above.",
  withheld: "It is withheld.",
};
