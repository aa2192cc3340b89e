import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { bodyOf } from "#desk/body-of.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import { deskClient } from "#desk/desk-client.ts";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog } from "#desk/ui/confirm-dialog.tsx";
import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import { burstText, pendingText } from "./burst-words.ts";

/** Read again whenever leads or the calendar change (`DeskChanges`). */
export const newestBurstQuery = queryOptions({
  queryKey: ["bursts"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/bursts/newest")).burst,
  refetchInterval: 60_000,
});

/** A burst of bookings, to be looked at and taken back together. Nothing while there is none. */
export function BurstCard() {
  const { data: burst } = useQuery(newestBurstQuery);
  return burst ? <Burst key={burst.id} burst={burst} /> : null;
}

function Burst({ burst }: { burst: ShownBurst }) {
  const queries = useQueryClient();
  const [isShown, setIsShown] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { bookings, confirmed } = burst;
  const takeBack = useMutation({
    mutationFn: async () =>
      deskClient.POST("/desk/bursts/{id}/take-back", { params: { path: { id: burst.id } } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const all = bookings.length === 1 ? "1 booking" : `${bookings.length} bookings`;
  return (
    <section
      aria-labelledby="burst"
      className="mx-4 mt-3 grid gap-2 rounded-sm border-s-4 border-soon bg-soon-ground px-3 py-2 md:mx-6"
    >
      <h2 id="burst" className="text-heading">
        {burstText(burst)}
      </h2>
      <p>
        {confirmed > 0 &&
          `${confirmed === 1 ? "1 is confirmed and stays" : `${confirmed} are confirmed and stay`}. `}
        {`${all} can be taken back.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? "Hide them" : "Look at them"}
        </Button>
        <Button look="danger" onClick={() => setIsAsked(true)}>
          Take all back
        </Button>
      </div>
      {isShown && (
        <ul className="grid max-h-80 gap-1 overflow-y-auto" aria-label="Bookings of the burst">
          {bookings.map((booking) => (
            <li key={booking.id} className="wrap-anywhere">
              <Link to={`/desk/leads/${booking.leadId}`} className="text-link underline">
                {booking.name}
              </Link>
              , {whenText(booking)}
              {booking.pendingUntil && (
                <span className="text-soft">. {pendingText(booking.pendingUntil)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={`Take ${all} back?`}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        confirm={`Take ${all} back`}
        onConfirm={() => takeBack.mutate()}
        busy={takeBack.isPending}
        error={takeBack.error}
      >
        <p>
          Their times are free again, and their leads are closed. Everybody is told by email, with a
          link to book again. This can't be undone.
        </p>
        {confirmed > 0 && <p>What was confirmed stays.</p>}
      </ConfirmDialog>
    </section>
  );
}
