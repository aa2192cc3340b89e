import type { FastifyPluginAsync } from "fastify";
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { careDays } from "#content/care-calendar.ts";
import { calendarEntries } from "#content/en/maintenance-tips.ts";
import { factsOfProfile } from "#content/facts.ts";
import { careCalendarPath, pageUrl } from "#content/links.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { nextYearlyDay } from "#domain/calendar/yearly-day.ts";

type Options = { profile: BusinessProfile; siteUrl: string; clock: () => Date };

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
];

/** `GET /maintenance-tips/roof-calendar.ics`: a year of roof care for the visitor's calendar. 404 outside of the region whose year it is. */
export const careCalendar: FastifyPluginAsync<Options> = async (
  app,
  { profile, siteUrl, clock },
) => {
  app.get(careCalendarPath, async (_request, reply) => {
    if (!saidOfRegion(factsOfProfile(profile), careDays)) return reply.callNotFound();
    const today = dayInZone(clock().getTime(), profile.timeZone);
    return reply
      .header("cache-control", "public, max-age=3600")
      .header("x-robots-tag", "noindex")
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .header("content-disposition", 'attachment; filename="roof-calendar.ics"')
      .send(roofCalendar(today, { profile, siteUrl }));
  });
};

/**
 * All-day events that repeat yearly, each starting with its next date (RFC 5545, `RRULE:FREQ=YEARLY`). The UIDs never
 * change, so a second download adds nothing.
 */
function roofCalendar(
  today: CalendarDay,
  { profile, siteUrl }: Pick<Options, "profile" | "siteUrl">,
): string {
  const calendar = ical({
    prodId: { company: profile.name, product: "Roof calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: `Roof calendar, ${profile.shortName}`,
  });
  const entries = calendarEntries(factsOfProfile(profile));
  for (const key of Object.keys(careDays) as (keyof typeof careDays)[]) {
    const day = careDays[key];
    const { title, text } = entries[key];
    const start = new Date(`${nextYearlyDay(today, day)}T00:00:00Z`);
    calendar.createEvent({
      id: `roof-calendar-${key}@${new URL(profile.siteUrl).hostname}`,
      stamp: new Date(`${today}T00:00:00Z`),
      start,
      allDay: true,
      timezone: "UTC",
      summary: title,
      description: text,
      url: pageUrl(siteUrl, "/maintenance-tips"),
      repeating: {
        freq: ICalEventRepeatingFreq.YEARLY,
        byMonth: [day.month],
        byDay: [weekdays[day.weekday] ?? ICalWeekday.SA],
        bySetPos: [day.nth],
      },
    });
  }
  return calendar.toString();
}
