import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";
import type { Lead, LeadChange } from "#domain/lead/lead-contract.ts";
import { mayDo } from "#domain/staff/staff.ts";
import { note } from "#server/audit/audit-trail.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema.ts";
import { idempotently } from "#server/idempotency/idempotent-call.ts";
import { answerPromises } from "#server/lead/answer-promises.ts";
import { type NewLead, storeLead } from "#server/lead/arrivals.ts";
import type { ChangeFeed, ScreenEvent, ScreenOf } from "#server/lead/change-feed.ts";
import { type Doing, findLead, lockLead, type StoredLead } from "#server/lead/lead-changes.ts";
import { LeadConflict, unknownLead } from "#server/lead/lead-conflict.ts";
import { readLead } from "#server/lead/lead-page.ts";
import { addNote, answer, applyChange, noteCall, noteText, take } from "#server/lead/lead-work.ts";
import { notePresence } from "#server/lead/presence.ts";
import { release } from "#server/lead/release.ts";
import { enqueue } from "#server/mail/outbox-repository.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { invalidInput, notOfYourRole } from "#server/refusal.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";
import type { AppointmentServices } from "#server/services/visitor/appointments.ts";
import type { SignedIn } from "#server/staff/sessions-repository.ts";
import { isId } from "#server/unguessable-id.ts";
import { mailWords } from "./lead-mail-words.ts";

/** A call by staff, with the key that keeps a repeat from having an effect. */
export type DeskCall = {
  staff: Pick<StaffTable, "id" | "role">;
  /** The call, its `Idempotency-Key` and its body. */
  name: string;
  key: string | undefined;
  body: unknown;
};

/** A lead as it is now; `conflict` says why the action was not taken. */
export type LeadOrConflict = { lead: Lead; conflict: string | null };

type Person = { name: string; phone: string; email: string; address: string };

/** One lead at the desk and the actions on it. Inspectors see and change only their own; any other is a 404. */
export function createLeadServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: ChangeFeed;
  appointments: Pick<AppointmentServices, "bookForLead">;
}) {
  const { connection, profile, clock, outbox, changes, appointments } = parts;
  const { database } = connection;
  const seesAll = ({ staff }: Pick<DeskCall, "staff">) => mayDo(staff.role, "leads");

  async function read(call: Pick<DeskCall, "staff">, id: string): Promise<Lead> {
    const viewer = { staffId: call.staff.id, seesAll: seesAll(call) };
    const options = { viewer, now: clock(), wordsOf: mailWords };
    const lead = isId(id) ? await readLead(database, id, options) : undefined;
    if (!lead) throw unknownLead();
    return lead;
  }

  /** Runs once, however often it is sent; then sends the mails and tells open screens. */
  async function once(
    call: DeskCall,
    work: (transaction: DatabaseTransaction, doing: Doing) => Promise<string>,
  ): Promise<string> {
    const { staff, ...submission } = call;
    // Two people may happen to send the same key.
    const name = `${submission.name} ${staff.id}`;
    const { body } = await idempotently(
      connection,
      { ...submission, name, now: clock() },
      async (transaction) => {
        const doing = { staffId: staff.id, now: clock(), opening: profile };
        return { status: 200, body: { id: await work(transaction, doing) } };
      },
    );
    outbox.wake();
    changes.wake();
    return body.id;
  }

  /** Acts on a lead while nobody else can change it. @throws Refusal 404 */
  async function withLead(
    call: DeskCall,
    id: string,
    work: (transaction: DatabaseTransaction, lead: StoredLead, doing: Doing) => Promise<void>,
  ): Promise<LeadOrConflict> {
    let conflict: string | null = null;
    try {
      await once(call, async (transaction, doing) => {
        const lead = isId(id) ? await lockLead(transaction, id) : undefined;
        const isTheirs = lead && (seesAll(call) || lead.assignee_id === call.staff.id);
        if (!lead || !isTheirs) throw unknownLead();
        await work(transaction, lead, doing);
        return id;
      });
    } catch (error) {
      if (!(error instanceof LeadConflict)) throw error;
      conflict = error.message;
    }
    return { lead: await read(call, id), conflict };
  }

  const changed = async (change: Promise<LeadOrConflict>) => (await change).lead;

  return {
    read,

    /** Notes a phone call that staff took: a new lead that is already answered. */
    async writeDownCall(call: DeskCall, { message, ...person }: Person & { message: string }) {
      const id = await once(call, async (transaction, { staffId, now }) => {
        const lead: NewLead = {
          kind: "call",
          source: "call",
          person,
          subject: "",
          message,
          emergency: false,
          suspicion: { isSuspected: false, isConfirmationWithheld: false },
        };
        const rules = { opening: profile, promises: answerPromises };
        const leadId = await storeLead(transaction, lead, now, rules, { staffId });
        await note(transaction, { at: now, staffId, action: "lead.created", leadId });
        return leadId;
      });
      return read(call, id);
    },

    /** Staff who see only their own leads cannot reassign them. */
    change(call: DeskCall, id: string, change: LeadChange): Promise<LeadOrConflict> {
      return withLead(call, id, (transaction, lead, doing) => {
        const isGivenAway = change.assigneeId !== undefined && !seesAll(call);
        if (isGivenAway) throw invalidInput({ assigneeId: notOfYourRole });
        return applyChange(transaction, lead, change, doing);
      });
    },

    take: (call: DeskCall, id: string) => withLead(call, id, take),

    call: (call: DeskCall, id: string, made: { outcome: CallOutcome; note: string }) =>
      changed(
        withLead(call, id, (transaction, lead, doing) => noteCall(transaction, lead, made, doing)),
      ),

    text: (call: DeskCall, id: string, text: string) =>
      changed(
        withLead(call, id, (transaction, lead, doing) => noteText(transaction, lead, text, doing)),
      ),

    note: (call: DeskCall, id: string, text: string) =>
      changed(
        withLead(call, id, (transaction, lead, doing) => addNote(transaction, lead, text, doing)),
      ),

    release: (call: DeskCall, id: string) => changed(withLead(call, id, release)),

    /** Mails the person. @throws Refusal 400 when they left no email address. */
    mail(call: DeskCall, id: string, letter: { subject: string; text: string }): Promise<Lead> {
      return changed(
        withLead(call, id, async (transaction, lead, doing) => {
          const { name, email, phone, address } = lead;
          if (!email) throw invalidInput({ email: "We have no email address of this person." });
          const { staffId, now } = doing;
          const payload = { person: { name, email, phone, address }, ...letter, staffId };
          const row = { kind: "desk-letter" as const, payload, leadId: id };
          await enqueue(transaction, mailKinds, row, now);
          await note(transaction, { at: now, staffId, action: "lead.mail", leadId: id });
          await answer(transaction, lead, doing);
        }),
      );
    },

    /** Books an inspection for the person, or moves the existing one. */
    book(
      call: DeskCall,
      id: string,
      body: { date: string; timeSlot: SlotLabel; address: string },
    ): Promise<Lead> {
      const time = { date: body.date, timeSlot: slotOfLabel(body.timeSlot) };
      return changed(
        withLead(call, id, (transaction, lead, doing) =>
          appointments.bookForLead(transaction, lead, { ...time, address: body.address }, doing),
        ),
      );
    },

    /** Notes that somebody has a lead open. @returns who else has. */
    async presence(call: Pick<DeskCall, "staff">, id: string) {
      const present = await connection.transact(async (transaction) => {
        const lead = await findLead(transaction, id);
        const isTheirs = lead && (seesAll(call) || lead.assignee_id === call.staff.id);
        if (!lead || !isTheirs) throw unknownLead();
        return notePresence(transaction, lead, call.staff.id, clock());
      });
      changes.wake();
      return present;
    },

    /**
     * Reports changes since `after`, then all new ones, until the session ends or the role changes; to staff who see
     * only their own leads, only those.
     * @returns a function that stops that.
     */
    listen(
      { staff, sessionId }: SignedIn,
      { tell, end }: Pick<ScreenOf, "tell" | "end">,
      after?: number,
    ) {
      const isTheirs = (told: ScreenEvent) =>
        seesAll({ staff }) || told.event !== "lead" || told.change.assigneeId === staff.id;
      const tellTheirs = (told: ScreenEvent) => {
        if (isTheirs(told)) tell(told);
      };
      return changes.listen({ sessionId, role: staff.role, tell: tellTheirs, end }, after);
    },
  };
}
