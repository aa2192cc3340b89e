import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { multiLine, singleLine } from "#domain/person/contact-details.ts";
import { contactPhone } from "#domain/person/contact-phone.ts";
import { dutyPlan } from "#domain/staff/duty-contract.ts";
import { storedStatuses } from "./appointment.ts";
import { pressedAt } from "./pressed-at.ts";
import { appointmentProgress } from "./progress.ts";

/* The desk's calls for its calendar: days with their appointments, what is done with one, and when nobody works. */

/** Longest time that a calendar shows: a month in whole weeks. */
export const mostCalendarDays = 42;

/** Of a day. */
const lastMinute = 24 * 60 - 1;

export const calendarAppointment = z.object({
  id: z.string(),
  leadId: z.string(),
  /** The number people use for the lead. */
  leadNumber: z.number(),
  name: z.string(),
  phone: z.string(),
  /** Missing in what an earlier release has sent or kept. */
  contactPhone: z.optional(contactPhone),
  /** Empty: nothing can be mailed. */
  email: z.string(),
  /** Whether they get our texts, of somebody without a mailbox. Missing: they do not, or have one. */
  getsTexts: z.optional(z.boolean()),
  address: z.string(),
  date: z.string(),
  timeSlot: slotLabelField,
  status: z.enum(storedStatuses),
  progress: z.enum(appointmentProgress),
  /** Until when it is kept for its visitor to confirm it, as a moment; missing: it is firm. */
  pendingUntil: z.optional(z.string()),
  /** Null: unassigned. */
  inspectorId: z.nullable(z.string()),
  /** Rises with every change; a change names the one it is based on. */
  sequence: z.number(),
  /** Where the person still believes it to be, since nobody has told them of a change; null: they know. */
  toldTime: z.nullable(z.object({ date: z.string(), timeSlot: slotLabelField })),
  /** Whether the booking looks like spam. Missing: it does not. */
  isSuspected: z.optional(z.boolean()),
  /** Whether its inspector's own calendar has something else then. Missing: it has not, or nobody has looked. */
  isBusyElsewhere: z.optional(z.boolean()),
});

export type CalendarAppointment = z.output<typeof calendarAppointment>;

export const closure = z.object({
  id: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Null: from the first time of the day. */
  fromSlot: z.nullable(slotLabelField),
  /** Null: to the last time of the day. */
  toSlot: z.nullable(slotLabelField),
  /** Null: everybody. */
  inspectorId: z.nullable(z.string()),
  reason: z.string(),
  /** Who closed it; null: they no longer work here. */
  closedBy: z.nullable(z.string()),
});

export type ShownClosure = z.output<typeof closure>;

/** Somebody who has inspections, or had some on one of the days. */
export const calendarInspector = z.object({ id: z.string(), name: z.string() });

export type CalendarInspector = z.output<typeof calendarInspector>;

export const calendarDay = z.object({
  date: z.string(),
  /** The slots of the business's opening hours, in order: empty on a day that is never open. */
  slots: z.array(
    z.object({
      timeSlot: slotLabelField,
      /** Room for appointments: the inspectors who work then. */
      capacity: z.number(),
      /** Appointments booked. May exceed the capacity. */
      booked: z.number(),
      /**
       * When the seats that somebody is booking right now, or that are offered to somebody, are free again, in order.
       * Missing: none are.
       */
      heldUntil: z.optional(z.array(z.string())),
      /** Ids of the inspectors who work then and have no appointment. Empty when only counts were asked for. */
      freeInspectors: z.array(z.string()),
      /** Ids of the inspectors whose own calendar has something else then. Missing: none. */
      busyElsewhere: z.optional(z.array(z.string())),
    }),
  ),
  /** Those that cover some of the day. */
  closures: z.array(closure),
  /** Ordered by time, then name. Canceled ones too. Empty when only counts were asked for. */
  appointments: z.array(calendarAppointment),
});

export type CalendarDayResponse = z.output<typeof calendarDay>;

const appointmentResponse = z.object({
  success: z.literal(true),
  appointment: calendarAppointment,
});

/** 409: the appointment as it is now, and whether `anyway` would do it. */
export const appointmentConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  appointment: calendarAppointment,
  /** Whether it is only outside hours, today, closed or over capacity. */
  canBookAnyway: z.boolean(),
});

export type AppointmentConflictResponse = z.output<typeof appointmentConflict>;

const params = z.object({ id: z.string() });
const reason = multiLine({ label: "Reason", max: 500 });

export const calendarContract = {
  "/desk/calendar": {
    get: {
      operation: "readCalendar",
      does: "Returns days with their times, closures and appointments. An inspector sees their own.",
      needs: "day",
      query: z.object({
        from: dayField("Choose a day"),
        days: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostCalendarDays)),
        /** A month shows numbers only. */
        only: z.optional(z.enum(["counts"])),
      }),
      response: z.object({
        success: z.literal(true),
        /** By name. */
        inspectors: z.array(calendarInspector),
        /** The times that days have now, in order, whatever their hours. Missing in what an earlier release has sent or kept. */
        times: z.optional(z.array(slotLabelField)),
        days: z.array(calendarDay),
      }),
    },
  },
  "/desk/appointments/{id}": {
    patch: {
      operation: "moveDeskAppointment",
      does: "Moves an appointment to another time or inspector, without telling the person yet. Moving it back is the undo.",
      needs: "leads",
      isSubmission: true,
      params,
      body: z.object({
        sequence: z.number(),
        date: dayField("Choose a day"),
        timeSlot: slotLabelField,
        /** Null: unassigned. Missing: the one it has, or whoever is free. */
        inspectorId: z.optional(z.nullable(z.string())),
        /** Outside hours, today, closed or over capacity: do it all the same. It is audited. */
        anyway: z._default(z.boolean(), false),
      }),
      response: appointmentResponse,
      conflict: appointmentConflict,
    },
  },
  "/desk/appointments/{id}/tell": {
    post: {
      operation: "tellOfAppointment",
      does: "Mails the person what has changed since they were last told, ten seconds later. A change until then unsends it.",
      needs: "leads",
      isSubmission: true,
      refuses: [409],
      params,
      /** `otherwise`: somebody has told them by text or on the phone. */
      body: z.object({ by: z.enum(["email", "otherwise"]) }),
      response: appointmentResponse,
    },
  },
  "/desk/appointments/{id}/cancel": {
    post: {
      operation: "cancelDeskAppointment",
      does: "Cancels an appointment for the person, without telling them yet.",
      needs: "leads",
      isSubmission: true,
      params,
      body: z.object({ sequence: z.number(), reason }),
      response: appointmentResponse,
      conflict: appointmentConflict,
    },
  },
  "/desk/appointments/{id}/progress": {
    post: {
      operation: "setProgress",
      does: "Says how far an appointment has come. Its inspector may do this, too. 409 when it is canceled, had not begun, or somebody else has ended it meanwhile.",
      needs: "day",
      isSubmission: true,
      refuses: [409],
      params,
      body: z.object({
        progress: z.enum(appointmentProgress),
        /** What was shown when this was pressed. Without it, nothing is in conflict. */
        seen: z.optional(z.enum(appointmentProgress)),
        at: z.optional(pressedAt),
      }),
      response: z.object({
        ...appointmentResponse.shape,
        /** Of its lead, before and after; missing when nothing has changed. */
        leadVersions: z.optional(z.object({ before: z.number(), after: z.number() })),
      }),
    },
  },
  "/desk/appointments/{id}/on-the-way": {
    post: {
      operation: "sayOnTheWay",
      does: "Says that the inspector is on the way. The person is told ten seconds later, unless another progress takes that back. The inspector may do this, too.",
      needs: "day",
      isSubmission: true,
      refuses: [409],
      params,
      /** Where the half hour begins in which they arrive, in minutes after local midnight. */
      body: z.object({
        from: z.number().check(z.int(), z.minimum(0), z.maximum(lastMinute)),
      }),
      response: z.object({
        success: z.literal(true),
        appointment: calendarAppointment,
        /** How the person is told; null: we can neither text nor mail them, or they were told before. */
        told: z.nullable(z.enum(["text", "email"])),
      }),
    },
  },
  "/desk/closures": {
    post: {
      operation: "addClosure",
      does: "Closes hours, days, or one inspector. The site stops offering them at once; nothing is moved.",
      needs: "leads",
      isSubmission: true,
      body: z.object({
        firstDay: dayField("Choose the first day"),
        lastDay: dayField("Choose the last day"),
        fromSlot: z.nullable(slotLabelField),
        toSlot: z.nullable(slotLabelField),
        inspectorId: z.nullable(z.string()),
        reason: singleLine({ label: "Reason", required: "Say why", max: 200 }),
      }),
      response: z.object({
        success: z.literal(true),
        closure,
        /** Booked appointments that it covers, in order. */
        appointments: z.array(calendarAppointment),
      }),
    },
  },
  "/desk/closures/{id}": {
    delete: {
      operation: "removeClosure",
      does: "Opens what a closure has closed.",
      needs: "leads",
      isSubmission: true,
      params,
      response: z.object({ success: z.literal(true) }),
    },
  },
  "/desk/staff/{id}/inspection-plan": {
    put: {
      operation: "setInspectionPlan",
      does: "Replaces the times at which somebody inspects; null: never. For the owner and the office.",
      needs: "leads",
      params,
      body: z.object({ plan: z.nullable(dutyPlan) }),
      response: z.object({ success: z.literal(true) }),
    },
  },
} as const satisfies ApiContractTable;
