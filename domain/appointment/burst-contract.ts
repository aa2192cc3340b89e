import { z } from "zod/mini";
import { calendarAppointment } from "./calendar-contract.ts";

/* The desk's calls for a burst of bookings (booking-brake.ts). */

export const shownBurst = z.object({
  id: z.string(),
  /** When its first booking arrived, and its newest. */
  beganAt: z.string(),
  lastAt: z.string(),
  /** How many bookings it had, whatever became of them. */
  count: z.number(),
  /** Active bookings that nobody has confirmed, by time: these can be taken back. */
  bookings: z.array(calendarAppointment),
  /** Calls to people whose booking lapsed, for which nobody has done anything yet: these can be closed. */
  calls: z.number(),
  /** How many were confirmed, by their visitors or the desk. They stay. */
  confirmed: z.number(),
});

export type ShownBurst = z.output<typeof shownBurst>;

export const burstContract = {
  "/desk/bursts/newest": {
    get: {
      operation: "readNewestBurst",
      does: "Returns the newest burst of bookings of which something can be taken back or closed.",
      needs: "leads",
      /** Null if no burst has anything left to take back or close. */
      response: z.object({ success: z.literal(true), burst: z.nullable(shownBurst) }),
    },
  },
  "/desk/bursts/{id}/confirm": {
    post: {
      operation: "confirmBurst",
      does: "Confirms the bookings of a burst that nobody has confirmed, and tells the people of those that were pending.",
      needs: "leads",
      isSubmission: true,
      params: z.object({ id: z.string() }),
      response: z.object({ success: z.literal(true), confirmed: z.number() }),
    },
  },
  "/desk/bursts/{id}/take-back": {
    post: {
      operation: "takeBurstBack",
      does: "Cancels the bookings of a burst that nobody has confirmed, and tells their people. Closes the calls that it has left.",
      needs: "leads",
      isSubmission: true,
      params: z.object({ id: z.string() }),
      response: z.object({
        success: z.literal(true),
        /** Bookings. Zero when it was taken back before. */
        takenBack: z.number(),
      }),
    },
  },
} as const;
