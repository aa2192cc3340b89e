import type { LawDays, LawNow } from "#domain/business/law-now.ts";
import type { StatedLaw } from "#domain/business/state-law.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/** From which day laws hold that pages mention (`en/owners-act.ts`), in the state that `content/` describes. */
export const lawDays: LawDays = { ownersAct: calendarDay("2027-01-01") };

/** What pages are built with. From the day on, the server puts the other in its place, until a release is built with it. */
export const builtLaw: LawNow = { ownersAct: "ahead" };

/** The state whose law the pages state and somebody has confirmed, and no sentences of an owner's own. */
export const builtStatedLaw: StatedLaw = { ...builtLaw, confirmedFor: "VA", words: {} };
