import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { connectionsPage } from "#content/en/desk/connections.ts";
import { kindWords, webhookPage as words } from "#content/en/desk/webhooks.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { Webhook } from "#domain/webhook/webhook.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { WebhookActions } from "./webhook-actions.tsx";
import { webhookQuery } from "./webhook-queries.ts";
import { StateMark, WebhookState } from "./webhook-state.tsx";

/** One webhook: where it leads, how it does, and what was sent to it. */
export function Component() {
  const { id = "" } = useParams();
  const isOwner = useMay("staff");
  const { data: webhooks, error, refetch } = useQuery({ ...webhookQuery(id), enabled: isOwner });
  const webhook = webhooks?.find((one) => one.id === id);
  if (!isOwner) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={connectionsPage.title} />
        <Empty heading={connectionsPage.forOwner.heading}>{connectionsPage.forOwner.text}</Empty>
      </div>
    );
  }
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <div className="grid gap-1">
        <Link to="/desk/connections" className="justify-self-start text-small text-link underline">
          {words.back}
        </Link>
        <PageHeading title={webhook?.name ?? connectionsPage.title} />
      </div>
      {error && !webhooks && <Failed error={error} onRetry={refetch} />}
      {!error && !webhooks && <Waiting rows={3} label={words.loading} />}
      {webhooks && !webhook && <Empty heading={words.unknown.heading}>{words.unknown.text}</Empty>}
      {webhook && (
        <>
          <Facts webhook={webhook} />
          <WebhookActions webhook={webhook} />
          <DeliveryLog webhookId={webhook.id} />
        </>
      )}
    </div>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { state, address, kinds, madeBy, madeAt, formerSecretUntil } = webhook;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <StateMark state={state} />
        <WebhookState webhook={webhook} />
      </div>
      {address === null && (
        <Notice tone="late">
          <p>{words.sealed}</p>
        </Notice>
      )}
      <dl className="grid gap-2">
        {address !== null && (
          <Fact name={words.facts.address}>
            <span className="select-all">{address}</span>
          </Fact>
        )}
        <Fact name={words.facts.kinds}>{kinds.map((kind) => kindWords[kind].name).join(", ")}</Fact>
        <Fact name={words.facts.madeBy}>
          {words.madeBy(madeBy.name)}
          <Moment at={madeAt} />
        </Fact>
        {formerSecretUntil && (
          <Fact name={words.facts.secret}>
            {words.bothSecrets}
            <Moment at={formerSecretUntil} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 md:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-soft max-md:text-small">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
