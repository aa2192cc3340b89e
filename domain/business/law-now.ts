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

export const noLawDays: LawDays = { ownersAct: null };

/**
 * What holds on that day in place of what the site was built with, as overrides (`facts.ts`): what has come into force, and
 * that nothing has where there is no such law, though the site was built after its day.
 */
export function lawOn(today: CalendarDay, days: LawDays, built: LawNow): Record<string, string> {
  const names = Object.keys(days) as (keyof LawNow)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const day = days[name];
      const holds = day !== null && (day <= today || built[name] === "in-force");
      const now = holds ? "in-force" : "ahead";
      return now === built[name] ? [] : [[`law.${name}`, now]];
    }),
  );
}

/** The last day on which one of them came into force; null while none has. */
export function lastLawDay(today: CalendarDay, days: LawDays, built: LawNow): CalendarDay | null {
  const names = Object.keys(lawOn(today, days, built)).map((path) => path.slice("law.".length));
  const came = names.flatMap((name) => days[name as keyof LawNow] ?? []);
  return came.sort().at(-1) ?? null;
}
