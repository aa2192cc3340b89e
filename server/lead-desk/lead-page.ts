import { sourceName } from "#content/en/desk/several-rooms.ts";
import { leadSourceNames } from "#content/en/desk/terms.ts";
import { assess } from "#domain/assessment/assessment.ts";
import { originText } from "#domain/lead/came-from.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { importSource } from "#domain/lead/lead-sources.ts";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";
import type { LeadPhoto } from "#domain/photo/photo-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { askedOf, hasDamagedChoices } from "#server/database/stored-asked.ts";
import { leadRowsOf, wholeLead } from "#server/lead/lead-rows.ts";
import { warnOnce } from "#server/lead/log-once.ts";
import { inspectorsOf } from "#server/lead/stored-lead.ts";
import { eventEntry, type Log, type MailWords, mailEntry } from "#server/lead/timeline-entries.ts";
import { othersPresent } from "./presence.ts";
import { quizAnswers } from "./quiz-answers.ts";

/** How many other leads of the person are listed; nobody looks through more. */
const mostOthers = 50;

/** Who is looking. To staff who may see only their own leads, other leads do not exist. */
type Viewer = { staffId: string; seesAll: boolean };

/** A lead as its page shows it; undefined when there is none that `viewer` may see. */
export async function readLead(
  database: Database,
  id: string,
  { viewer, now, wordsOf, log }: { viewer: Viewer; now: Date; wordsOf: MailWords; log: Log },
): Promise<
  Omit<Lead, "possiblySame" | "textObstacle" | "untoldAppointments" | "isUnreachable"> | undefined
> {
  const whole = await wholeLead(database, id);
  if (!whole) return undefined;
  const { found, row } = whole;
  if (!viewer.seesAll && found.assignee_id !== viewer.staffId) {
    const inspectors = (await inspectorsOf(database, [id])).get(id) ?? [];
    if (!inspectors.includes(viewer.staffId)) return undefined;
  }
  if (hasDamagedChoices(found)) {
    warnOnce(log, id, { lead: id }, "what a lead chose in the form cannot be read: damaged");
  }
  return {
    ...row,
    ...(found.suspected === 1 && found.withheld === 1 && { isWithheld: true }),
    message: found.message,
    ...askedOf(found),
    subject: found.subject,
    // A process of the previous release may have stored another name.
    source:
      found.came_from === importSource
        ? sourceName(importSource)
        : (leadSourceNames[found.source] ?? found.source),
    cameFrom: originText({
      ...{ cameFrom: found.came_from, referrer: found.referrer },
      ...{ medium: found.utm_medium, campaign: found.utm_campaign },
    }),
    assessment: found.kind === "assessment" ? await assessmentOf(database, found.source_id) : null,
    photos: await photosOf(database, id),
    wantsEarlier: await wantsEarlier(database, found.appointment_id),
    letterDraft: found.follow_up_reason === "no-show" ? found.letter_draft : null,
    areRemindersOff: await areRemindersOff(database, found.appointment_id),
    timeline: await timelineOf(database, id, wordsOf),
    personId: viewer.seesAll ? found.person_id : null,
    others: await othersOf(database, found, viewer),
    present: await othersPresent(database, id, viewer.staffId, now),
  };
}

/** The answers in words, with the reasons the person was shown; null when erased. */
async function assessmentOf(database: Database, id: string): Promise<Lead["assessment"]> {
  const stored = await database
    .selectFrom("assessments")
    .select(["answers", "score", "category", "urgency"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!stored) return null;
  const values: Record<string, string> = JSON.parse(stored.answers);
  const { answers: _, ...result } = stored;
  return {
    ...result,
    answers: quizAnswers(values),
    recommendation: assess(values)?.recommendation ?? "",
  };
}

/** The pictures that the person of a lead has sent, in their order. */
export async function photosOf(database: Database, leadId: string): Promise<LeadPhoto[]> {
  return database
    .selectFrom("photos")
    .select(["id", "width", "height", "turn", "bytes"])
    .where("lead_id", "=", leadId)
    .where("taken_by", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function wantsEarlier(database: Database, appointmentId: string | null): Promise<boolean> {
  const wish = await database
    .selectFrom("earlier_wishes")
    .select("appointment_id")
    .where("appointment_id", "=", appointmentId ?? "")
    .executeTakeFirst();
  return wish !== undefined;
}

async function areRemindersOff(database: Database, appointmentId: string | null): Promise<boolean> {
  const off = await database
    .selectFrom("reminders")
    .select("kind")
    .where("appointment_id", "=", appointmentId ?? "")
    .where("kind", "=", "off")
    .executeTakeFirst();
  return off !== undefined;
}

/** Events and mails, oldest first; at the same moment, mails come last. */
async function timelineOf(
  database: Database,
  leadId: string,
  wordsOf: MailWords,
): Promise<TimelineEntry[]> {
  const stored = await database
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("number")
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("kind")
    .execute();
  const events = [...stored.map(eventEntry), ...mails.map((mail) => mailEntry(mail, wordsOf))].sort(
    (one, other) => one.at.localeCompare(other.at),
  );
  const names = await staffNames(
    database,
    events.flatMap(({ staffId }) => staffId ?? []),
  );
  return events.map(({ staffId, event, ...place }) => ({
    ...place,
    staff: staffId ? { id: staffId, name: names.get(staffId) ?? "" } : null,
    ...event,
  }));
}

async function othersOf(
  database: Database,
  lead: { number: number; person_id: string | null },
  { staffId, seesAll }: Viewer,
): Promise<Lead["others"]> {
  if (lead.person_id === null) return [];
  const others = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .innerJoin("leads", "leads.person_id", "same.id")
    .select("number")
    .where("own.id", "=", lead.person_id)
    .where("number", "<>", lead.number)
    .$if(!seesAll, (query) => query.where("assignee_id", "=", staffId))
    .orderBy("number", "desc")
    .limit(mostOthers)
    .execute();
  return leadRowsOf(
    database,
    others.map(({ number }) => number),
  );
}
