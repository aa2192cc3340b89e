import type { Asked } from "#domain/inquiry/asked.ts";
import {
  type AnswerPromises,
  answerBy,
  type OpeningRules,
  promiseBy,
} from "#domain/lead/answer-clock.ts";
import { leadOrigin, type SaidOrigin } from "#domain/lead/came-from.ts";
import { endOfMinute } from "#domain/lead/emergency-burst.ts";
import type { LeadKind, LeadSource } from "#domain/lead/lead.ts";
import type { DetailsOf } from "#domain/lead/lead-event.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { phoneDigits } from "#domain/person/understood-phone.ts";
import type { Suspicion } from "#domain/spam/suspicion.ts";
import type { TextMeaning } from "#domain/text/text-meaning.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { askedColumns } from "#server/database/stored-asked.ts";
import type { Contact } from "#server/mail/kinds.ts";
import { addMissingEntries } from "#server/search/search-entries.ts";
import { searchedLead } from "#server/search/searched-lead.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { LeadAppointmentEvent } from "./appointment-events.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";

/** A lead to store. */
export type NewLead = {
  kind: LeadKind;
  /** Id of the appointment, inquiry or assessment; absent for a call. */
  sourceId?: string;
  source: LeadSource;
  person: Contact;
  /** Whose it is (server/person); without it, the next pass over leads without a person finds them. */
  personId?: string;
  subject: string;
  message: string;
  /** Of an inquiry: its choices, and the person's own words. Without it, the message is their own words. */
  asked?: Asked;
  emergency: boolean;
  suspicion: Suspicion;
  /** What the visitor's browser says of where they came from. */
  cameFrom?: SaidOrigin;
  /** Only for a lead that began as a text: what it was understood as. */
  textMeaning?: TextMeaning;
  /** Only for an emergency that is part of a burst: which one (`Limits.emergencyBurst`). */
  burst?: Date;
  /** Until when the booking is to be confirmed that it begins with: before that it is nobody's turn. */
  pendingUntil?: Date;
  /** Only for a lead that began as an appointment. */
  appointment?: LeadAppointmentEvent;
};

export type ArrivalRules = { opening: OpeningRules; promises: AnswerPromises };

/** The answer to a call: whoever wrote the call down has answered it. */
type Answered = Pick<LeadsTable, "state" | "answered_at" | "answered_by" | "answer_minutes">;

/**
 * Stores a lead in its source's transaction and tells open screens. If the signs withhold the confirmation, the lead is
 * spam until staff say otherwise; an emergency never is, nor is an appointment, whose seat is taken, and a fast form alone is
 * not enough (docs/decisions/writing-to-people.md).
 * @returns the lead's id.
 */
export async function storeLead(
  transaction: DatabaseTransaction,
  lead: NewLead,
  now: Date,
  rules: ArrivalRules,
  by?: { staffId: string },
): Promise<string> {
  const { person, emergency, suspicion } = lead;
  const id = unguessableId();
  const at = now.toISOString();
  const asked =
    lead.kind === "inquiry"
      ? askedColumns(lead.asked ?? { choices: {}, words: lead.message })
      : { choices: null, words: null };
  const turnsAt = lead.pendingUntil ?? now;
  const alertAt = lead.burst ? endOfMinute(now) : now;
  const isSpam = suspicion.isConfirmationWithheld && !emergency && !lead.appointment;
  const answered: Answered = by
    ? { state: "contacted", answered_at: at, answered_by: by.staffId, answer_minutes: 0 }
    : {
        state: isSpam ? "spam" : "new",
        answered_at: null,
        answered_by: null,
        answer_minutes: null,
      };
  await transaction
    .insertInto("leads")
    .values({
      id,
      kind: lead.kind,
      source_id: lead.sourceId ?? id,
      source: lead.source,
      appointment_id: lead.appointment?.id ?? null,
      person_key: personKey(person),
      person_id: lead.personId ?? null,
      ...contactOf(person),
      subject: lead.subject,
      message: lead.message,
      ...asked,
      emergency: emergency ? 1 : 0,
      suspected: suspicion.isSuspected ? 1 : 0,
      withheld: suspicion.isConfirmationWithheld ? 1 : 0,
      ...answered,
      ...originColumns(lead.cameFrom),
      lost_reason: null,
      assignee_id: by?.staffId ?? null,
      follow_up_on: null,
      version: 1,
      arrived_at: at,
      answer_by: answerBy(turnsAt, emergency, rules.opening).toISOString(),
      promise_by: promiseBy(turnsAt, emergency, rules.promises, rules.opening).toISOString(),
      alert_at: isSpam || by || lead.pendingUntil ? null : alertAt.toISOString(),
      alert_burst: lead.burst?.toISOString() ?? null,
      alerts: 0,
      updated_at: at,
      search: searchTextOf(
        searchedLead({ ...person, subject: lead.subject, message: lead.message, ...asked }),
      ),
    })
    .execute();
  await addLeadEvent(transaction, {
    leadId: id,
    at: now,
    staffId: by?.staffId ?? null,
    event: { kind: "arrived", details: arrivalOf(lead) },
  });
  await addMissingEntries(transaction, [id]);
  // Open screens announce one that is still to be confirmed once it is (`makeFirm`).
  await addLeadChange(transaction, id, now, { kind: lead.pendingUntil ? "changed" : "arrived" });
  return id;
}

function arrivalOf({ appointment, textMeaning }: NewLead): DetailsOf<"arrived"> {
  if (appointment) {
    return { event: "booked", date: appointment.date, timeSlot: appointment.timeSlot };
  }
  return { ...(textMeaning && { meaning: textMeaning }) };
}

/** What a burst and releases without people compare: the mailbox, or without one the digits of the phone number. */
export function personKey({ email, phone }: Pick<Contact, "email" | "phone">): string {
  return email ? mailboxKey(email) : phoneDigits(phone);
}

function originColumns(said: SaidOrigin) {
  const { cameFrom, referrer, medium, campaign } = leadOrigin(said);
  return { came_from: cameFrom, referrer, utm_medium: medium, utm_campaign: campaign };
}

function contactOf({ name, email, phone, address }: Contact): Contact {
  return { name, email, phone, address };
}
