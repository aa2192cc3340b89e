import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { closeHoursDialog as words } from "#content/en/desk/calendar.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { StartRescheduling } from "#desk/reschedulings/start-rescheduling.tsx";
import type {
  CalendarAppointment,
  CalendarInspector,
} from "#domain/appointment/calendar-contract.ts";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Told } from "#ui/desk/told.tsx";
import { isAskedAgain } from "./appointment-conflict.ts";
import { whenText } from "./appointment-words.ts";
import { readCalendarAgain } from "./calendar-query.ts";
import { coveredText } from "./closure-words.ts";

const wholeDay = "";
const everybody = "";

/** Closes hours or days, for everybody or one inspector. Then lists who has an appointment in them. */
export function CloseHoursDialog({
  day,
  inspectors,
  times,
  onClose,
}: {
  /** The first day that is suggested; undefined: closed. */
  day: CalendarDay | undefined;
  inspectors: readonly CalendarInspector[];
  /** The times that days have. */
  times: readonly SlotLabel[];
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title} open={day !== undefined} onClose={onClose}>
      {day && <CloseHours day={day} inspectors={inspectors} times={times} onClose={onClose} />}
    </Dialog>
  );
}

function CloseHours({
  day,
  inspectors,
  times,
  onClose,
}: {
  day: CalendarDay;
  inspectors: readonly CalendarInspector[];
  times: readonly SlotLabel[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [first] = useState({
    ...{ firstDay: day as string, lastDay: day as string, reason: "" },
    ...{ fromSlot: wholeDay, toSlot: wholeDay, inspectorId: everybody },
  });
  const draft = useDraft(`closure:${day}`, first);
  const { value } = draft;
  const close = useMutation({
    mutationFn: async (typed: typeof first) => {
      const slotOf = (text: string) => times.find((label) => label === text) ?? null;
      const body = {
        ...typed,
        lastDay: typed.lastDay || typed.firstDay,
        fromSlot: slotOf(typed.fromSlot),
        toSlot: slotOf(typed.toSlot),
        inspectorId: typed.inspectorId || null,
      };
      const params = { header: draft.repeatable(body) };
      return bodyOf(await deskClient.POST("/desk/closures", { params, body }));
    },
    retry: isAskedAgain,
    onSuccess: (_closed, typed) => draft.finish(typed),
    onSettled: () => readCalendarAgain(queries),
  });
  const fields = close.error instanceof ApiFailure ? close.error.fields : {};
  const field = (name: keyof typeof first) => ({
    ...{ name, value: value[name], error: fields[name] },
    onChange: ({ target }: { target: { value: string } }) =>
      draft.set({ ...draft.latest(), [name]: target.value }),
  });
  if (close.data) {
    const { closure, appointments } = close.data;
    return (
      <Covered
        appointments={appointments}
        first={calendarDay(closure.firstDay)}
        last={calendarDay(closure.lastDay)}
        closureId={closure.id}
        onClose={onClose}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!close.isPending) close.mutate(value);
      }}
    >
      <p className="text-soft">{words.about}</p>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField label={words.firstDay} type="date" {...field("firstDay")} />
        <TextField label={words.lastDay} type="date" min={value.firstDay} {...field("lastDay")} />
        <SelectField label={words.from} {...field("fromSlot")}>
          <option value={wholeDay}>{words.startOfDay}</option>
          {times.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </SelectField>
        <SelectField label={words.to} {...field("toSlot")}>
          <option value={wholeDay}>{words.endOfDay}</option>
          {times.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </SelectField>
      </div>
      <SelectField label={words.who} {...field("inspectorId")}>
        <option value={everybody}>{words.everybody}</option>
        {inspectors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.reason.label}
        hint={words.reason.hint}
        autoComplete="off"
        {...field("reason")}
      />
      {close.error !== null && Object.keys(fields).length === 0 && (
        <Notice tone="late">
          <p>{failureText(close.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={close.isPending}>
          {words.submit}
        </Button>
        <Button look="plain" onClick={onClose}>
          {words.leaveOpen}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}

/** After closing: who has an appointment in the closed hours. */
function Covered({
  appointments,
  first,
  last,
  closureId,
  onClose,
}: {
  appointments: readonly CalendarAppointment[];
  first: CalendarDay;
  last: CalendarDay;
  closureId: string;
  onClose: () => void;
}) {
  return (
    <>
      <Told>
        <strong>{words.closed}</strong>{" "}
        {appointments.length > 0
          ? coveredText(appointments.length, first, last)
          : words.nobodyThere}
      </Told>
      {appointments.length > 0 && (
        <ul className="grid border-t border-line">
          {appointments.map((appointment) => (
            <li key={appointment.id} className="border-b border-line">
              <Link
                to={`/desk/leads/${appointment.leadId}`}
                className="grid px-2 py-2 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3"
              >
                <span className="font-semibold wrap-anywhere">{appointment.name}</span>
                <span className="text-small text-soft">{whenText(appointment)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {appointments.length > 0 && <StartRescheduling closureId={closureId} />}
        <Button look="quiet" onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
