import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/**
 * Laws that have been passed, and whether they are in force: what pages say on either side of the day. The business's
 * calendar day decides, and no owner.
 */
export type LawNow = {
  /** Virginia's Residential Property Owners Protection Act. */
  ownersAct: "ahead" | "in-force";
};

/** From which day each is in force; null where there is no such law. */
export type LawDays = Readonly<Record<keyof LawNow, CalendarDay | null>>;

/** What has come into force by that day in place of what the site was built with, as overrides (`facts.ts`). */
export function lawOn(today: CalendarDay, days: LawDays, built: LawNow): Record<string, string> {
  const names = Object.keys(days) as (keyof LawNow)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const day = days[name];
      const isNew = day !== null && day <= today && built[name] === "ahead";
      return isNew ? [[`law.${name}`, "in-force"]] : [];
    }),
  );
}

/** The last day on which one of them came into force; null while none has. */
export function lastLawDay(today: CalendarDay, days: LawDays, built: LawNow): CalendarDay | null {
  const names = Object.keys(lawOn(today, days, built)).map((path) => path.slice("law.".length));
  const came = names.map((name) => days[name as keyof LawNow] as CalendarDay);
  return came.sort().at(-1) ?? null;
}
