import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import {
  becameText,
  bookingsText,
  burstText,
  callsText,
  takeBackText,
  burstCard as words,
} from "#content/en/desk/bursts.ts";
import { bodyOf } from "#desk/body-of.ts";
import { whenText } from "#desk/calendar/appointment-words.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import type { ShownBurst } from "#domain/appointment/burst-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Told } from "#ui/desk/told.tsx";
import { pendingText } from "./pending-text.ts";

/** Read again whenever leads or the calendar change (`DeskChanges`). */
export const newestBurstQuery = queryOptions({
  queryKey: ["bursts"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/bursts/newest")).burst,
  refetchInterval: 60_000,
});

/** A burst of bookings, to be looked at, and confirmed or taken back together. Then what was done; else nothing. */
export function BurstCard() {
  const { data: burst } = useQuery(newestBurstQuery);
  const [said, setSaid] = useState("");
  const shown = burst?.id;
  // So that it does not stay beside the next burst, and the same sentence is mounted anew, which takes the focus.
  useEffect(() => {
    if (shown) setSaid("");
  }, [shown]);
  return (
    <>
      {said && (
        <div className="mx-4 mt-3 md:mx-6">
          <Told>{said}</Told>
        </div>
      )}
      {burst && <Burst key={burst.id} burst={burst} onDone={setSaid} />}
    </>
  );
}

function Burst({ burst, onDone }: { burst: ShownBurst; onDone: (said: string) => void }) {
  const [isShown, setIsShown] = useState(false);
  const [asked, setAsked] = useState<"confirm" | "take-back">();
  const { bookings, calls, confirmed } = burst;
  const params = { path: { id: burst.id } };
  const confirm = useDecision(async () => {
    const answer = bodyOf(await deskClient.POST("/desk/bursts/{id}/confirm", { params }));
    return words.confirmed(bookingsText(answer.confirmed));
  }, onDone);
  const takeBack = useDecision(async () => {
    const answer = bodyOf(await deskClient.POST("/desk/bursts/{id}/take-back", { params }));
    if (answer.takenBack === 0) return words.callsClosed;
    return words.takenBack(bookingsText(answer.takenBack));
  }, onDone);
  const all = bookingsText(bookings.length);
  const close = () => setAsked(undefined);
  return (
    <section
      aria-labelledby="burst"
      className="mx-4 mt-3 grid gap-2 rounded-sm border-s-4 border-soon bg-soon-ground px-3 py-2 md:mx-6"
    >
      <h2 id="burst" className="text-heading">
        {burstText(burst)}
      </h2>
      <p>
        {becameText(burst)}
        {bookings.length > 0 && words.lookFirst}
        {calls > 0 && words.callsToUnconfirmed(callsText(calls))}
      </p>
      <div className="flex flex-wrap gap-2">
        {bookings.length > 0 && (
          <>
            <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? words.hide : words.look}
            </Button>
            <Button look="quiet" onClick={() => setAsked("confirm")}>
              {words.areReal}
            </Button>
          </>
        )}
        <Button look="danger" onClick={() => setAsked("take-back")}>
          {bookings.length > 0 ? words.takeAllBack : words.closeAllCalls}
        </Button>
      </div>
      {isShown && (
        <ul className="grid max-h-80 gap-1 overflow-y-auto" aria-label={words.list}>
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
        title={words.confirmTitle(all)}
        open={asked === "confirm"}
        onClose={close}
        confirm={words.confirm(all)}
        look="main"
        onConfirm={() => confirm.mutate()}
        busy={confirm.isPending}
        error={confirm.error}
      >
        <p>{words.confirmMeans}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={`${takeBackText(burst)}?`}
        open={asked === "take-back"}
        onClose={close}
        confirm={takeBackText(burst)}
        onConfirm={() => takeBack.mutate()}
        busy={takeBack.isPending}
        error={takeBack.error}
      >
        {bookings.length > 0 && <p>{words.takeBackMeans}</p>}
        {calls > 0 && <p>{words.callsMean}</p>}
        <p>{words.final}</p>
        {confirmed > 0 && <p>{words.confirmedStay}</p>}
      </ConfirmDialog>
    </section>
  );
}

/** Decides about all of a burst, whose card then gives way to what was done. */
function useDecision(decide: () => Promise<string>, onDone: (said: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (said) => {
      // In one step, so that the focus goes from the dialog to what is said.
      queries.setQueryData(newestBurstQuery.queryKey, null);
      onDone(said);
      return queries.invalidateQueries();
    },
  });
}
