import { askedInBrief, subjectInWords } from "#content/asked-in-words.ts";
import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { mergedPeople } from "#server/person/merged-people.ts";
import { isAnsweredByConfirmation, isNewBookingLead } from "./confirmed-bookings.ts";
import { returnReasonOf } from "./returned-leads.ts";
import { isSeenEnough } from "./seen-moves.ts";
import { type UndeliveredMail, undeliveredByLead } from "./undelivered-mails.ts";

/** Length of the message shown in a row, in characters. */
const askedLength = 140;

type Found = Awaited<ReturnType<typeof readRows>>[number];

/** Which leads: by number, or one by id. */
type Which = { number: readonly number[] } | { id: string };

/** Leads as lists show them, in the order of the given numbers. */
export async function leadRowsOf(
  database: Database,
  numbers: readonly number[],
): Promise<LeadRow[]> {
  if (numbers.length === 0) return [];
  const found = await readRows(database, { number: numbers });
  const people = await peopleOf(database, found);
  const rows = new Map(found.map((row) => [row.number, asRow(row, people)]));
  return numbers.flatMap((number) => rows.get(number) ?? []);
}

/** One lead with its whole message; undefined when there is none. */
export async function wholeLead(database: Database, id: string) {
  const [found] = await readRows(database, { id });
  if (!found) return undefined;
  return { found, row: asRow(found, await peopleOf(database, [found])) };
}

/** Rows with their phone numbers as they were understood, so that nobody has to parse them again. */
async function readRows(database: Database, which: Which) {
  const rows = await database
    .selectFrom("leads")
    .leftJoin("staff", "staff.id", "leads.assignee_id")
    .leftJoin("appointments", "appointments.id", "leads.appointment_id")
    .leftJoin("staff as inspectors", "inspectors.id", "appointments.inspector_id")
    .selectAll("leads")
    .select([
      "staff.name as assignee_name",
      "appointments.date as appointment_date",
      "appointments.slot as appointment_slot",
      "appointments.status as appointment_status",
      "appointments.progress as appointment_progress",
      "appointments.pending_until as appointment_pending_until",
      "appointments.address as appointment_address",
      "appointments.inspector_id as appointment_inspector_id",
      "inspectors.name as appointment_inspector_name",
    ])
    .$if("number" in which, (query) =>
      query.where("leads.number", "in", "number" in which ? which.number : []),
    )
    .$if("id" in which, (query) => query.where("leads.id", "=", "id" in which ? which.id : ""))
    .execute();
  return rows.map((row) => ({ ...row, contactPhone: contactPhoneOf(row.phone) }));
}

/** What rows show of their people that other tables hold. */
type People = {
  leads: ReadonlyMap<string, number>;
  pausedNumbers: ReadonlySet<string>;
  untold: ReadonlyMap<string, NonNullable<LeadRow["untold"]>>;
  undelivered: ReadonlyMap<string, UndeliveredMail>;
};

async function peopleOf(database: Database, rows: readonly Found[]): Promise<People> {
  return {
    leads: await leadsByPerson(database, rows),
    pausedNumbers: await pausedNumbers(database, rows),
    untold: await untoldByLead(database, rows),
    undelivered: await undeliveredByLead(
      database,
      rows.flatMap(({ id, is_open }) => (is_open === 1 ? id : [])),
    ),
  };
}

/** What the people of these leads do not know of an appointment, by lead. */
async function untoldByLead(database: Database, rows: readonly Found[]): Promise<People["untold"]> {
  const open = rows.filter(({ state }) => state !== "spam").map(({ id }) => id);
  if (open.length === 0) return new Map();
  const untold = await database
    .selectFrom("appointments")
    .select(["lead_id", "date", "slot", "status", "told_date", "told_slot"])
    .where("lead_id", "in", open)
    .where("told_date", "is not", null)
    .orderBy("date", "desc")
    .execute();
  return new Map(
    untold.flatMap(({ lead_id, date, slot, status, told_date, told_slot }) => {
      if (!lead_id || !told_date || !told_slot) return [];
      const toldTime = { date: told_date, timeSlot: slotLabel(told_slot) };
      return [[lead_id, { date, timeSlot: slotLabel(slot), status, toldTime }]];
    }),
  );
}

/** Phone numbers (E.164) to which texts are paused: that was said of them last (`consentOf` of server/text). */
async function pausedNumbers(database: Database, rows: readonly Found[]): Promise<Set<string>> {
  const numbers = new Set(rows.flatMap(({ contactPhone }) => contactPhone.e164 ?? []));
  if (numbers.size === 0) return new Set();
  const paused = await database
    .selectFrom("text_consents as said")
    .select("number")
    .distinct()
    .where("number", "in", [...numbers])
    .where("state", "=", "paused")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("text_consents as later")
            .select("later.id")
            .whereRef("later.number", "=", "said.number")
            .where((later) =>
              later.or([
                later("later.at", ">", later.ref("said.at")),
                later.and([
                  later("later.at", "=", later.ref("said.at")),
                  later("later.state", "=", "revoked"),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return new Set(paused.map(({ number }) => number));
}

/** How many leads each of the people has, with those merged with them. */
async function leadsByPerson(
  database: Database,
  rows: readonly Found[],
): Promise<Map<string, number>> {
  const people = await mergedPeople(database, [
    ...new Set(rows.flatMap(({ person_id }) => person_id ?? [])),
  ]);
  if (people.size === 0) return new Map();
  const counts = await database
    .selectFrom("leads")
    .select((lead) => ["person_id", lead.fn.countAll<number | string>().as("leads")])
    .where("person_id", "in", [...people.values()].flat())
    .groupBy("person_id")
    .execute();
  const leadsOf = new Map(counts.map(({ person_id, leads }) => [person_id, Number(leads)]));
  const sum = (ids: readonly string[]) =>
    ids.reduce((total, id) => total + (leadsOf.get(id) ?? 0), 0);
  return new Map([...people].map(([id, merged]) => [id, sum(merged)]));
}

function asRow(lead: Found, { leads, pausedNumbers, untold, undelivered }: People): LeadRow {
  const {
    appointment_id,
    appointment_date,
    appointment_slot,
    appointment_status,
    appointment_progress,
  } = lead;
  const asked = askedOf(lead);
  const mail = undelivered.get(lead.id);
  return {
    id: lead.id,
    number: lead.number,
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone,
    contactPhone: lead.contactPhone,
    email: lead.email,
    address: lead.address,
    asked: firstWords(askedInBrief(asked) || subjectInWords(lead.subject, asked.choices)),
    emergency: lead.emergency === 1,
    suspected: lead.suspected === 1,
    ...(pausedNumbers.has(lead.contactPhone.e164 ?? "") && { areTextsPaused: true }),
    state: lead.state,
    lostReason: lead.lost_reason,
    ...(lead.amount_cents !== null && { amountCents: lead.amount_cents }),
    assignee: lead.assignee_id ? { id: lead.assignee_id, name: lead.assignee_name ?? "" } : null,
    followUpOn: lead.follow_up_on,
    followUpReason: lead.follow_up_reason,
    arrivedAt: lead.arrived_at,
    answerBy: lead.answer_by,
    promiseBy: lead.promise_by,
    answeredAt: lead.answered_at,
    answerMinutes: lead.answer_minutes,
    ...(isAnsweredByConfirmation(lead) && {
      confirmedAt: lead.booking_confirmed_at ?? undefined,
    }),
    ...(isNewBookingLead(lead) && { isNewBooking: true }),
    returned:
      lead.waits === 1 && lead.returned_at
        ? {
            at: lead.returned_at,
            reason: returnReasonOf(lead),
            ...(isSeenEnough(lead) && { isSeenEnough: true }),
          }
        : null,
    ...(lead.lapsed_at && { lapsedAt: lead.lapsed_at }),
    version: lead.version,
    appointment:
      appointment_id && appointment_date && appointment_slot && appointment_status
        ? {
            id: appointment_id,
            date: appointment_date,
            timeSlot: slotLabel(appointment_slot),
            status: appointment_status,
            progress: appointment_progress ?? "booked",
            ...(appointment_status === "booked" &&
              lead.appointment_pending_until && { pendingUntil: lead.appointment_pending_until }),
            address: lead.appointment_address ?? "",
            inspector: lead.appointment_inspector_id
              ? {
                  id: lead.appointment_inspector_id,
                  name: lead.appointment_inspector_name ?? "",
                }
              : null,
          }
        : null,
    ...(untold.has(lead.id) && { untold: untold.get(lead.id) }),
    ...(mail && {
      undelivered: {
        ...{ mailId: mail.id, mailKind: mail.kind, at: mail.failedAt },
        error: mailFaultText(mail.fault),
      },
    }),
    ofPerson: (lead.person_id && leads.get(lead.person_id)) || 1,
  };
}

/** On one line, cut between words if possible. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= askedLength) return line;
  const cut = characters.slice(0, askedLength).join("");
  return `${cut.replace(/\s\S*$/u, "")}…`;
}
