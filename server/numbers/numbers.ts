import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { type NumberPeriod, numberSpans } from "#domain/lead/number-periods.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { amountsByPart, leadAmountsOf, leadFiguresOf, leadPartsOf } from "./lead-numbers.ts";

export type NumberServices = ReturnType<typeof createNumberServices>;

/** The owner's numbers. */
export function createNumberServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
}) {
  const { connection, profile, clock } = parts;

  return {
    /** What is counted of the leads that arrived in a period, and in the one before. */
    async read(period: NumberPeriod): Promise<LeadNumbers> {
      // An owner can set another zone while the site runs.
      const { timeZone } = profile;
      const spans = numberSpans(period, dayInZone(clock().getTime(), timeZone));
      return {
        period,
        days: spans.now,
        before: spans.before,
        figures: await leadFiguresOf(connection, spans.now, timeZone),
        figuresBefore: await leadFiguresOf(connection, spans.before, timeZone),
        amounts: await leadAmountsOf(connection, spans.now, timeZone),
        amountsBefore: await leadAmountsOf(connection, spans.before, timeZone),
        amountsBy: await amountsByPart(connection, spans.now, timeZone),
        ...(await leadPartsOf(connection, spans.now, timeZone)),
      };
    },
  };
}
