import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calendarFeedItem as words } from "#content/en/desk/settings.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import type { CalendarFeed } from "#domain/appointment/feed-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { FeedAddress } from "./feed-address.tsx";
import { calendarFeedsQuery } from "./settings-queries.ts";

const names = { mine: words.yours, office: words.all };

/** One feed: whether it has an address, and how to make, renew and end it. */
export function CalendarFeedItem({ feed: { kind, madeAt, madeBy } }: { feed: CalendarFeed }) {
  const [asking, setAsking] = useState<"renew" | "revoke">();
  const queries = useQueryClient();
  const path = { params: { path: { kind } } };
  const make = useMutation({
    mutationFn: async () => bodyOf(await deskClient.POST("/desk/calendar-feeds/{kind}", path)),
    onSuccess({ feeds }) {
      queries.setQueryData(calendarFeedsQuery.queryKey, feeds);
      setAsking(undefined);
    },
  });
  const revoke = useMutation({
    mutationFn: async () => bodyOf(await deskClient.DELETE("/desk/calendar-feeds/{kind}", path)),
    onSuccess({ feeds }) {
      make.reset();
      queries.setQueryData(calendarFeedsQuery.queryKey, feeds);
      setAsking(undefined);
    },
  });
  const isRenewing = asking === "renew";
  const name = names[kind];
  return (
    <li className="grid gap-3 border-b border-line py-3 first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-small text-soft">
            {madeAt ? (
              <>
                {words.made}
                <Moment at={madeAt} />
                {kind === "office" && madeBy && words.by(madeBy)}
              </>
            ) : (
              words.noAddress
            )}
          </p>
        </div>
        {madeAt ? (
          <div className="flex gap-2">
            <Button look="plain" onClick={() => setAsking("renew")}>
              {words.renew}
              <span className="sr-only">{words.addressOf(name)}</span>
            </Button>
            <Button look="plain" onClick={() => setAsking("revoke")}>
              {words.revoke}
              <span className="sr-only">{words.addressOf(name)}</span>
            </Button>
          </div>
        ) : (
          <Button look="quiet" busy={make.isPending} onClick={() => make.mutate()}>
            {words.make}
            <span className="sr-only">{words.makeFor(name)}</span>
          </Button>
        )}
      </div>
      {make.error && !asking && <Failed error={make.error} onRetry={() => make.mutate()} />}
      {make.data && madeAt && <FeedAddress key={make.data.address} address={make.data.address} />}
      <ConfirmDialog
        title={isRenewing ? words.renewTitle : words.revokeTitle}
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        confirm={isRenewing ? words.renewSubmit : words.revokeSubmit}
        onConfirm={() => (isRenewing ? make : revoke).mutate()}
        busy={make.isPending || revoke.isPending}
        error={isRenewing ? make.error : revoke.error}
      >
        <p>{words.stops}</p>
      </ConfirmDialog>
    </li>
  );
}
