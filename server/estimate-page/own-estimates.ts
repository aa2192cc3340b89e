import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Answering } from "#server/estimate/answer-estimate.ts";
import type { EstimateServices } from "#server/estimate/estimates.ts";
import { type SeenEstimate, seenEstimates } from "#server/estimate/seen-estimate.ts";
import type { MyRoofServices } from "#server/my-roof/my-roof.ts";
import { type Looking, leadsOnPage, openOwnLink } from "#server/my-roof/open-link.ts";
import { Refusal } from "#server/refusal.ts";

export type OwnEstimates = ReturnType<typeof createOwnEstimates>;

/** Estimates on their persons' own pages, and what they say of them. */
export function createOwnEstimates({
  connection: { database },
  profile,
  estimates,
  myRoof,
  clock,
}: {
  connection: Pick<Connection, "database">;
  profile: { timeZone: string };
  estimates: Pick<EstimateServices, "answer" | "opened" | "endReminders">;
  myRoof: Pick<MyRoofServices, "opened">;
  clock: () => Date;
}) {
  const now = () => ({ timeZone: profile.timeZone, now: clock() });

  /** Only whoever has the link itself. */
  async function own(token: string, id: string): Promise<SeenEstimate | undefined> {
    const opened = await openOwnLink(database, token);
    const seen = opened ? await seenEstimates(database, opened.leads, now()) : [];
    return seen.find((one) => one.id === id);
  }

  return {
    /** The day that it is where we are. */
    today: () => dayInZone(clock().getTime(), profile.timeZone),

    /** An estimate, also for staff who look at it; undefined when it is none of theirs, or was taken back. */
    async find(token: string, id: string, looking: Looking): Promise<SeenEstimate | undefined> {
      const leads = await leadsOnPage(database, token, looking);
      if (!leads) return undefined;
      return (await seenEstimates(database, leads, now())).find((one) => one.id === id);
    },

    /** What somebody says of it. @throws Refusal 404, 409, 429 */
    async answer(token: string, id: string, answering: Answering): Promise<void> {
      const estimate = await own(token, id);
      if (!estimate) {
        throw new Refusal(404, "This link leads nowhere.").because("unknown link");
      }
      await estimates.answer({ leadId: estimate.leadId, id }, answering);
    },

    /** Sends them no more reminders of it. @throws Refusal 404 */
    async endReminders(token: string, id: string): Promise<void> {
      const estimate = await own(token, id);
      if (!estimate) {
        throw new Refusal(404, "This link leads nowhere.").because("unknown link");
      }
      await estimates.endReminders({ leadId: estimate.leadId, id });
    },

    /** Notes that somebody has it before them. */
    async opened(token: string, id: string): Promise<void> {
      if (!(await own(token, id))) return;
      await estimates.opened(id);
      await myRoof.opened(token);
    },
  };
}
