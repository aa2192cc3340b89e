import { createHash } from "node:crypto";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { type StoredRemark, sameRow } from "#domain/import/import-contract.ts";
import type { ImportVerdict } from "#domain/import/import-state.ts";
import { type ReadRow, type RowRules, readRow, skipReason } from "#domain/import/read-row.ts";
import { detailKey, personKey } from "#domain/person/person-key.ts";
import { obstaclesOf } from "#server/appointment/desk-times.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { changeRows } from "./changed-rows.ts";
import { type KnownSame, knownSame } from "./same-rows.ts";
import {
  cellsOf,
  comingIn,
  headingsOf,
  mappingOf,
  type StoredImport,
  type StoredMatch,
  type StoredRow,
} from "./stored-import.ts";

/** What the trial run says of a row. */
export type Judged = {
  verdict: ImportVerdict;
  remarks: StoredRemark[];
  match: StoredMatch | null;
  personKey: string;
  digest: string;
};

export type JudgingRules = { profile: BusinessProfile; now: Date };

/** By what the rows of an import are read. */
export function rowRulesOf(
  bringing: StoredImport,
  { profile: { timeZone }, now }: JudgingRules,
): RowRules {
  return {
    ...{ kind: bringing.kind, mapping: mappingOf(bringing), timeZone },
    ...{ today: dayInZone(now.getTime(), timeZone), hasDayFirst: bringing.has_day_first === 1 },
  };
}

type Reading = { stored: StoredRow; cells: string[]; read: ReadRow; key: string; digest: string };

/**
 * Says of rows what would become of them, as everything is now: whether they can be read, whose they are by the rules of
 * all people (`personKey`), and whether somebody should look at them first.
 */
export async function judgeRows(
  database: Database,
  bringing: StoredImport,
  rows: readonly StoredRow[],
  rules: JudgingRules,
): Promise<Map<string, Judged>> {
  if (rows.length === 0) return new Map();
  const rowRules = rowRulesOf(bringing, rules);
  const headings = headingsOf(bringing);
  const readings = rows.map((stored): Reading => {
    const cells = cellsOf(stored);
    const read = readRow(cells, rowRules);
    const key = personKey(read.row.contact) ?? "";
    return { stored, cells, read, key, digest: digestOf(bringing, cells) };
  });
  const known = await readKnown(database, bringing, readings);
  const judged = new Map<string, Judged>();
  for (const reading of readings) {
    const skipped = skipReason(reading.cells, headings);
    const one = skipped
      ? { ...judgedAs("skipped", reading), remarks: [{ code: skipped, field: null, typed: "" }] }
      : await judge(database, reading, known, rules);
    judged.set(reading.stored.id, one);
    // Of two rows of one person, the second is theirs.
    if (one.verdict === "new" && reading.key) {
      known.earlier.set(reading.key, known.earlier.get(reading.key) ?? reading.stored.number);
    }
    const isDoubtful = one.verdict === "doubtful";
    if (isDoubtful || one.verdict === "new" || one.verdict === "merged") {
      const { number } = reading.stored;
      known.same.note(reading.digest, { number, isDoubtful, isIn: false });
    }
  }
  return judged;
}

async function judge(
  database: Database,
  reading: Reading,
  known: Known,
  rules: JudgingRules,
): Promise<Judged> {
  const { stored, read, key } = reading;
  if (stored.decision === "leave-out") return judgedAs("left-out", reading);
  if (read.faults.length > 0) {
    return { ...judgedAs("wrong", reading), remarks: [...read.faults, ...read.doubts] };
  }
  if (known.here.has(reading.digest)) return judgedAs("here-already", reading);
  const own = known.byKey.get(key);
  const isChosen = stored.decision === "person";
  const match = isChosen ? chosen(stored) : matchOf(reading, own, known);
  const same = isChosen ? undefined : known.same.before(reading.digest, stored.number);
  const verdict = match ? "merged" : "new";
  const doubts: StoredRemark[] = [...read.doubts];
  if (same) {
    const remark = { code: sameRow, field: null, typed: String(same.number) } as const;
    // Whatever was doubtful about that one has been decided.
    if (!same.isDoubtful) {
      const its = match ?? { by: "row", personId: null, row: same.number };
      return { ...judgedAs("merged", reading), remarks: [remark], match: its };
    }
    doubts.push(remark);
  }
  if (!match || match.by === "row") doubts.push(...sharedWith(reading, known));
  if (await isTimeTaken(database, read, known, rules)) {
    doubts.push({ code: "time-taken", field: "date", typed: "" });
  }
  const isDecided = stored.decision !== null;
  return {
    ...judgedAs(doubts.length > 0 && !isDecided ? "doubtful" : verdict, reading),
    ...{ remarks: doubts, match },
  };
}

function judgedAs(verdict: ImportVerdict, { key, digest }: Reading): Judged {
  return { verdict, remarks: [], match: null, personKey: key, digest };
}

function chosen({ chosen_id }: StoredRow): StoredMatch {
  return { by: "choice", personId: chosen_id, row: null };
}

function matchOf(
  { key, stored }: Reading,
  own: string | undefined,
  known: Known,
): StoredMatch | null {
  const by = key.startsWith("mailbox:") ? "mailbox" : "phone";
  if (own) return { by, personId: own, row: null };
  const row = known.earlier.get(key);
  return key && row !== undefined && row < stored.number
    ? { by: "row", personId: null, row }
    : null;
}

/** A number or a further mailbox of somebody else only suggests who it is: the owner decides, as with all people. */
function sharedWith({ read }: Reading, known: Known): StoredRemark[] {
  const { contact, more } = read.row;
  const phone = [contact.phone, ...more.phones].find((one) =>
    known.details.has(detailOf("phone", one)),
  );
  const email = [contact.email, ...more.emails].find((one) =>
    known.details.has(detailOf("mailbox", one)),
  );
  return [
    ...(email ? [{ code: "shared-mailbox" as const, field: "email" as const, typed: email }] : []),
    ...(phone ? [{ code: "shared-phone" as const, field: "phone" as const, typed: phone }] : []),
  ];
}

/** Whether a row's appointment is ahead at a time that is not free. */
async function isTimeTaken(
  database: Database,
  { row }: ReadRow,
  { times }: Known,
  { profile, now }: JudgingRules,
): Promise<boolean> {
  const time = timeAhead({ row }, { profile, now });
  if (!time) return false;
  const at = `${time.date} ${time.timeSlot}`;
  const known = times.get(at);
  if (known !== undefined) return known;
  const { found } = await obstaclesOf(database, time, { profile, now });
  const isTaken = found.some((one) => one !== "today");
  times.set(at, isTaken);
  return isTaken;
}

/** The time that an appointment of a row would take; undefined when it is over, canceled or without one. */
export function timeAhead(
  { row: { appointment, standing } }: Pick<ReadRow, "row">,
  { profile, now }: JudgingRules,
) {
  if (standing.state !== "scheduled" || !appointment?.time) return undefined;
  const time = { date: appointment.day, timeSlot: appointment.time };
  const start = Temporal.PlainDateTime.from(`${time.date}T${time.timeSlot}`).toZonedDateTime(
    profile.timeZone,
  );
  return start.epochMilliseconds > now.getTime() ? time : undefined;
}

/** What is known that a batch of rows could be about. */
type Known = KnownSame & {
  /** The heads of people by their keys. */
  byKey: Map<string, string>;
  /** Numbers and mailboxes that somebody has. */
  details: Set<string>;
  /** The first rows of the file by the keys of their people. */
  earlier: Map<string, number>;
  /** Whether the times that rows of the batch want are taken. */
  times: Map<string, boolean>;
};

async function readKnown(
  database: Database,
  bringing: StoredImport,
  readings: readonly Reading[],
): Promise<Known> {
  const keys = [...new Set(readings.map(({ key }) => key))].filter(Boolean);
  const details = [
    ...new Set(
      readings.flatMap(({ read: { row } }) => [
        ...[row.contact.email, ...row.more.emails].map((value) => detailKey("mailbox", value)),
        ...[row.contact.phone, ...row.more.phones].map((value) => detailKey("phone", value)),
      ]),
    ),
  ].filter(Boolean);
  const people =
    keys.length === 0
      ? []
      : await database
          .selectFrom("people")
          .select(["key", "head_id"])
          .where("key", "in", keys)
          .execute();
  const theirs =
    details.length === 0
      ? []
      : await database
          .selectFrom("person_details")
          .select(["kind", "key"])
          .where("kind", "in", ["mailbox", "phone"])
          .where("key", "in", details)
          .execute();
  const first = Math.min(...readings.map(({ stored }) => stored.number));
  // Of which file is looked at here, as in `sameAsDigests`; of a person with 20,000 rows, the first in each file.
  const ofPeople =
    keys.length === 0
      ? []
      : await database
          .selectFrom("import_rows")
          .select(({ fn }) => ["person_key", "import_id", fn.min("number").as("number")])
          .where("person_key", "in", keys)
          .where("number", "<", first)
          .where("verdict", "in", comingIn)
          .groupBy(["person_key", "import_id"])
          .execute();
  const earlier = ofPeople.filter(({ import_id }) => import_id === bringing.id);
  const asked = readings.map(({ stored: { id }, digest }) => ({ id, digest }));
  return {
    ...(await knownSame(database, bringing, asked)),
    byKey: new Map(people.map(({ key, head_id }) => [key ?? "", head_id])),
    details: new Set(theirs.map(({ kind, key }) => `${kind} ${key}`)),
    earlier: new Map(earlier.map(({ person_key, number }) => [person_key, number])),
    times: new Map(),
  };
}

function detailOf(kind: "mailbox" | "phone", value: string): string {
  return `${kind} ${detailKey(kind, value)}`;
}

function digestOf({ kind }: StoredImport, cells: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, cells]))
    .digest("base64url");
}

/** Keeps what was said of rows. */
export async function storeJudged(
  transaction: DatabaseTransaction,
  judged: ReadonlyMap<string, Judged>,
): Promise<void> {
  const changes = [...judged].map(([id, { verdict, remarks, match, personKey: key, digest }]) => ({
    ...{ id, verdict, remarks: JSON.stringify(remarks), person_key: key, digest },
    match: match && JSON.stringify(match),
  }));
  await changeRows(transaction, changes, ["verdict", "remarks", "person_key", "digest", "match"]);
}
