import type { AppointmentTime } from "./appointment-form.ts";
import type { AppointmentProgress } from "./progress.ts";
import { startOf } from "./reminders.ts";

/** Where a booked visit stands: still to come, taking place, or over. */
export type VisitStage = "ahead" | "now" | "over";

/** How a visit ends. */
export const visitEnds = ["done", "no-show"] as const satisfies readonly AppointmentProgress[];

export type VisitEnd = (typeof visitEnds)[number];

/** Whether somebody has said how a visit ended. */
export function isEnded(progress: AppointmentProgress): progress is VisitEnd {
  return visitEnds.some((end) => end === progress);
}

/**
 * Where a booked visit stands at `now`, in epoch milliseconds: it is over once its time has passed, or somebody has said how
 * it ended.
 * @param rules.minutes How long an inspection takes at most.
 */
export function visitStage(
  { progress, ...time }: AppointmentTime & { progress: AppointmentProgress },
  now: number,
  { timeZone, minutes }: { timeZone: string; minutes: number },
): VisitStage {
  const start = startOf(time, timeZone);
  if (isEnded(progress) || now >= start + minutes * 60_000) return "over";
  return now < start ? "ahead" : "now";
}
