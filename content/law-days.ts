import type { LawDays, LawNow } from "#domain/business/law-now.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/** From which day laws hold that pages mention (`en/owners-act.ts`). Another contractor sets null. */
export const lawDays: LawDays = { ownersAct: calendarDay("2027-01-01") };

/** What pages are built with. From the day on, the server puts the other in its place, until a release is built with it. */
export const builtLaw: LawNow = { ownersAct: "ahead" };
