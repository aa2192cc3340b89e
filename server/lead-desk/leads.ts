import { textConsentOnCall } from "#content/en/text-consent.ts";
import { type SlotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import type { LeadsAction, ShownLead } from "#domain/lead/many-leads-contract.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { PauseDecision } from "#domain/text/text-kind.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { StoredZone } from "#server/appointment/moment.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { bookForLead, type TimeForLead } from "#server/calendar/book-for-lead.ts";
import { type Caller, type DeskCall, seesAll } from "#server/call/desk-call.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { lastMessageId } from "#server/lead/answered-mail.ts";
import { type NewLead, storeLead } from "#server/lead/arrivals.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { addNote, answer, recordCall, recordText, take } from "#server/lead/lead-work.ts";
import { pressedBy } from "#server/lead/pressed-at.ts";
import { seeMove } from "#server/lead/seen-moves.ts";
import { findLead, leaveLetter, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { OutboxKinds } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { personOfCall, type Recognized } from "#server/person/person-of-call.ts";
import { mailedPhotosOf } from "#server/photo/mailed-photos.ts";
import { invalidInput, notOfYourRole } from "#server/refusal.ts";
import { deskWork } from "#server/submission/desk-work.ts";
import type { QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import { addConsent } from "#server/text/consents.ts";
import { answerOthers } from "./answer-others.ts";
import { changeAtDesk } from "./change-at-desk.ts";
import { letterKinds } from "./desk-letter.tsx";
import { decideTexts, sendText } from "./desk-texts.ts";
import {
  type LeadDeps,
  type LeadOrConflict,
  readFor,
  withLead,
  withLeadOrConflict,
} from "./lead-calls.ts";
import { changeMany } from "./many-leads.ts";
import { recordPresence } from "./presence.ts";
import { release } from "./release-lead.ts";

type Person = { name: string; phone: string; email: string; address: string };

export type LeadServices = ReturnType<typeof createLeadServices>;

type Call = Person & Recognized & { message: string; textConsent: boolean };

type Deps = LeadDeps & {
  mailOptions: MailOptions;
  queueLeadMails: QueueLeadMails;
  /** Every kind that the outbox can hold. */
  kinds: OutboxKinds;
  storedZone: StoredZone;
  availability: Pick<AvailabilityServices, "readDay" | "changed">;
};

type Letter = { subject: string; text: string; photos: readonly string[] };

type Time = Omit<TimeForLead, "timeSlot" | "zone"> & { timeSlot: SlotLabel };

/** One lead at the desk and the actions on it. Inspectors see and change only their own; any other is a 404. */
export function createLeadServices(deps: Deps) {
  return {
    read: (caller: Caller, id: string) => readFor(deps, caller, id),
    writeDownCall: (call: DeskCall, taken: Call) => writeDownCall(deps, call, taken),
    change: (call: DeskCall, id: string, changed: LeadChange) => change(deps, call, id, changed),
    /** Does one thing with several leads. */
    changeMany: (call: DeskCall, asked: { leads: ShownLead[]; action: LeadsAction }) =>
      changeMany(deps, call, asked),

    take: (call: DeskCall, id: string) => withLeadOrConflict(deps, call, id, take),

    /** Records a call. Whatever was said, it tells nobody when their inspection is: somebody says so (`tell`). */
    call: (
      call: DeskCall,
      id: string,
      made: { outcome: CallOutcome; note: string; at?: string | undefined },
    ) =>
      withLead(deps, call, id, (transaction, lead, doing) =>
        recordCall(transaction, lead, made, pressing(doing, lead, made)),
      ),

    /** Records a text from a phone, or with `send` texts the person. @throws Refusal 400 when we cannot. */
    text: (
      call: DeskCall,
      id: string,
      { text, send, at }: { text: string; send: boolean; at?: string | undefined },
    ) =>
      withLead(deps, call, id, async (transaction, lead, doing) => {
        if (send) await sendText(transaction, { lead, text }, doing, deps.mailOptions);
        else await recordText(transaction, lead, text, pressing(doing, lead, { at }));
      }),

    /** Says what a text that paused our texts meant. */
    decideTexts: (call: DeskCall, id: string, decision: PauseDecision) =>
      withLead(deps, call, id, (transaction, lead, doing) =>
        decideTexts(transaction, lead, decision, doing),
      ),

    note: (call: DeskCall, id: string, { text, at }: { text: string; at?: string | undefined }) =>
      withLead(deps, call, id, (transaction, lead, doing) =>
        addNote(transaction, lead, text, pressing(doing, lead, { at })),
      ),

    /** Somebody has seen that the visitor moved the inspection. */
    seen: (call: DeskCall, id: string, { at }: { at: string }) =>
      withLeadOrConflict(deps, call, id, (transaction, lead, doing) =>
        seeMove(transaction, lead, at, doing),
      ),

    /** Marks the person's other leads that wait as answered, too. */
    answerOthers: (call: DeskCall, id: string) => withLead(deps, call, id, answerOthers),

    release: (call: DeskCall, id: string) =>
      withLead(deps, call, id, (transaction, lead, doing) =>
        release(transaction, lead, doing, deps.kinds),
      ),

    mail: (call: DeskCall, id: string, letter: Letter) => mail(deps, call, id, letter),
    book: (call: DeskCall, id: string, time: Time) => book(deps, call, id, time),
    presence: (caller: Caller, id: string) => presence(deps, caller, id),
  };
}

/** What somebody does who may have pressed it before. */
function pressing(doing: Doing, lead: StoredLead, { at }: { at?: string | undefined }): Doing {
  return { ...doing, at: pressedBy(at, { since: lead.arrived_at, now: doing.now }) };
}

/**
 * Records a phone call that staff took: a new lead that is already answered.
 * @throws Refusal 404 when the person who was recognized is no longer kept, 400 when they agreed to texts at a number that gets
 * none.
 */
async function writeDownCall(
  deps: Deps,
  call: DeskCall,
  { message, personId, isSomebodyElse, textConsent: isTexted, ...person }: Call,
) {
  const number = understoodPhone(person.phone)?.e164;
  if (isTexted && !number) throw invalidInput({ phone: "Enter a number that gets texts." });
  const id = await deskWork(deps, call, async (transaction, { staffId, now }) => {
    const recognized = { personId, isSomebodyElse };
    const caller = await personOfCall(transaction, person, recognized, { staffId, now });
    const lead: NewLead = {
      kind: "call",
      source: "call",
      person,
      personId: caller.personId,
      subject: "",
      message,
      emergency: false,
      suspicion: { isSuspected: false, isConfirmationWithheld: false },
    };
    const rules = { opening: deps.profile, promises: answerPromisesOf(deps.profile) };
    const leadId = await storeLead(transaction, lead, now, rules, { staffId });
    await addAuditEntry(transaction, {
      ...{ at: now, staffId, action: "lead.created", leadId, details: {} },
    });
    if (isTexted && number) {
      const said = { number, state: "consented" as const, wording: textConsentOnCall };
      const consent = { ...said, personId: caller.personId, way: "desk" as const, staffId };
      await addConsent(transaction, consent, now);
      const details = { kind: "consent" as const };
      await addAuditEntry(transaction, {
        at: now,
        staffId,
        action: "person.note",
        leadId,
        details,
      });
    }
    if (caller.isMerged) {
      const details = { with: caller.personId };
      const action = "person.merged" as const;
      await addAuditEntry(transaction, { at: now, staffId, action, leadId, details });
    }
    return leadId;
  });
  return readFor(deps, call, id);
}

/** Staff who see only their own leads cannot reassign them. What spam has booked is canceled, by whoever may cancel. */
async function change(
  deps: Deps,
  call: DeskCall,
  id: string,
  change: LeadChange,
): Promise<LeadOrConflict> {
  let isSeatFree = false;
  const changed = await withLeadOrConflict(deps, call, id, async (transaction, lead, doing) => {
    const isGivenAway = change.assigneeId !== undefined && !seesAll(call);
    if (isGivenAway) throw invalidInput({ assigneeId: notOfYourRole });
    isSeatFree = await changeAtDesk(transaction, lead, change, {
      ...{ ...doing, mailOptions: deps.mailOptions },
      mayCancel: mayDo(call.staff.role, "leads"),
    });
  });
  if (isSeatFree) deps.availability.changed();
  return changed;
}

/** Mails the person. @throws Refusal 400 when they left no email address, or for photos that are not there or too large together. */
function mail(
  deps: Deps,
  call: DeskCall,
  id: string,
  { photos: chosen, ...letter }: Letter,
): Promise<Lead> {
  return withLead(deps, call, id, async (transaction, lead, doing) => {
    const { name, email, phone, address } = lead;
    if (!email) throw invalidInput({ email: "We have no email address of this person." });
    const { staffId, now } = doing;
    const answers = await lastMessageId(transaction, id);
    const person = { name, email, phone, address };
    const photos = await mailedPhotosOf(transaction, id, chosen);
    const payload = {
      ...{ person, ...letter, staffId },
      ...(answers && { answers }),
      ...(photos.length > 0 && { photos }),
    };
    const row = { kind: "desk-letter" as const, payload, leadId: id };
    await enqueue(transaction, letterKinds, row, now);
    if (lead.letter_draft) await leaveLetter(transaction, id, null);
    await addAuditEntry(transaction, {
      ...{ at: now, staffId, action: "lead.mail", leadId: id, details: {} },
    });
    await answer(transaction, lead, doing);
  });
}

/** Books an inspection for the person, or moves the existing one. @returns the conflict if something stands in the way. */
async function book(
  deps: Deps,
  call: DeskCall,
  id: string,
  { timeSlot, ...wanted }: Time,
): Promise<Lead | AppointmentConflict> {
  const time = { ...wanted, timeSlot: slotOfLabel(timeSlot), zone: deps.profile.timeZone };
  try {
    return await withLead(deps, call, id, (transaction, lead, doing) =>
      bookForLead(deps, transaction, lead, time, doing),
    );
  } catch (error) {
    if (error instanceof AppointmentConflict) return error;
    throw error;
  }
}

/** Records that somebody has a lead open. @returns who else has. */
async function presence(deps: Deps, caller: Caller, id: string) {
  const present = await deps.connection.transact(async (transaction) => {
    const lead = await visible(transaction, await findLead(transaction, id), caller);
    return recordPresence(transaction, lead, caller.staff.id, deps.clock());
  });
  deps.changes.wake();
  return present;
}
