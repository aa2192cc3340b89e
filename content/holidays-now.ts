import type { Facts } from "#domain/business/facts.ts";
import type { HolidayRule, WorkingDays } from "#domain/calendar/public-holidays.ts";
import { builtFacts, factsOfProfile } from "./facts.ts";
import { federalHolidays } from "./federal-holidays.ts";
import { holidays } from "./holidays.ts";

/** The public holidays, and those of them on which we work. */
type HolidaysNow = { holidays: readonly HolidayRule[]; openHolidays: readonly string[] };

/**
 * The holidays that are kept where the business is: those of its state, where `content/` has them, and the federal ones under their
 * federal names in any other. A day on which we work stays one under its other name.
 */
export function holidaysIn(
  { state }: Pick<Facts, "state">,
  openHolidays: readonly string[],
): HolidaysNow {
  if (state === builtFacts.state) return { holidays, openHolidays };
  const rules: readonly HolidayRule[] = holidays;
  const open = rules.filter(({ name }) => openHolidays.includes(name));
  return {
    holidays: federalHolidays,
    openHolidays: federalHolidays
      .filter(({ on }) => open.some((one) => isSameDay(one.on, on)))
      .map(({ name }) => name),
  };
}

/** The rules of a contractor's working days, with the holidays that are kept where the business is now. */
export function withHolidays<Profile extends Parameters<typeof factsOfProfile>[0]>(
  profile: Profile,
): Profile & WorkingDays & HolidaysNow {
  return { ...profile, ...holidaysIn(factsOfProfile(profile), profile.openHolidays) };
}

/** Names of the holidays that only the state of `content/` keeps. */
export function holidaysOfBuiltState(): string[] {
  const rules: readonly HolidayRule[] = holidays;
  return rules
    .filter(({ on }) => !federalHolidays.some((federal) => isSameDay(federal.on, on)))
    .map(({ name }) => name);
}

function isSameDay(one: HolidayRule["on"], other: HolidayRule["on"]): boolean {
  if ("day" in one || "day" in other) {
    return "day" in one && "day" in other && one.month === other.month && one.day === other.day;
  }
  return (
    one.month === other.month &&
    one.nth === other.nth &&
    one.weekday === other.weekday &&
    (one.plusDays ?? 0) === (other.plusDays ?? 0)
  );
}
