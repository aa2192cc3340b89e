import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { dayText } from "#content/en/desk/day-text.ts";
import { leadAppointment as words } from "#content/en/desk/lead.ts";
import { progressNames } from "#content/en/desk/terms.ts";
import { pendingText } from "#desk/bursts/pending-text.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { calendarAddress } from "#desk/calendar/calendar-span.ts";
import { useVisitStage } from "#desk/day/use-visit.ts";
import { deskClient } from "#desk/desk-client.ts";
import { draftSubmission, type SentDraft } from "#desk/drafts/draft-submission.ts";
import { failureText } from "#desk/failure-text.ts";
import { isEnded } from "#domain/appointment/visit-stage.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { bookingConflict } from "#domain/lead/lead-work-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { readCarriedTime } from "./carried-time.ts";
import { type FreeSlot, slotText } from "./free-slots.ts";
import { LeadVisit } from "./lead-visit.tsx";
import { TimeChoice } from "./time-choice.tsx";
import { useLeadCall } from "./use-lead-call.ts";

/**
 * When the inspection is. Without one to come, the times of a week: two presses book one, or a
 * digit and Enter. One that is not over can be moved to one of them. The calendar leads here with a time that is chosen already.
 */
export function LeadAppointment({ lead }: { lead: Lead }) {
  const { appointment } = lead;
  const isBooked = appointment?.status === "booked";
  // The server decides by the same rule whether it moves the appointment or books another.
  const stage = useVisitStage(appointment ?? noVisit);
  const isUnfinished = isBooked && stage !== "over";
  const isAhead = isBooked && stage === "ahead";
  const [params, setParams] = useSearchParams();
  const [isMoving, setIsMoving] = useState(() => readCarriedTime(params) !== undefined);
  const [hasChanged, setHasChanged] = useState(false);
  const time = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone by then.
  useEffect(() => {
    if (!hasChanged || !isUnfinished || isMoving) return;
    time.current?.focus();
    setHasChanged(false);
  }, [hasChanged, isUnfinished, isMoving]);
  return (
    <section aria-labelledby="appointment" className="grid gap-2">
      <h2 id="appointment" className="text-heading">
        {words.heading}
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
      {isBooked && appointment.pendingUntil && (
        <p className="text-small text-soon">{pendingText(appointment.pendingUntil)}</p>
      )}
      {isBooked && appointment.progress === "confirmed" && (
        <p className="text-small text-good">{words.confirmed}</p>
      )}
      {appointment?.status === "cancelled" && (
        <p className="text-small text-soft">{words.canceled}</p>
      )}
      {isBooked && stage === "now" && (
        <p className="text-small font-semibold">{words.now(appointment.inspector?.name)}</p>
      )}
      {isBooked && stage === "over" && (
        <p className="text-small text-soft">
          {isEnded(appointment.progress) ? progressNames[appointment.progress] : words.over}
        </p>
      )}
      <LeadVisit lead={lead} />
      {isAhead && lead.areRemindersOff && <p className="text-small">{words.noReminders}</p>}
      {isAhead && lead.wantsEarlier && <p className="text-small">{words.wantsEarlier}</p>}
      {isUnfinished && (
        <div className="flex flex-wrap items-center gap-2">
          <Button look="quiet" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            {isMoving ? words.keep : words.move}
          </Button>
          <Link
            to={`/desk/calendar${calendarAddress("day", calendarDay(appointment.date))}`}
            className="text-link underline pointer-coarse:min-h-11"
          >
            {words.cancelIt}
          </Link>
        </div>
      )}
      {(!isUnfinished || isMoving) && (
        <BookTime
          lead={lead}
          isMove={isUnfinished}
          onDone={() => {
            setIsMoving(false);
            setHasChanged(true);
            // The chosen time has been used.
            setParams({}, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </section>
  );
}

/** Stands for a lead without an appointment. */
const noVisit = { date: "2000-01-01", timeSlot: slotLabel("09:00"), progress: "booked" } as const;

/** A time is chosen, then confirmed. One that is not free, or today's, is booked when somebody insists. */
function BookTime({ lead, isMove, onDone }: { lead: Lead; isMove: boolean; onDone: () => void }) {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(() => readCarriedTime(params));
  const [address, setAddress] = useState(lead.address);
  const confirm = useRef<HTMLButtonElement>(null);
  const sent = useRef<SentDraft>(undefined);
  const book = useLeadCall(async ({ slot, anyway }: { slot: FreeSlot; anyway: boolean }) => {
    const body = { ...slot, address, anyway };
    // A repeat of a call whose answer was lost books nothing twice.
    sent.current = draftSubmission(sent.current, body);
    const call = deskClient.POST("/desk/leads/{id}/appointment", {
      params: { path: { id: lead.id }, header: { "idempotency-key": sent.current.key } },
      body,
    });
    // Whether the booking worked or not, the free times have changed.
    return call.finally(() => readCalendarAgain(queries));
  }, onDone);
  const conflict = bookingConflictOf(book.error);

  useEffect(() => {
    if (chosen) confirm.current?.focus();
  }, [chosen]);
  const choose = (time: FreeSlot) => {
    book.reset();
    setChosen(time);
  };
  return (
    <>
      <p className="text-small text-soft">
        {words.choose(isMove ? words.moveThere : words.bookForThem)}
      </p>
      <TimeChoice
        chosen={chosen}
        going={{ address, ...(isMove && lead.appointment && { id: lead.appointment.id }) }}
        onChoose={choose}
      />
      {chosen && (
        <div className="grid gap-2 border-s-2 border-action ps-3">
          {!lead.address && (
            <TextField
              label={words.address}
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
              onClick={() => book.mutate({ slot: chosen, anyway: false })}
            >
              {isMove ? words.moveTo : words.book} {slotText(chosen)}
            </Button>
            <Button look="plain" onClick={() => setChosen(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
      {book.error && (
        <Notice tone="late">
          <p>{conflict?.error ?? failureText(book.error)}</p>
          {conflict?.canBookAnyway && chosen && (
            <Button
              look="quiet"
              busy={book.isPending}
              onClick={() => book.mutate({ slot: chosen, anyway: true })}
            >
              {words.bookAnyway}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

function bookingConflictOf(error: unknown) {
  if (!(error instanceof ApiFailure && error.status === 409)) return undefined;
  return z.safeParse(bookingConflict, error.answer).data;
}
