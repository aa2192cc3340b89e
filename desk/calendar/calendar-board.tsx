import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { calendarBoard as words } from "#content/en/desk/calendar.ts";
import type { FreeSlot } from "#desk/lead/free-slots.ts";
import { NewCallDialog } from "#desk/leads/new-call-dialog.tsx";
import { type CalendarDay, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { unassigned } from "#domain/staff/downloads-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { cardHintId } from "./appointment-card.tsx";
import { AppointmentPanel } from "./appointment-panel.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import {
  type Calendar,
  columnsOfDay,
  columnsOfWeek,
  dayOf,
  findAppointment,
} from "./calendar-model.ts";
import { CancelForm } from "./cancel-form.tsx";
import { CarryBar } from "./carry-bar.tsx";
import { ClosedHours } from "./closed-hours.tsx";
import { DayHeading, InspectorHeading } from "./column-headings.tsx";
import { DayList } from "./day-list.tsx";
import { MoveForm } from "./move-form.tsx";
import { MovedBar } from "./moved-bar.tsx";
import { RefusedMove } from "./refused-move.tsx";
import { inspectorName, takenPlaceText } from "./spoken-place.ts";
import { useBoardPresses } from "./use-board-presses.ts";
import { cardId, useCarry } from "./use-carry.ts";
import { useMoves } from "./use-moves.ts";
import { WeekDays } from "./week-days.tsx";

type Opened = { dialog: "panel" | "move" | "cancel"; id: string };

/** A day or a week with its appointments, and everything that is done with them there. */
export function CalendarBoard({
  calendar: stored,
  view,
  date,
  whose,
  isNarrow,
  today,
  onClose,
}: {
  calendar: Calendar;
  view: "day" | "week";
  date: CalendarDay;
  /** An inspector's id or `unassigned`; null: everybody's. */
  whose: string | null;
  isNarrow: boolean;
  today: CalendarDay;
  onClose: (day: CalendarDay) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [spoken, say] = useState("");
  const [opened, setOpened] = useState<Opened>();
  const [booking, setBooking] = useState<FreeSlot>();
  const [calling, setCalling] = useState<{ time: FreeSlot; typed: string }>();
  const moves = useMoves(stored, say);
  const { calendar, done, refused, isBusy } = moves;
  const inspectorId = whose === null ? undefined : whose === unassigned ? null : whose;
  const day = dayOf(calendar, date);
  const columns = useMemo(() => {
    if (view === "week" || isNarrow) return columnsOfWeek(calendar, inspectorId);
    return day ? columnsOfDay(calendar, day) : [];
  }, [calendar, view, isNarrow, inspectorId, day]);
  const headings = useMemo(
    () =>
      columns.map((column) => {
        const of = dayOf(calendar, column.date);
        return view === "week" && of ? (
          <DayHeading key={column.date} day={of} today={today} />
        ) : (
          <InspectorHeading key={column.inspectorId} calendar={calendar} column={column} />
        );
      }),
    [columns, calendar, view, today],
  );
  // Whatever was pressed may be gone: its card is where somebody goes on.
  const focusOn = useRef<string>(undefined);
  const focusCard = (id: string) => {
    focusOn.current = id;
  };
  const carried = useCarry({
    ...{ root, calendar, columns, say },
    mayCarry: ({ id, status }) => status === "booked" && !isBusy(id),
    onDrop: (appointment, place) => {
      focusCard(appointment.id);
      moves.move(appointment, place);
    },
  });
  useBoardPresses(root, {
    open: (id) => setOpened({ dialog: "panel", id }),
    book: ({ inspectorId: whom, ...time }) =>
      setBooking({ ...time, ...(whom && { inspectorId: whom }) }),
    close: (on) => onClose(calendarDay(on)),
  });

  useLayoutEffect(() => {
    const id = focusOn.current;
    if (id === undefined || opened) return;
    focusOn.current = undefined;
    const card = document.getElementById(cardId(id));
    (card ?? document.querySelector<HTMLElement>("#page h1"))?.focus();
  });
  const refusedAt = refused?.appointment.id;
  useEffect(() => {
    if (refusedAt) document.getElementById(cardId(refusedAt))?.focus({ preventScroll: true });
  }, [refusedAt]);

  const shown = opened && findAppointment(calendar, opened.id);
  const shut = (next?: Opened) => {
    if (!next && opened) focusCard(opened.id);
    setOpened(next);
  };
  const closures = isNarrow || view === "day" ? (day?.closures ?? []) : closuresOf(calendar);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {refused && (
        <div className="px-4 md:px-6">
          <RefusedMove
            name={refused.appointment.name}
            taken={takenPlaceText(calendar, refused.place, refused.appointment)}
            error={refused.error}
            onAnyway={moves.anyway}
            onAgain={moves.again}
            onClose={() => {
              focusCard(refused.appointment.id);
              moves.forget();
            }}
          />
        </div>
      )}
      {closures.length > 0 && (
        <div className="px-4 md:px-6">
          <ClosedHours
            closures={closures}
            inspectors={calendar.inspectors}
            onOpened={() => {
              say(words.openAgain);
              document.querySelector<HTMLElement>("#page h1")?.focus();
            }}
          />
        </div>
      )}
      <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {isNarrow ? (
          <>
            <WeekDays calendar={calendar} date={date} whose={whose} today={today} />
            <DayList calendar={calendar} date={date} inspectorId={inspectorId} today={today} />
          </>
        ) : (
          <div className="px-4 md:px-6">
            <CalendarGrid
              label={view === "day" ? formatDay(date, "yearless") : words.theWeek}
              calendar={calendar}
              columns={columns}
              headings={headings}
              today={today}
              begin={date}
            />
          </div>
        )}
        <p id={cardHintId} className="px-4 text-small text-soft max-md:sr-only md:px-6">
          {words.keys}
        </p>
      </div>
      {carried && <CarryBar calendar={calendar} carried={carried} />}
      {done && !carried && (
        <MovedBar
          key={`${done.appointment.id} ${done.words}`}
          done={done}
          isUndoing={moves.isUndoing}
          onUndo={(before) => {
            focusCard(done.appointment.id);
            moves.undo(before);
          }}
          onClose={(hadFocus) => {
            if (hadFocus) focusCard(done.appointment.id);
            moves.forget();
          }}
        />
      )}
      <Dialog
        title={shown?.name ?? words.noLongerHere}
        open={opened?.dialog === "panel"}
        onClose={() => opened?.dialog === "panel" && shut()}
      >
        {shown ? (
          <AppointmentPanel
            appointment={shown}
            inspector={inspectorName(calendar, shown.inspectorId)}
            onMove={() => shut({ dialog: "move", id: shown.id })}
            onCancel={() => shut({ dialog: "cancel", id: shown.id })}
          />
        ) : (
          <p>{words.goneFromTheseDays}</p>
        )}
      </Dialog>
      <Dialog
        title={words.move(shown?.name ?? "")}
        open={opened?.dialog === "move"}
        onClose={() => opened?.dialog === "move" && shut()}
      >
        {shown && (
          <MoveForm
            appointment={shown}
            onMove={(place) => {
              shut();
              moves.move(shown, place);
            }}
            onClose={() => shut()}
          />
        )}
      </Dialog>
      <Dialog
        title={words.cancel(shown?.name ?? "")}
        open={opened?.dialog === "cancel"}
        onClose={() => opened?.dialog === "cancel" && shut()}
      >
        {shown && (
          <CancelForm
            appointment={shown}
            onCanceled={(canceled) => {
              shut();
              moves.note(canceled);
            }}
            onClose={() => shut()}
          />
        )}
      </Dialog>
      <BookDialog
        time={booking}
        onClose={() => setBooking(undefined)}
        onNewCall={(typed) => {
          setCalling(booking && { time: booking, typed });
          setBooking(undefined);
        }}
      />
      <NewCallDialog
        open={calling !== undefined}
        time={calling?.time}
        typed={calling?.typed}
        onClose={() => setCalling(undefined)}
      />
    </div>
  );
}

/** The closures of all days shown, each once. */
function closuresOf({ days }: Calendar) {
  const byId = new Map(days.flatMap(({ closures }) => closures).map((each) => [each.id, each]));
  return [...byId.values()];
}
