import { businessProfile } from "#content/business-profile.ts";
import { coverages } from "#content/counties.ts";
import { emergencyTime } from "#content/en/answer-times-in-words.ts";
import { hours as inHours } from "#content/en/figures.ts";
import { reminderWords } from "#content/en/reminders.ts";
import { builtFacts } from "#content/facts.ts";
import { type ReminderKind, reminderKinds } from "#domain/appointment/reminder-kinds.ts";
import { type OneReminder, reminderParts } from "#domain/appointment/reminder-words.ts";
import type { BusinessChange, BusinessSettings } from "#domain/business/business-settings.ts";
import { dayHours } from "#domain/calendar/hours-in-words.ts";
import { type WeekHours, week } from "#domain/calendar/opening-hours.ts";

/** What each reminder is called at the desk. */
export const reminderNames: Record<ReminderKind, string> = {
  "three-days": "Three days before",
  "one-day": "One day before",
  "two-hours": "Two hours before",
};

const partNames: Record<keyof OneReminder, string> = {
  subject: "subject",
  intro: "email",
  text: "text message",
};

/** What a change of the business settings changed, one line each: `Saturday: 9:00 AM-2:00 PM → closed`. */
export function changeLines({ from, to }: Pick<BusinessChange, "from" | "to">): string[] {
  const [before, after] = [hoursOf(from), hoursOf(to)];
  const days = week
    .map((weekday) => ({
      weekday,
      was: dayHours(before[weekday]),
      is: dayHours(after[weekday]),
    }))
    .filter(({ was, is }) => was !== is)
    .map(({ weekday, was, is }) => `${weekday}: ${was} → ${is}`);
  return [
    ...days,
    ...changed("Appointments per hour", String(capacityOf(from)), String(capacityOf(to))),
    ...changed("Messages answered within", replyOf(from), replyOf(to)),
    ...changed("Emergencies answered within", emergencyOf(from), emergencyOf(to)),
    ...responseLines(from, to),
    ...reminderLines(from, to),
  ];
}

function responseLines(from: BusinessSettings, to: BusinessSettings): string[] {
  const [was, is] = [
    from.responseTimes ?? builtFacts.responseTimes,
    to.responseTimes ?? builtFacts.responseTimes,
  ];
  return [
    ...changed("Emergencies, on site within", inHours(was.onSiteHours), inHours(is.onSiteHours)),
    ...coverages.flatMap(({ type, name }) =>
      changed(`${name}, within`, inHours(was.responseHours[type]), inHours(is.responseHours[type])),
    ),
  ];
}

function reminderLines(from: BusinessSettings, to: BusinessSettings): string[] {
  const [before, after] = [from.reminders ?? reminderWords, to.reminders ?? reminderWords];
  return reminderKinds.flatMap((kind) =>
    reminderParts.flatMap((part) =>
      changed(
        `${reminderNames[kind]}, ${partNames[part]}`,
        `“${before[kind][part]}”`,
        `“${after[kind][part]}”`,
      ),
    ),
  );
}

function changed(what: string, was: string, is: string): string[] {
  return was === is ? [] : [`${what}: ${was} → ${is}`];
}

function replyOf({ answers }: BusinessSettings): string {
  return inHours((answers ?? builtFacts.answers).replyHours);
}

function emergencyOf({ answers }: BusinessSettings): string {
  return emergencyTime({ answers: answers ?? builtFacts.answers });
}

function hoursOf({ hours }: BusinessSettings): WeekHours {
  return hours ?? builtFacts.hours;
}

function capacityOf({ capacity }: BusinessSettings): number {
  return capacity ?? businessProfile.inspection.capacity;
}
