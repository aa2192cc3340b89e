import { type Kysely, sql } from "kysely";

/**
 * Every event of a lead has all the details that its kind has now. Texts of persons say what they were understood as: when
 * they were stored without that, only keywords had a meaning. Slots that a process of a release before 0013 wrote beside it
 * are times, too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await nameMeanings(database);
  await nameTimes(database);
}

/** Keywords as they were understood then. */
const words: Readonly<Record<string, string>> = {
  ...{ STOP: "stop", STOPALL: "stop", UNSUBSCRIBE: "stop", CANCEL: "stop", END: "stop" },
  ...{ QUIT: "stop", REVOKE: "stop", OPTOUT: "stop" },
  ...{ START: "start", UNSTOP: "start", YES: "start", HELP: "help", INFO: "help" },
  ...{ "1": "1", "2": "2" },
};

async function nameMeanings(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; details: string }>`
    select id, details from lead_events
    where kind = 'text' and details like '%"from":%' and details not like '%"meaning":%'`.execute(
    database,
  );
  for (const { id, details } of rows) {
    const read = fieldsOf(details);
    if (typeof read?.text !== "string" || typeof read.from !== "string") continue;
    const now = JSON.stringify({ ...read, meaning: meaningOf(read.text) });
    await sql`update lead_events set details = ${now} where id = ${id}`.execute(database);
  }
}

function meaningOf(text: string): string {
  const bare = text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const word = bare.toUpperCase();
  return (Object.hasOwn(words, word) && words[word]) || "message";
}

/** What is damaged stays as it is. */
function fieldsOf(json: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === "object" ? { ...read } : null;
  } catch {
    return null;
  }
}

/** Old and new name of each slot. */
const slots = {
  "9:00 AM": "09:00",
  "10:00 AM": "10:00",
  "11:00 AM": "11:00",
  "1:00 PM": "13:00",
  "2:00 PM": "14:00",
  "3:00 PM": "15:00",
  "4:00 PM": "16:00",
};

async function nameTimes(database: Kysely<unknown>): Promise<void> {
  for (const [before, now] of Object.entries(slots)) {
    const [told, tells] = [`"timeSlot":"${before}"`, `"timeSlot":"${now}"`];
    await sql`
      update lead_events set details = replace(details, ${told}, ${tells})
      where kind in ('arrived', 'appointment') and details like ${`%${told}%`}`.execute(database);
  }
}
