import { useMutation, useQueryClient } from "@tanstack/react-query";
import { retryMail as words } from "#content/en/desk/mails.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { mailQuery } from "./mail-queries.ts";

/** Resends a dead mail, or sends a waiting one now, and reports the outcome. */
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
    // It may have been sent in the meantime, so its state is read again.
    onError: () => queries.invalidateQueries(mailQuery(mail.id)),
  });
  const canRetry = mail.state === "dead" || mail.state === "queued";
  return (
    <div className="grid justify-items-start gap-3">
      {canRetry && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          {mail.state === "dead" ? words.again : words.now}
        </Button>
      )}
      {mail.state === "withheld" && <p className="text-soft">{words.onRelease}</p>}
      {retry.error && (
        <Notice tone="late">
          <p>{failureText(retry.error)}</p>
        </Notice>
      )}
      {retry.isSuccess && (
        <Notice tone={mail.state === "dead" ? "soon" : "good"}>
          <p>{words.outcomes[mail.state]}</p>
        </Notice>
      )}
    </div>
  );
}
