import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { webhookDialog, webhookPage as words } from "#content/en/desk/webhooks.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { ShownOnce } from "#desk/parts/shown-once.tsx";
import type { Webhook } from "#domain/webhook/webhook.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { ChangeWebhookDialog } from "./webhook-dialog.tsx";
import { useDeliveryMutation, useWebhooksMutation } from "./webhook-queries.ts";

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, state } = webhook;
  const params = { path: { id } };
  const [asks, setAsks] = useState<"change" | "rotate" | "remove">();
  const close = () => setAsks(undefined);
  const test = useDeliveryMutation(id, async () =>
    bodyOf(await deskClient.POST("/desk/webhooks/{id}/tests", { params })),
  );
  const set = useWebhooksMutation(async (wanted: "on" | "paused") =>
    bodyOf(await deskClient.PATCH("/desk/webhooks/{id}", { params, body: { state: wanted } })),
  );
  const fault = test.error ?? set.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate(undefined)}>
          {words.test}
        </Button>
        <Button
          look="quiet"
          busy={set.isPending}
          onClick={() => set.mutate(state === "on" ? "paused" : "on")}
        >
          {state === "on" ? words.pause : words.resume}
        </Button>
        <Button look="quiet" onClick={() => setAsks("change")}>
          {words.change}
        </Button>
        <Button look="quiet" onClick={() => setAsks("rotate")}>
          {words.rotate.open}
        </Button>
        <Button look="plain" onClick={() => setAsks("remove")}>
          {words.remove.open}
        </Button>
      </div>
      {fault && (
        <Notice tone="late">
          <p>{failureText(fault)}</p>
        </Notice>
      )}
      {asks === "change" && <ChangeWebhookDialog webhook={webhook} open onClose={close} />}
      <Rotate id={id} open={asks === "rotate"} onClose={close} />
      <Remove webhook={webhook} open={asks === "remove"} onClose={close} />
    </div>
  );
}

type Closing = { open: boolean; onClose: () => void };

function Rotate({ id, open, onClose }: Closing & { id: string }): ReactNode {
  const [secret, setSecret] = useState<string>();
  const rotate = useWebhooksMutation(
    async () =>
      bodyOf(await deskClient.POST("/desk/webhooks/{id}/secret", { params: { path: { id } } })),
    (made) => setSecret(made.secret),
  );
  const close = () => {
    setSecret(undefined);
    rotate.reset();
    onClose();
  };
  if (secret) {
    return <ShownOnce words={webhookDialog.made} secret={secret} open={open} onClose={close} />;
  }
  return (
    <ConfirmDialog
      title={words.rotate.title}
      open={open}
      onClose={close}
      look="main"
      confirm={words.rotate.confirm}
      onConfirm={() => rotate.mutate(undefined)}
      busy={rotate.isPending}
      error={rotate.error}
    >
      <p>{words.rotate.text}</p>
    </ConfirmDialog>
  );
}

function Remove({ webhook: { id, name }, open, onClose }: Closing & { webhook: Webhook }) {
  const navigate = useNavigate();
  const remove = useWebhooksMutation(
    async () =>
      bodyOf(await deskClient.DELETE("/desk/webhooks/{id}", { params: { path: { id } } })),
    () => void navigate("/desk/connections"),
  );
  return (
    <ConfirmDialog
      title={words.remove.title(name)}
      open={open}
      onClose={onClose}
      confirm={words.remove.confirm}
      onConfirm={() => remove.mutate(undefined)}
      busy={remove.isPending}
      error={remove.error}
    >
      <p>{words.remove.text}</p>
    </ConfirmDialog>
  );
}
