import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { named } from "#domain/lead/lead-row.ts";
import { calendarAppointment, calendarInspector } from "./calendar-contract.ts";
import { itemStates } from "./rescheduling-state.ts";

/* The desk's calls for moving appointments out of closed hours. */

const place = z.object({
  date: z.string(),
  timeSlot: slotLabelField,
  /** Null: unassigned. */
  inspectorId: z.nullable(z.string()),
});

export const reschedulingItem = z.object({
  /** As it is now. */
  appointment: calendarAppointment,
  state: z.enum(itemStates),
  /** A change names the one it is based on. */
  version: z.number(),
  original: place,
  /** Null: nothing is free. */
  proposed: z.nullable(place),
  /** Whether we can mail the person. */
  canMail: z.boolean(),
  /** Moments; null: not yet. */
  toldAt: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

export type ReschedulingItem = z.output<typeof reschedulingItem>;

const summary = z.object({
  id: z.string(),
  closureId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  reason: z.string(),
  /** Null: they no longer work here. */
  startedBy: z.nullable(named),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});

export const rescheduling = z.object({
  ...summary.shape,
  /** By their time. */
  items: z.array(reschedulingItem),
  /** Whoever the items name. */
  inspectors: z.array(calendarInspector),
});

export type Rescheduling = z.output<typeof rescheduling>;

export const openRescheduling = z.object({
  ...summary.shape,
  /** People whose turn is still to come. */
  undecided: z.number(),
  /** People who have not answered yet. */
  told: z.number(),
});

export type OpenRescheduling = z.output<typeof openRescheduling>;

const response = z.object({ success: z.literal(true), rescheduling });

/** 409: the rescheduling as it is now. */
export const reschedulingConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  rescheduling,
});

const version = z.number();

/**
 * Staff's choice for one person. `agree`: they agreed to the proposed time on the phone, and it is moved at once. `keep`:
 * it was moved before, and they said on the phone that they keep the new time.
 */
export const itemChange = z.discriminatedUnion("step", [
  z.object({
    step: z.literal("propose"),
    version,
    date: dayField("Choose a day"),
    timeSlot: slotLabelField,
    /** Missing: whoever is free. */
    inspectorId: z.optional(z.nullable(z.string())),
  }),
  z.object({ step: z.literal("call"), version }),
  z.object({ step: z.literal("leave"), version }),
  z.object({ step: z.literal("agree"), version }),
  z.object({ step: z.literal("keep"), version }),
]);

/** Most people written to with one press. */
const mostSent = 200;

export const reschedulingContract = {
  "/desk/closures/{id}/rescheduling": {
    post: {
      operation: "startRescheduling",
      does: "Starts finding new times for a closure's appointments. Returns the one that is open, with whoever has been booked since. Nothing is moved.",
      needs: "leads",
      isSubmission: true,
      refuses: [409],
      params: z.object({ id: z.string() }),
      response,
    },
  },
  "/desk/reschedulings": {
    get: {
      operation: "listReschedulings",
      does: "Lists the reschedulings that are open, the oldest first.",
      needs: "leads",
      response: z.object({ success: z.literal(true), reschedulings: z.array(openRescheduling) }),
    },
  },
  "/desk/reschedulings/{id}": {
    get: {
      operation: "readRescheduling",
      does: "Returns a rescheduling.",
      needs: "leads",
      params: z.object({ id: z.string() }),
      response,
    },
  },
  "/desk/reschedulings/{id}/items/{appointmentId}": {
    patch: {
      operation: "changeReschedulingItem",
      does: "Takes staff's choice for one person of a rescheduling.",
      needs: "leads",
      isSubmission: true,
      params: z.object({ id: z.string(), appointmentId: z.string() }),
      body: itemChange,
      response,
      conflict: reschedulingConflict,
    },
  },
  "/desk/reschedulings/{id}/send": {
    post: {
      operation: "sendRescheduling",
      does: "Moves each of these people and writes to them. What cannot be done for one is left out and said.",
      needs: "leads",
      isSubmission: true,
      refuses: [409],
      params: z.object({ id: z.string() }),
      body: z.object({
        items: z
          .array(z.object({ appointmentId: z.string(), version }))
          .check(z.minLength(1, "Choose somebody"), z.maxLength(mostSent, "Choose fewer people")),
      }),
      response: z.object({
        ...response.shape,
        /** Ids of the appointments that were moved. */
        moved: z.array(z.string()),
        refused: z.array(z.object({ appointmentId: z.string(), error: z.string() })),
      }),
    },
  },
} as const satisfies ApiContractTable;
