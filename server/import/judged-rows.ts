import { createHash } from "node:crypto";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { type StoredRemark, sameRow } from "#domain/import/import-contract.ts";
import type { ImportVerdict } from "#domain/import/import-state.ts";
import { type ReadRow, type RowRules, readRow, skipReason } from "#domain/import/read-row.ts";
import { detailKey, personKey } from "#domain/person/person-key.ts";
import { obstaclesOf } from "#server/appointment/desk-times.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import {
  cellsOf,
  comingIn,
  headingsOf,
  mappingOf,
  type StoredImport,
  type StoredMatch,
  type StoredRow,
  sameAsDigests,
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
    const { number } = reading.stored;
    if (one.verdict === "doubtful") noteSame(known, reading.digest, { number, isDoubtful: true });
    if (one.verdict === "new" || one.verdict === "merged") {
      noteSame(known, reading.digest, { number, isDoubtful: false });
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
  const same = isChosen ? undefined : known.same.get(reading.digest);
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
  if (await isTimeTaken(database, read, rules)) {
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
  { profile, now }: JudgingRules,
): Promise<boolean> {
  const time = timeAhead({ row }, { profile, now });
  if (!time) return false;
  const { found } = await obstaclesOf(database, time, { profile, now });
  return found.some((one) => one !== "today");
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
type Known = {
  /** The heads of people by their keys. */
  byKey: Map<string, string>;
  /** Numbers and mailboxes that somebody has. */
  details: Set<string>;
  /** The first rows of the file by the keys of their people. */
  earlier: Map<string, number>;
  /** Digests of rows of earlier files that were imported and are still here. */
  here: Set<string>;
  /** Of other rows of this file that come in, or may do so, by their digests. */
  same: Map<string, SameRow>;
};

const isComingIn = (verdict: ImportVerdict) => comingIn.some((one) => one === verdict);

type SameRow = { number: number; isDoubtful: boolean };

/** One that comes in counts before one that is doubtful. */
function noteSame({ same }: Pick<Known, "same">, digest: string, row: SameRow): void {
  const noted = same.get(digest);
  if (!noted || (noted.isDoubtful && !row.isDoubtful)) same.set(digest, row);
}

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
  const alike = await sameAsDigests(
    database,
    readings.map(({ digest }) => digest),
    readings.map(({ stored }) => stored.id),
  );
  const here = alike.filter(
    ({ import_id, outcome }) =>
      import_id !== bringing.id && (outcome === "imported" || outcome === "kept"),
  );
  const same = new Map<string, SameRow>();
  for (const { import_id, digest, number, verdict } of alike) {
    if (import_id !== bringing.id) continue;
    const isDoubtful = verdict === "doubtful";
    if (isDoubtful || isComingIn(verdict)) noteSame({ same }, digest, { number, isDoubtful });
  }
  return {
    same,
    byKey: new Map(people.map(({ key, head_id }) => [key ?? "", head_id])),
    details: new Set(theirs.map(({ kind, key }) => `${kind} ${key}`)),
    earlier: new Map(earlier.map(({ person_key, number }) => [person_key, number])),
    here: new Set(here.map(({ digest }) => digest)),
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
  for (const [id, { verdict, remarks, match, personKey: key, digest }] of judged) {
    await transaction
      .updateTable("import_rows")
      .set({
        ...{ verdict, remarks: JSON.stringify(remarks), person_key: key, digest },
        match: match && JSON.stringify(match),
      })
      .where("id", "=", id)
      .execute();
  }
}
