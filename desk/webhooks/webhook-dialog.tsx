import { useState } from "react";
import { kindWords, webhookDialog as words } from "#content/en/desk/webhooks.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { CheckList } from "#desk/parts/check-list.tsx";
import { DialogForm } from "#desk/parts/dialog-form.tsx";
import { ShownOnce } from "#desk/parts/shown-once.tsx";
import { type Webhook, webhookKinds } from "#domain/webhook/webhook.ts";
import type { NewWebhook } from "#domain/webhook/webhook-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { useWebhooksMutation } from "./webhook-queries.ts";

const nothing: Omit<NewWebhook, "address"> = { name: "", kinds: ["arrived", "gone"] };
const options = webhookKinds.map((kind) => ({
  value: kind,
  name: kindWords[kind].name,
  text: kindWords[kind].tells,
}));

type Closing = { open: boolean; onClose: () => void };

/**
 * Adds a webhook, and shows its secret once. What was typed is kept in this browser until then, but for the address: whoever has it
 * could write there.
 */
export function AddWebhookDialog({ open, onClose }: Closing) {
  const draft = useDraft("connections:webhook", nothing);
  const [address, setAddress] = useState("");
  const [secret, setSecret] = useState<string>();
  const add = useWebhooksMutation(
    async (body: NewWebhook) => bodyOf(await deskClient.POST("/desk/webhooks", { body })),
    (made) => {
      draft.clear();
      setAddress("");
      setSecret(made.secret);
    },
  );
  const close = () => {
    setSecret(undefined);
    add.reset();
    onClose();
  };
  if (secret) return <ShownOnce words={words.made} secret={secret} open={open} onClose={close} />;
  return (
    <WebhookForm
      {...{ open, onClose: close, title: words.add, submit: words.submit.add }}
      wanted={{ ...draft.value, address }}
      onChange={({ address: typed, ...rest }) => {
        setAddress(typed);
        draft.set(rest);
      }}
      onSubmit={add.mutate}
      busy={add.isPending}
      error={add.error}
    />
  );
}

/** Changes what a webhook is called, where it leads and what it is told of. */
export function ChangeWebhookDialog({ webhook, open, onClose }: Closing & { webhook: Webhook }) {
  const { id, name, kinds } = webhook;
  const [wanted, setWanted] = useState<NewWebhook>({
    ...{ name, kinds },
    address: webhook.address ?? "",
  });
  const change = useWebhooksMutation(
    async ({ address, ...rest }: NewWebhook) =>
      bodyOf(
        await deskClient.PATCH("/desk/webhooks/{id}", {
          params: { path: { id } },
          body: { ...rest, ...(address !== webhook.address && { address }) },
        }),
      ),
    onClose,
  );
  return (
    <WebhookForm
      {...{ open, onClose, wanted, title: words.change(name), submit: words.submit.change }}
      onChange={setWanted}
      onSubmit={change.mutate}
      busy={change.isPending}
      error={change.error}
    />
  );
}

function WebhookForm({
  title,
  submit,
  wanted,
  onChange,
  onSubmit,
  busy,
  error,
  open,
  onClose,
}: Closing & {
  title: string;
  submit: string;
  wanted: NewWebhook;
  onChange: (wanted: NewWebhook) => void;
  onSubmit: (wanted: NewWebhook) => void;
  busy: boolean;
  error: unknown;
}) {
  const change = (changes: Partial<NewWebhook>) => onChange({ ...wanted, ...changes });
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <DialogForm {...{ submit, busy, error, onClose }} onSubmit={() => onSubmit(wanted)}>
        {(faults) => (
          <>
            <TextField
              label={words.name.label}
              hint={words.name.hint}
              autoComplete="off"
              value={wanted.name}
              onChange={({ target }) => change({ name: target.value })}
              error={faults.name}
            />
            <TextField
              label={words.address.label}
              hint={words.address.hint}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={wanted.address}
              onChange={({ target }) => change({ address: target.value })}
              error={faults.address}
            />
            <CheckList
              legend={words.kinds}
              options={options}
              chosen={wanted.kinds}
              onChoose={(kinds) => change({ kinds })}
              error={faults.kinds && words.noKind}
            />
            <p className="text-small text-soft">{words.everything}</p>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
