import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { deliveryLog as words } from "#content/en/desk/webhooks.ts";
import { deliveryFaultInWords } from "#content/en/webhooks.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import type { Delivery } from "#domain/webhook/webhook.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { deliveriesQuery, useDeliveryMutation, webhooksQuery } from "./webhook-queries.ts";

/** What was sent to a webhook, and what came of it. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const id = useId();
  const pages = useInfiniteQuery(deliveriesQuery(webhookId));
  const { data, error, refetch } = pages;
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  useWebhookAsItIs(deliveries);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <p className="max-w-2xl text-small text-soft">{words.kept}</p>
      {error && !deliveries && <Failed error={error} onRetry={refetch} />}
      {!error && !deliveries && <Waiting rows={3} label={words.loading} />}
      {deliveries?.length === 0 && <p className="border-y border-line py-3">{words.none}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} />
          ))}
        </ul>
      )}
      <ShowOlder of={pages} />
    </section>
  );
}

/** What came of a try is said of the webhook, too. */
function useWebhookAsItIs(deliveries: readonly Delivery[] | undefined): void {
  const queries = useQueryClient();
  const settled = deliveries?.map(({ id, triedAt, state }) => `${id} ${triedAt} ${state}`).join();
  const before = useRef(settled);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== settled;
    before.current = settled;
    if (isNews) void queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  }, [settled, queries]);
}

function DeliveryItem({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { kind, lead, at, state, excerpt } = delivery;
  const replay = useDeliveryMutation(webhookId, async () =>
    bodyOf(
      await deskClient.POST("/desk/webhooks/{id}/deliveries/{delivery}/replays", {
        params: { path: { id: webhookId, delivery: delivery.id } },
      }),
    ),
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 first:border-t md:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-semibold">{words.names[kind]}</span>
          {lead && (
            <Link to={`/desk/leads/${lead.id}`} className="text-link underline">
              {words.lead(lead.number)}
            </Link>
          )}
        </p>
        <p className="text-small text-soft">
          <Moment at={at} />
        </p>
      </div>
      <div className="col-span-full grid gap-0.5 max-md:row-start-2 md:col-span-1">
        <Outcome delivery={delivery} />
        {excerpt && <p className="text-small text-soft wrap-anywhere">{words.said(excerpt)}</p>}
        {replay.error && (
          <Notice tone="late">
            <p>{failureText(replay.error)}</p>
          </Notice>
        )}
      </div>
      <Button
        look="quiet"
        className="max-md:col-start-2 max-md:row-start-1"
        busy={replay.isPending}
        onClick={() => replay.mutate(undefined)}
      >
        {state === "waiting" ? words.now : words.again}
        <span className="sr-only">{words.what(delivery)}</span>
      </Button>
    </li>
  );
}

function Outcome({ delivery }: { delivery: Delivery }) {
  const { state, status, fault, milliseconds, tries, nextTryAt } = delivery;
  if (state === "arrived" && status !== null) {
    return <p className="text-good">{words.arrived(status, milliseconds ?? 0)}</p>;
  }
  if (status === null && fault === null) return <p className="text-soft">{words.sending}</p>;
  return (
    <>
      <p className="font-semibold text-late">
        {words.failed(deliveryFaultInWords({ status, fault }))}
        {milliseconds !== null && words.after(milliseconds)}
      </p>
      {(tries > 1 || nextTryAt) && (
        <p className="text-small text-soft">
          {tries > 1 && words.tries(tries)}
          {tries > 1 && nextTryAt && ", "}
          {nextTryAt && (
            <>
              {words.next}
              <Moment at={nextTryAt} />
            </>
          )}
        </p>
      )}
    </>
  );
}
