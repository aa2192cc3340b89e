import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { businessProfile } from "#content/business-profile.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { useNow } from "#desk/use-now.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel, slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { type FreeSlot, freeSlotsQuery, slotText } from "./free-slots.ts";
import { dayText } from "./lead-change.ts";
import { useLeadCall } from "./use-lead-call.ts";

const { timeZone } = businessProfile;

/**
 * When the inspection is. Without one to come, the next free times: two presses book one, or a
 * digit and Enter. One to come can be moved to one of them.
 */
export function LeadAppointment({ lead }: { lead: Lead }) {
  const { appointment } = lead;
  const isBooked = appointment?.status === "booked";
  // The server decides by the same rule whether it moves the appointment or books another.
  const isAhead = useNow((now) => isBooked && startOf(appointment) > now);
  const [isMoving, setIsMoving] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const time = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone by then.
  useEffect(() => {
    if (!hasChanged || !isAhead || isMoving) return;
    time.current?.focus();
    setHasChanged(false);
  }, [hasChanged, isAhead, isMoving]);
  return (
    <section aria-labelledby="appointment" className="grid gap-2">
      <h2 id="appointment" className="text-heading">
        Inspection
      </h2>
      {appointment && (
        <p
          ref={time}
          tabIndex={-1}
          className={
            appointment.status === "cancelled" ? "text-soft line-through" : "font-semibold"
          }
        >
          {dayText(appointment.date)}, {appointment.timeSlot}
        </p>
      )}
      {appointment?.status === "cancelled" && <p className="text-small text-soft">Canceled</p>}
      {isBooked && !isAhead && <p className="text-small text-soft">This time is over.</p>}
      {isAhead && (
        <Button
          look="quiet"
          aria-expanded={isMoving}
          className="justify-self-start"
          onClick={() => setIsMoving(!isMoving)}
        >
          {isMoving ? "Keep this time" : "Move it"}
        </Button>
      )}
      {(!isAhead || isMoving) && (
        <FreeSlots
          lead={lead}
          isMove={isAhead}
          onDone={() => {
            setIsMoving(false);
            setHasChanged(true);
          }}
        />
      )}
    </section>
  );
}

function startOf({ date, timeSlot }: NonNullable<Lead["appointment"]>): number {
  return instantInZone(calendarDay(date), slotStart(slotOfLabel(timeSlot)), timeZone);
}

function FreeSlots({ lead, isMove, onDone }: { lead: Lead; isMove: boolean; onDone: () => void }) {
  const queries = useQueryClient();
  const { data: slots, error } = useQuery(freeSlotsQuery);
  const [chosen, setChosen] = useState<FreeSlot>();
  const [address, setAddress] = useState(lead.address);
  const confirm = useRef<HTMLButtonElement>(null);
  const read = () => void queries.invalidateQueries({ queryKey: freeSlotsQuery.queryKey });
  const book = useLeadCall(async (slot: FreeSlot) => {
    const call = deskClient.POST("/desk/leads/{id}/appointment", {
      params: { path: { id: lead.id } },
      body: { ...slot, address },
    });
    // Whether the booking worked or not, the free times have changed.
    return call.finally(read);
  }, onDone);

  useEffect(() => {
    if (chosen) confirm.current?.focus();
  }, [chosen]);
  useDeskKeys(
    Object.fromEntries((slots ?? []).map((slot, index) => [index + 1, () => setChosen(slot)])),
  );

  if (!slots)
    return (
      <p className="text-small text-soft">{error ? failureText(error) : "Loading free times…"}</p>
    );
  return (
    <>
      <p className="text-small text-soft">
        {slots.length > 0
          ? `Next free times. Choose one to ${isMove ? "move it there" : "book it for them"}.`
          : "No free times in the next weeks."}
      </p>
      <ul className="grid grid-cols-2 tight:grid-cols-1 gap-1.5">
        {slots.map((slot, index) => (
          <li key={slotText(slot)}>
            <Button
              look="quiet"
              aria-pressed={slot === chosen}
              title={`Choose this time (${index + 1})`}
              onClick={() => setChosen(slot)}
              className="w-full px-1.5 text-small whitespace-nowrap tabular-nums aria-pressed:border-action aria-pressed:bg-chosen"
            >
              {slotText(slot)}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className="grid gap-2 border-s-2 border-action ps-3">
          {!lead.address && (
            <TextField
              label="Address"
              autoComplete="off"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              ref={confirm}
              look="quiet"
              busy={book.isPending}
              onClick={() => book.mutate(chosen)}
            >
              {isMove ? "Move to" : "Book"} {slotText(chosen)}
            </Button>
            <Button look="plain" onClick={() => setChosen(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {book.error && (
        <Notice tone="late">
          <p>{failureText(book.error)}</p>
        </Notice>
      )}
    </>
  );
}
