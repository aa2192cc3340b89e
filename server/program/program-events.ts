import { slotLabel } from "#domain/calendar/slot.ts";
import type { DetailsOf, LeadEvent } from "#domain/lead/lead-event.ts";
import type { ProgramEvent } from "#domain/program/program-records.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { findLead } from "#server/lead/stored-lead.ts";
import { unknownListPage } from "#server/refusal.ts";

/** One page of what happened to a lead, oldest first. @throws Refusal 404; 400 for an `after` that is none of its pages. */
export async function listEvents(
  { database }: Connection,
  leadId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  if (!(await findLead(database, leadId))) throw unknownLead();
  const behind = after === undefined ? 0 : readNumber(after);
  const rows = await eventRows(database)
    .where("lead_id", "=", leadId)
    .where("lead_events.number", ">", behind)
    .orderBy("lead_events.number")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    events: page.flatMap((row) => readRow(row) ?? []),
    next: String(page.at(-1)?.number ?? behind),
    hasMore: rows.length > limit,
  };
}

/** What happened to a lead, by its id; undefined when it is gone, or programs read nothing of it. */
export async function findProgramEvent(
  { database }: Connection,
  id: string,
): Promise<ProgramEvent | undefined> {
  const row = await eventRows(database).where("lead_events.id", "=", id).executeTakeFirst();
  return row && (readRow(row) ?? undefined);
}

function eventRows(database: Database) {
  return database
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.id", "lead_events.staff_id")
    .selectAll("lead_events")
    .select("staff.name as staff_name");
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>["execute"]>>[number];

function readRow(row: EventRow): ProgramEvent | null {
  const { id, at, staff_id, staff_name } = row;
  const event = readEvent(row);
  const by = staff_id ? { id: staff_id, name: staff_name ?? "" } : null;
  return event.kind === "unknown" ? null : asProgramEvent({ id, at, by }, event);
}

function readNumber(text: string): number {
  // What the column holds.
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 31) throw unknownListPage();
  return Number(text);
}

const nothing = {
  text: null,
  isFromPerson: null,
  outcome: null,
  changes: null,
  appointment: null,
  report: null,
  estimate: null,
};

/** An event as programs read it; null for what concerns the desk alone. */
function asProgramEvent(
  place: Pick<ProgramEvent, "id" | "at" | "by">,
  event: LeadEvent,
): ProgramEvent | null {
  const { kind, details } = event;
  const of = (parts: Partial<ProgramEvent> & Pick<ProgramEvent, "kind">): ProgramEvent => ({
    ...place,
    ...nothing,
    ...("pressedAt" in details && details.pressedAt ? { at: details.pressedAt } : {}),
    ...parts,
  });
  switch (kind) {
    case "arrived":
      return of({ kind, ...(details.event && { appointment: appointmentOf(details) }) });
    case "call":
      return of({ kind, text: details.text ?? "", outcome: details.outcome });
    case "note":
      return of({ kind, text: details.text });
    case "text":
      return of({ kind, text: details.text, isFromPerson: details.from !== undefined });
    case "changed": {
      const { state, lostReason, assignee, followUpOn, amountCents } = details;
      return of({ kind, changes: { state, lostReason, assignee, followUpOn, amountCents } });
    }
    case "appointment":
      return of({ kind, appointment: appointmentOf(details) });
    case "released":
    case "bounced":
    case "text-lost":
      return of({ kind });
    case "reply":
      return of({ kind, text: details.text, isFromPerson: details.author === "person" });
    case "estimate":
      return of({ kind, ...estimateIn(details) });
    case "report":
      return of({ kind, report: { event: details.does, id: details.report } });
    case "alert":
    case "loose-end":
    case "roof-photos":
    case "my-roof":
    case "project":
      return null;
  }
}

type AppointmentDetails = Extract<LeadEvent, { kind: "appointment" }>["details"];
type ArrivalDetails = Extract<
  Extract<LeadEvent, { kind: "arrived" }>["details"],
  { event: "booked" }
>;

function appointmentOf(
  details: AppointmentDetails | ArrivalDetails,
): NonNullable<ProgramEvent["appointment"]> {
  const isTimed = "timeSlot" in details;
  return {
    event: details.event,
    date: isTimed ? details.date : null,
    timeSlot: isTimed ? slotLabel(details.timeSlot) : null,
    progress: "progress" in details ? details.progress : null,
  };
}

/** An estimate in an event; what its person has written with it is theirs. */
function estimateIn(details: DetailsOf<"estimate">) {
  const amountCents =
    "fromCents" in details
      ? details.fromCents
      : "amountCents" in details
        ? details.amountCents
        : null;
  const estimate = { event: details.does, id: details.estimate, amountCents };
  return "text" in details ? { estimate, text: details.text, isFromPerson: true } : { estimate };
}
