import type { Database } from "#server/database/connection.ts";
import type {
  EstimateAnswersTable,
  EstimatesTable,
} from "#server/database/schema/estimate-tables.ts";
import { addOfLead } from "./add-of-lead.ts";

/** An estimate that was begun, written in, sent, reminded of, answered, signed or revoked since the backup. */
export type EstimateSince = {
  estimate: EstimatesTable;
  answers: readonly EstimateAnswersTable[];
  /** `#12 Ada Homeowner, an estimate` */
  words: string;
};

/** Reads what became of estimates since the backup, with what their persons have said. */
export async function estimatesSince(target: Database, former: Database): Promise<EstimateSince[]> {
  const known = new Map((await marksIn(target)).map((marks) => [marks.id, marks]));
  const heard = new Set(
    (await target.selectFrom("estimate_answers").select("id").execute()).map(({ id }) => id),
  );
  const estimates = await former
    .selectFrom("estimates")
    .innerJoin("leads", "leads.id", "estimates.lead_id")
    .selectAll("estimates")
    .select(["leads.number", "leads.name"])
    .orderBy("started_at")
    .execute();
  const found: EstimateSince[] = [];
  for (const { number, name, ...estimate } of estimates) {
    const then = known.get(estimate.id);
    const answers = await former
      .selectFrom("estimate_answers")
      .selectAll()
      .where("estimate_id", "=", estimate.id)
      .execute();
    const isNewer =
      !then ||
      estimate.revision > then.revision ||
      (estimate.sent_at !== null && then.sent_at === null) ||
      (estimate.revoked_at !== null && then.revoked_at === null) ||
      (estimate.signed_at !== null && estimate.signed_at !== then.signed_at) ||
      estimate.reminders > then.reminders ||
      (estimate.reminders_off_at !== null && then.reminders_off_at === null) ||
      answers.some(({ id }) => !heard.has(id));
    if (!isNewer) continue;
    const what = estimate.sent_at === null ? draft : estimate.revoked_at ? revoked : sent;
    found.push({ estimate, answers, words: `#${number} ${name}, ${what}` });
  }
  return found;
}

const draft = "the draft of an estimate";
const [sent, revoked] = ["an estimate that was sent", "an estimate that was revoked"];

/** Drafts that the backup has and that were deleted since, in words. */
export async function discardedEstimates(target: Database, former: Database): Promise<string[]> {
  const ids = new Set((await marksIn(former)).map(({ id }) => id));
  const rows = await target
    .selectFrom("estimates")
    .innerJoin("leads", "leads.id", "estimates.lead_id")
    .select(["estimates.id", "leads.number", "leads.name"])
    .execute();
  return rows
    .filter(({ id }) => !ids.has(id))
    .map(({ number, name }) => `#${number} ${name}, ${draft}: deleted since, and back`);
}

/** Adds an estimate with what was said of it. @returns in words that it was added, or why it does not fit. */
export function addEstimate(
  target: Database,
  { estimate, answers, words }: EstimateSince,
  isSameRelease: boolean,
): Promise<{ broughtOver: string } | { left: string }> {
  const { id, lead_id: leadId } = estimate;
  return addOfLead(target, { leadId, words }, isSameRelease, async () => {
    await target.deleteFrom("estimate_answers").where("estimate_id", "=", id).execute();
    await target.deleteFrom("estimates").where("id", "=", id).execute();
    await target.insertInto("estimates").values(estimate).execute();
    for (const answer of answers) {
      await target.insertInto("estimate_answers").values(answer).execute();
    }
  });
}

const marksIn = (database: Database) =>
  database
    .selectFrom("estimates")
    .select(["id", "revision", "sent_at", "revoked_at", "signed_at"])
    .select(["reminders", "reminders_off_at"])
    .execute();
