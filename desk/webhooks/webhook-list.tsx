import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { webhookList as words } from "#content/en/desk/webhooks.ts";
import { Failed } from "#desk/parts/failed.tsx";
import type { Webhook } from "#domain/webhook/webhook.ts";
import { Button } from "#ui/desk/button.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { AddWebhookDialog } from "./webhook-dialog.tsx";
import { webhooksQuery } from "./webhook-queries.ts";
import { StateMark, WebhookState } from "./webhook-state.tsx";

/** The addresses to which what happens to leads is posted. */
export function WebhookList() {
  const id = useId();
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-heading">
          {words.title}
        </h2>
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      </div>
      <p className="max-w-2xl text-soft">{words.intro}</p>
      {error && !webhooks && <Failed error={error} onRetry={refetch} />}
      {!error && !webhooks && <Waiting rows={1} label={words.loading} />}
      {webhooks?.length === 0 && <p className="border-y border-line py-3">{words.none}</p>}
      {webhooks && webhooks.length > 0 && (
        <ul>
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <AddWebhookDialog open={isAdding} onClose={() => setAdding(false)} />
    </section>
  );
}

function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { id, name, address, state } = webhook;
  return (
    <li className="grid gap-1 border-b border-line py-3 first:border-t">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          to={`/desk/connections/webhooks/${id}`}
          className="font-semibold text-link underline wrap-anywhere"
        >
          {name}
        </Link>
        <StateMark state={state} />
      </p>
      {address && <p className="text-small text-soft wrap-anywhere">{hostOf(address)}</p>}
      <WebhookState webhook={webhook} />
    </li>
  );
}

/** Whose it is; the rest is as long as it is secret. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
