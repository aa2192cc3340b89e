import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { nearDayName } from "#domain/calendar/near-day-name.ts";
import { closedStates } from "./lead.ts";
import type { LeadRow } from "./lead-row.ts";

/** The parts of a lead that its clock depends on. */
export type ClockedLead = Pick<
  LeadRow,
  "state" | "emergency" | "answerBy" | "promiseBy" | "answeredAt" | "answerMinutes"
> &
  Partial<Pick<LeadRow, "lapsedAt" | "confirmedAt">>;

/** `late`: our own goal has passed. `soon`: due within minutes. `later`: due after the next opening. */
export type ClockTone = "late" | "soon" | "later" | "answered" | "closed";

export type LeadClock = {
  tone: ClockTone;
  text: string;
  /** The promise to visitors if its deadline is near or over, otherwise empty. */
  promise: string;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** How long before its deadline the promise is shown; an emergency's promise is short itself. */
const nearPromise = { usual: 2 * hour, emergency: hour };

/** A lead's clock at `now` (epoch milliseconds), in the business's time zone. */
export function leadClock(lead: ClockedLead, now: number, timeZone: string): LeadClock {
  if (lead.confirmedAt) return { tone: "answered", text: "Booked online", promise: "" };
  if (lead.answeredAt) {
    const minutes = lead.answerMinutes;
    const text = minutes === null ? "Answered" : `Answered in ${spanText(minutes * minute)}`;
    return { tone: "answered", text, promise: "" };
  }
  // Whoever did not confirm their booking in time is a call, and owed nothing.
  if (lead.lapsedAt || closedStates.some((state) => state === lead.state)) {
    return { tone: "closed", text: "Not answered", promise: "" };
  }
  const left = Date.parse(lead.answerBy) - now;
  const promise = promiseText(lead, now);
  if (left <= 0) return { tone: "late", text: overText(-left, "Due now", "Late by"), promise };
  if (left <= hour) return { tone: "soon", text: `Due in ${spanText(left, "up")}`, promise };
  return { tone: "later", text: dueText(Date.parse(lead.answerBy), now, timeZone), promise };
}

function promiseText({ emergency, promiseBy }: ClockedLead, now: number): string {
  const left = Date.parse(promiseBy) - now;
  if (left <= 0) return overText(-left, "Promise ends now", "Promise missed by");
  const near = emergency ? nearPromise.emergency : nearPromise.usual;
  return left <= near ? `Promise ends in ${spanText(left, "up")}` : "";
}

/** How long something is over; in its first second, it is so now. */
function overText(over: number, now: string, by: string): string {
  return over < second ? now : `${by} ${spanText(over)}`;
}

/** `45 sec`, `3 min`, `1 h 5 min`, `2 days`: at most two numbers. */
export function spanText(milliseconds: number, rounding: "up" | "down" = "down"): string {
  const round = rounding === "up" ? Math.ceil : Math.floor;
  if (round(milliseconds / 1_000) < 60) {
    const seconds = round(milliseconds / 1_000);
    return seconds === 0 ? "0 min" : `${seconds} sec`;
  }
  const minutes = round(milliseconds / minute);
  if (minutes < 60) return `${minutes} min`;
  if (milliseconds < day) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
  }
  const days = Math.floor(milliseconds / day);
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** `Just now`, `3 min ago`, `2 days ago`. */
export function agoText(at: string, now: number): string {
  const span = now - Date.parse(at);
  return span < minute ? "Just now" : `${spanText(span)} ago`;
}

/** `2:15 PM` today, `Tomorrow 9:02 AM`, `Monday 9:02 AM`, `Tue, Dec 8 9:02 AM`. */
function dueText(at: number, now: number, timeZone: string): string {
  const [here, there] = [dayInZone(now, timeZone), dayInZone(at, timeZone)];
  const time = timeFormat(timeZone).format(at).replace("\u202f", " ");
  if (there === here) return `Due ${time}`;
  return `${there === addDays(here, 1) ? "Tomorrow" : nearDayName(there, here)} ${time}`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    timeFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" });
  timeFormats.set(timeZone, format);
  return format;
}
