import { leadSourceNames } from "#content/en/desk/terms.ts";
import { type TimelineText, timelineText } from "#content/en/desk/timeline.ts";
import { momentCells } from "#server/csv.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadEventsTable } from "#server/database/schema/lead-tables.ts";
import { eventEntry, type MailWords, mailEntry } from "#server/lead/timeline-entries.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import { contentOf } from "#server/mail/mail-view.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { isShown } from "./archived-rows.ts";
import type { Pace } from "./pace.ts";

/** Leads whose texts are in one file, by their numbers. */
const inFile = 1000;
/** Leads that are read at once. */
const atOnce = 50;

export type LeadTextParts = {
  kinds: OutboxKinds;
  wordsOf: MailWords;
  mailOptions: MailOptions;
  timeZone: string;
  /** Names of staff by id. */
  staff: ReadonlyMap<string, string>;
  pace: Pace;
};

type Lead = { id: string; number: number; name: string /** In words. */; source: string };

/** A file of leads' texts: its name without a folder, and the numbers that it is about. */
type LeadFile = { name: string; first: number; last: number };

/** The files into which the leads' texts go: none for thousands of numbers that no lead has. */
export async function* leadFiles(database: Database): AsyncGenerator<LeadFile> {
  for (let last = 0; ; ) {
    const next = await database
      .selectFrom("leads")
      .select("number")
      .where("number", ">", last)
      .orderBy("number")
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    const first = Math.floor((next.number - 1) / inFile) * inFile + 1;
    last = first + inFile - 1;
    const [from, to] = [first, last].map((number) => String(number).padStart(6, "0"));
    yield { name: `leads-${from}-${to}.txt`, first, last };
  }
}

/** An event of a lead in words. */
export function eventWords(row: LeadEventsTable): TimelineText {
  const { event, ...entry } = eventEntry(row);
  return entryWords({ ...entry, event }, "");
}

type Entry = ReturnType<typeof eventEntry>;

/** @param source By which way the lead came, in words. */
function entryWords({ id, at, staffId, event }: Entry, source: string): TimelineText {
  const staff = staffId === null ? null : { id: staffId, name: "" };
  return timelineText({ id, at, staff, ...event }, source);
}

/** What happened to each of these leads, in words and in order. */
export async function* timelinesOf(
  database: Database,
  file: LeadFile,
  { kinds, wordsOf, timeZone, staff, pace }: LeadTextParts,
): AsyncGenerator<string> {
  const momentText = momentCells(timeZone);
  for await (const leads of leadsOf(database, file)) {
    const ids = leads.map(({ id }) => id);
    const events = Map.groupBy(await eventsOf(database, ids), ({ lead_id }) => lead_id);
    const mails = Map.groupBy(await mailsOf(database, ids, kinds), ({ lead_id }) => lead_id ?? "");
    for (const lead of leads) {
      yield `${headOf(lead)}\n`;
      const entries = [
        ...(events.get(lead.id) ?? []).map(eventEntry),
        ...(mails.get(lead.id) ?? []).map((mail) => mailEntry(mail, wordsOf)),
      ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
      for (const entry of entries) {
        const { at, staffId } = entry;
        const { title, text, trouble, attached, rest } = entryWords(entry, lead.source);
        const by = staffId ? ` (${staff.get(staffId) ?? "staff"})` : "";
        yield `  ${momentText(at)}  ${title}${by}\n`;
        for (const more of [text, attached, rest, trouble]) if (more) yield indented(more);
      }
      yield "\n";
      await pace();
    }
  }
}

/** What each mail about these leads says, in plain text. */
export async function* mailTextsOf(
  database: Database,
  file: LeadFile,
  { kinds, mailOptions, timeZone, pace, did }: LeadTextParts & { did: () => void },
): AsyncGenerator<string> {
  const momentText = momentCells(timeZone);
  for await (const leads of leadsOf(database, file)) {
    const all = await mailsOf(
      database,
      leads.map(({ id }) => id),
      kinds,
    );
    const mails = Map.groupBy(all, ({ lead_id }) => lead_id ?? "");
    for (const lead of leads) {
      for (const mail of mails.get(lead.id) ?? []) {
        const { to, subject, text } = await contentOf(mail, kinds, mailOptions);
        did();
        await pace();
        if (!text) continue;
        const when = mail.sent_at ? `Sent: ${momentText(mail.sent_at)}` : `State: ${mail.state}`;
        yield `${headOf(lead)}\nTo: ${to}\nSubject: ${subject}\n${when}\nMail: ${mail.id}\n\n`;
        yield `${indented(text)}\n`;
      }
    }
  }
}

function headOf({ number, name }: Lead): string {
  return `Lead #${number}: ${name.replaceAll(/\s+/g, " ")}`;
}

/** So that nothing that somebody wrote can be taken for the line of another lead. */
function indented(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/^/gm, "      ").concat("\n");
}

async function* leadsOf(database: Database, { first, last }: LeadFile): AsyncGenerator<Lead[]> {
  for (let from = first; from <= last; ) {
    const leads = await database
      .selectFrom("leads")
      .select(["id", "number", "name", "source"])
      .where("number", ">=", from)
      .where("number", "<=", last)
      .orderBy("number")
      .limit(atOnce)
      .execute();
    const end = leads.at(-1);
    if (!end) return;
    yield leads.map(({ source, ...lead }) => ({
      ...lead,
      source: leadSourceNames[source] ?? source,
    }));
    from = end.number + 1;
  }
}

function eventsOf(database: Database, leads: readonly string[]) {
  return database
    .selectFrom("lead_events")
    .select(["id", "lead_id", "at", "kind", "staff_id", "details"])
    .where("lead_id", "in", leads)
    .orderBy("number")
    .execute();
}

/** Those that the archive has. */
async function mailsOf(
  database: Database,
  leads: readonly string[],
  kinds: OutboxKinds,
): Promise<OutboxTable[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.filter((row) => isShown(row, kinds));
}
