import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { openDayAfter, openDayBefore } from "#domain/appointment/open-days.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { startOf, unconfirmedCall } from "#domain/appointment/reminders.ts";
import { isUntold } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { followUpDueOn, lastTouch, type Quote } from "./follow-up-cadence.ts";
import {
  closedStates,
  type LeadState,
  type LeaveReason,
  type LooseEndKind,
  leaveReasons,
  looseEndKinds,
} from "./lead.ts";

/*
 * What nobody would come back to by themselves: a rule that derives the loose ends of a lead from what is known of it. None
 * is ever stored, so that none can outlive its reason.
 */

/**
 * What ends a loose end, the most likely first, which is one key at the desk: it closes no lead. `quoted` asks what came of the
 * visit, and `close` why the lead is lost. `somebody-else` leaves an inspection for which none of our inspectors is free:
 * somebody whom the desk does not know of goes.
 */
export const looseEndPresses = {
  "not-told": ["mail", "told"],
  suspected: ["release"],
  undelivered: ["reached"],
  unreachable: ["reached"],
  unconfirmed: ["confirmed"],
  unanswered: ["confirmed"],
  unassigned: ["assign", "somebody-else"],
  outcome: ["done", "no-show"],
  quote: ["quoted"],
  photos: ["opened"],
  silent: ["follow-up", "close"],
} as const satisfies Record<LooseEndKind, readonly string[]>;

export type LooseEndPress = (typeof looseEndPresses)[LooseEndKind][number];

/** The reasons for which a loose end of a kind can be left. */
export function leaveReasonsOf(kind: LooseEndKind): LeaveReason[] {
  return leaveReasons.filter((reason) => reason !== "somebody-else-goes" || kind === "unassigned");
}

/** Days. What is older was given up long ago, and would bury what is not. */
export const looseFor = 60;

const minute = 60_000;

/** An inspection as far as something about it may be left undone. Moments are ISO 8601. */
export type LooseAppointment = {
  id: string;
  /** Where it is; null: it is canceled. */
  time: AppointmentTime | null;
  /** Where its person believes it to be. */
  believed: AppointmentTime | null;
  progress: AppointmentProgress;
  /** Since when its person knows where it is. */
  knownSince: string;
  /** Since when it is where it is, or is canceled. */
  changedAt: string;
  /** Whether nobody has to confirm it first that it was booked. */
  isFirm: boolean;
  inspectorId: string | null;
  /** When we asked by mail whether this time suits; null: we did not, or there was an answer. */
  askedAt: string | null;
  /** Whether its report, as it stands, says that nothing needs doing. */
  needsNothing: boolean;
};

/** What is known of a lead. Moments are ISO 8601. */
export type LeadSituation = {
  id: string;
  state: LeadState;
  /** Whether it stands in the list of those that wait for an answer. */
  waits: boolean;
  isSuspected: boolean;
  arrivedAt: string;
  /** Whether we can mail or text its person. */
  isWritable: boolean;
  appointments: readonly LooseAppointment[];
  /** Its pictures that nobody at the desk has opened, the oldest first. */
  unopened: readonly { id: string; at: string }[];
  /** The mail for which its person has to be called (`undeliveredMailOf`), and since when. */
  undelivered: { id: string; at: string } | null;
  /** When a call last reached its person; null: none has. */
  reachedAt: string | null;
  /** Its last quote, and what has come of it; null: it has none. */
  quote: Quote | null;
  followUpOn: CalendarDay | null;
  /** Keys of loose ends that somebody has left as they are. */
  left: ReadonlySet<string>;
};

export type LooseMoment = {
  now: Date;
  /** With the days closed that the desk has closed. */
  profile: Pick<BusinessProfile, "hours" | "closures" | "timeZone" | "inspection">;
  /** Days after a quote on which its person is called again. */
  cadence: readonly number[];
  /** Whether inspections are given to inspectors here; otherwise none lacks one. */
  hasInspectors: boolean;
};

export type LooseEnd = {
  kind: LooseEndKind;
  /** What it is derived from, of which there is one. Other facts have another key, so that what was left comes back when they change. */
  key: string;
  /** Since when, ISO 8601. */
  since: string;
  /** The inspection that it is about; null: it is about none. */
  appointmentId: string | null;
};

/** The loose ends of a lead but those that were left, in the order of `looseEndKinds`. A closed lead has none. */
export function looseEndsOf(lead: LeadSituation, moment: LooseMoment): LooseEnd[] {
  if (closedStates.some((state) => state === lead.state)) return [];
  const ends = [
    ...lead.appointments.flatMap((appointment) => endsOfAppointment(lead, appointment, moment)),
    ...[undelivered(lead, moment), photos(lead, moment), silent(lead, moment)].flat(),
  ];
  const place = ({ kind }: LooseEnd) => looseEndKinds.indexOf(kind);
  return ends
    .filter(({ key }) => !lead.left.has(key))
    .sort((one, other) => place(one) - place(other));
}

/** Of each inspection only what comes first: nobody confirms what they were not told. */
function endsOfAppointment(
  lead: LeadSituation,
  appointment: LooseAppointment,
  moment: LooseMoment,
): LooseEnd[] {
  const { now, profile } = moment;
  if (isUntold(appointment)) return [ofAppointment("not-told", appointment, appointment.changedAt)];
  const { time } = appointment;
  if (!time) return [];
  const starts = startOf(time, profile.timeZone);
  if (starts > now.getTime()) return endsAhead(lead, appointment, { ...moment, time });
  return endsBehind(lead, appointment, { ...moment, time, starts });
}

/** Whether it looks like spam comes before everything else about an inspection that is ahead. */
function endsAhead(
  lead: LeadSituation,
  appointment: LooseAppointment,
  moment: LooseMoment & { time: AppointmentTime },
): LooseEnd[] {
  const end = (kind: LooseEndKind, since: string) => ofAppointment(kind, appointment, since);
  if (lead.isSuspected) return [end("suspected", lead.arrivedAt)];
  // Until then, it ends by itself.
  if (!appointment.isFirm) return [];
  const lacking = isUnassigned(appointment, moment)
    ? [end("unassigned", appointment.changedAt)]
    : [];
  if (appointment.progress !== "booked") return lacking;
  const { askedAt, knownSince } = appointment;
  if (askedAt && isUnanswered(askedAt, moment)) return [end("unanswered", askedAt), ...lacking];
  const { now, profile, time } = moment;
  const callAt = unconfirmedCall({ ...time, knownSince: Date.parse(knownSince) }, profile);
  if (callAt !== null && callAt <= now.getTime()) {
    return [end("unconfirmed", new Date(callAt).toISOString()), ...lacking];
  }
  const isReached = lead.reachedAt !== null && lead.reachedAt > knownSince;
  const isHard = !lead.isWritable && !isReached;
  return [...(isHard ? [end("unreachable", knownSince)] : []), ...lacking];
}

function endsBehind(
  lead: LeadSituation,
  appointment: LooseAppointment,
  { now, profile, time, starts }: LooseMoment & { time: AppointmentTime; starts: number },
): LooseEnd[] {
  const { progress } = appointment;
  const ends = starts + profile.inspection.takes.to * minute;
  const isRecent = now.getTime() - ends < looseFor * 24 * 60 * minute;
  if (ends > now.getTime() || !isRecent || progress === "no-show") return [];
  const since = new Date(ends).toISOString();
  if (progress !== "done") return [ofAppointment("outcome", appointment, since)];
  // What came of it may take the rest of the day.
  const isToday = time.date === dayInZone(now.getTime(), profile.timeZone);
  const isNext = lead.appointments.some((other) => other.time && other.time.date > time.date);
  const isOpen = beforeQuote.some((state) => state === lead.state);
  if (isToday || isNext || !isOpen || appointment.needsNothing) return [];
  return [ofAppointment("quote", appointment, since)];
}

const beforeQuote = ["new", "contacted", "scheduled"] as const satisfies LeadState[];

/** From the last open day before it on. */
function isUnassigned(
  { inspectorId }: LooseAppointment,
  { now, profile, hasInspectors, time }: LooseMoment & { time: AppointmentTime },
): boolean {
  const today = dayInZone(now.getTime(), profile.timeZone);
  return hasInspectors && inspectorId === null && today >= openDayBefore(time.date, profile);
}

/** Whether a working day has passed: it is the next open day, and not earlier than we asked. */
function isUnanswered(askedAt: string, { now, profile }: LooseMoment): boolean {
  const asked = Date.parse(askedAt);
  const day = dayInZone(asked, profile.timeZone);
  const next = openDayAfter(day, profile);
  const today = dayInZone(now.getTime(), profile.timeZone);
  if (today !== next) return today > next;
  return timeOfDay(now.getTime(), today, profile) >= timeOfDay(asked, day, profile);
}

/** Milliseconds since the first inspection of a day could begin, by which two days are compared. */
function timeOfDay(at: number, date: CalendarDay, { timeZone }: LooseMoment["profile"]): number {
  return at - startOf({ date, timeSlot: "09:00" }, timeZone);
}

function undelivered(
  { undelivered: mail, reachedAt }: LeadSituation,
  { now }: LooseMoment,
): LooseEnd[] {
  if (!mail || (reachedAt !== null && reachedAt >= mail.at) || isOld(mail.at, now)) return [];
  return [
    {
      ...withoutAppointment,
      kind: "undelivered",
      key: keyOf("undelivered", mail.id),
      since: mail.at,
    },
  ];
}

/** While its person waits for an answer, its pictures are part of what is answered. */
function photos({ unopened, waits }: LeadSituation, { now }: LooseMoment): LooseEnd[] {
  const recent = unopened.filter(({ at }) => !isOld(at, now));
  const [first, last] = [recent[0], recent.at(-1)];
  if (waits || !first || !last) return [];
  return [
    { ...withoutAppointment, kind: "photos", key: keyOf("photos", last.id), since: first.at },
  ];
}

/** Whoever has a day to be followed up on is in the list of those, and whoever has an inspection is not forgotten. */
function silent(lead: LeadSituation, { now, profile, cadence }: LooseMoment): LooseEnd[] {
  const { id, state, quote, followUpOn } = lead;
  if (state !== "quoted" || !quote || followUpOn !== null) return [];
  const today = dayInZone(now.getTime(), profile.timeZone);
  if (lead.appointments.some(({ time }) => time && time.date >= today)) return [];
  const since = lastTouch(quote);
  // What is read of an older quote is not all of it.
  if (dayOf(since, profile) < quotesSince({ now, profile, cadence })) return [];
  // After the last follow-up, somebody decides what becomes of it.
  const due =
    followUpDueOn(quote, { cadence, profile }) ?? openDayAfter(dayOf(since, profile), profile);
  if (today < due) return [];
  return [{ ...withoutAppointment, kind: "silent", key: keyOf("silent", id, since), since }];
}

function dayOf(at: string, { timeZone }: LooseMoment["profile"]): CalendarDay {
  return dayInZone(Date.parse(at), timeZone);
}

function isOld(at: string, now: Date): boolean {
  return Date.parse(at) < now.getTime() - looseFor * 24 * 60 * minute;
}

/** The first day of what is looked at: what is before it is no loose end. */
export function looseSince({ now, profile }: Pick<LooseMoment, "now" | "profile">): CalendarDay {
  return addDays(dayInZone(now.getTime(), profile.timeZone), -looseFor);
}

/** The same of quotes: the first day on which its person may last have been in touch. A follow-up that is due late is old later. */
export function quotesSince({
  cadence,
  ...moment
}: Pick<LooseMoment, "now" | "profile" | "cadence">): CalendarDay {
  return addDays(looseSince(moment), -Math.max(0, ...cadence));
}

const withoutAppointment = { appointmentId: null };

function ofAppointment(
  kind: LooseEndKind,
  { id, time, believed, askedAt }: LooseAppointment,
  since: string,
): LooseEnd {
  const places = kind === "not-told" ? [time, believed] : [time];
  const asked = kind === "unanswered" ? [askedAt ?? ""] : [];
  return {
    kind,
    key: keyOf(kind, id, ...places.map(placeText), ...asked),
    since,
    appointmentId: id,
  };
}

function placeText(time: AppointmentTime | null): string {
  return time ? `${time.date} ${time.timeSlot}` : "canceled";
}

function keyOf(kind: LooseEndKind, ...facts: string[]): string {
  return [kind, ...facts].join("|");
}
