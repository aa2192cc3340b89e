import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog } from "#desk/ui/confirm-dialog.tsx";
import { Failed } from "#desk/ui/failed.tsx";
import { Moment } from "#desk/ui/moment.tsx";
import type { CalendarFeed } from "#domain/appointment/feed-contract.ts";
import { FeedAddress } from "./feed-address.tsx";
import { calendarFeedsQuery } from "./settings-queries.ts";

const names = { mine: "Your inspections", office: "All inspections" };

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
                Address made <Moment at={madeAt} />
                {kind === "office" && madeBy && ` by ${madeBy}`}
              </>
            ) : (
              "No address yet"
            )}
          </p>
        </div>
        {madeAt ? (
          <div className="flex gap-2">
            <Button look="plain" onClick={() => setAsking("renew")}>
              Renew<span className="sr-only"> the address of {name}</span>
            </Button>
            <Button look="plain" onClick={() => setAsking("revoke")}>
              Revoke<span className="sr-only"> the address of {name}</span>
            </Button>
          </div>
        ) : (
          <Button look="quiet" busy={make.isPending} onClick={() => make.mutate()}>
            Make an address<span className="sr-only"> for {name}</span>
          </Button>
        )}
      </div>
      {make.error && !asking && <Failed error={make.error} onRetry={() => make.mutate()} />}
      {make.data && madeAt && <FeedAddress key={make.data.address} address={make.data.address} />}
      <ConfirmDialog
        title={isRenewing ? "Make a new address?" : "Revoke the address?"}
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        confirm={isRenewing ? "Make a new address" : "Revoke the address"}
        onConfirm={() => (isRenewing ? make : revoke).mutate()}
        busy={make.isPending || revoke.isPending}
        error={isRenewing ? make.error : revoke.error}
      >
        <p>Calendars that read the present address stop updating at once.</p>
      </ConfirmDialog>
    </li>
  );
}
