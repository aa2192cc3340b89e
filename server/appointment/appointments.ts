import { pendingPageWords } from "#content/en/pending-booking.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { emailKey, mailboxKey } from "#domain/person/mailbox-key.ts";
import { suspicionOfBooking } from "#domain/spam/suspicion.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { canceledAppointment, Refusal, unknownAppointment } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import {
  type AppointmentWithEvent,
  asAppointment,
  changed,
  unchanged,
} from "./appointment-event.ts";
import { appointmentInstants } from "./appointment-instants.ts";
import type { OtherAppointment } from "./appointment-mails.tsx";
import { snapshotOf } from "./appointment-snapshot.ts";
import {
  findAppointment,
  findBookedFrom,
  freeSeat,
  insertAppointment,
  lockAppointment,
  updateAppointment,
} from "./appointments-repository.ts";
import { noteFreedTime } from "./freed-times.ts";
import { believedTimeOf, knowledgeOf, toldColumnsAfter, untoldOf } from "./told-times.ts";
import { unsendConfirmation } from "./unsent-confirmation.ts";
import { type Claim, createVisitorTimes } from "./visitor-times.ts";

export type AppointmentsOptions = {
  database: Database;
  profile: BusinessProfile;
  clock: () => Date;
};

/** An appointment to book, and for whom. */
export type NewAppointment = Omit<AppointmentForm, "website" | "textConsent"> & {
  customerId: string;
  honeypot: string;
  /** Milliseconds spent filling in the form; null when unknown. */
  fillingTime: number | null;
  /** Whether the office entered it; then it is never suspected. */
  isTrusted?: boolean;
  /** The browser whose hold is consumed. */
  holder?: string | undefined;
};

/** The office can book any number for one person; a mail names only the next ones. */
const mostMentioned = 5;

export type Appointments = ReturnType<typeof createAppointments>;

/** Books, finds, moves and cancels appointments. */
export function createAppointments({ database, profile, clock }: AppointmentsOptions) {
  const today = () => dayInZone(clock().getTime(), profile.timeZone);
  const times = createVisitorTimes({ profile, clock });

  return {
    /**
     * Books an appointment, in the caller's transaction. `claim` takes its seat and finds its inspector.
     * @throws Refusal 400 when the day or time is not offered, 409 when the slot is taken; or what `claim` throws.
     */
    async book(
      transaction: DatabaseTransaction,
      form: NewAppointment,
      claim: Claim = times.offered(form.holder),
    ): Promise<AppointmentWithEvent> {
      const now = clock().toISOString();
      const suspicion = form.isTrusted
        ? { isSuspected: false, isConfirmationWithheld: false }
        : suspicionOfBooking({
            honeypot: form.honeypot,
            lines: [form.name, form.address],
            text: form.notes,
            fillingTime: form.fillingTime,
          });
      const row: AppointmentsTable = {
        id: unguessableId(),
        customer_id: form.customerId,
        name: form.name,
        email: form.email,
        phone: form.phone,
        address: form.address,
        notes: form.notes,
        date: form.date,
        slot: form.timeSlot,
        status: "booked",
        sequence: 0,
        mailbox: mailboxKey(form.email),
        suspected: suspicion.isSuspected ? 1 : 0,
        withheld: suspicion.isConfirmationWithheld ? 1 : 0,
        inspector_id: null,
        progress: "booked",
        told_date: null,
        told_slot: null,
        known_at: now,
        lead_id: null,
        pending_until: null,
        pressed_at: null,
        burst_id: null,
        created_at: now,
        updated_at: now,
      };
      await insertAppointment(transaction, row);
      const claimed = { inspector_id: await claim(transaction, row, form) };
      if (claimed.inspector_id) await updateAppointment(transaction, row.id, claimed);
      const others = await othersOf(transaction, row);
      return changed("booked", row, others.length > 0 ? { others } : {});
    },

    /** Start times of a mailbox's open appointments, in order. Past and canceled ones are not open. */
    async openAppointments(transaction: DatabaseTransaction, mailbox: string): Promise<Date[]> {
      const rows = await findAhead(transaction, mailbox);
      return rows.map(startOf);
    },

    /**
     * The appointment with the facts its holder may see, at the time that they know, or undefined when the id is unknown. One
     * that we have moved without telling them is past once both times are.
     */
    async find(id: string) {
      const row = isId(id) ? await findAppointment(database, id) : undefined;
      if (!row) return undefined;
      const { proposed, ...appointment } = asAppointment(row);
      return {
        ...appointment,
        ...(proposed && !hasBegun(proposed) && { proposed }),
        address: row.address,
        isConfirmed: row.progress === "confirmed",
        isPast: isOver(row),
      };
    },

    /** Whether an appointment is booked and still in the future. */
    async isAhead(transaction: DatabaseTransaction, id: string): Promise<boolean> {
      const row = await findAppointment(transaction, id);
      return row?.status === "booked" && !isPast(row);
    },

    /**
     * Moves an appointment. Moving it to its own time changes nothing, unless its person has not been told of that time.
     * `claim` takes the seat of its new time.
     * @throws Refusal 400 when the time is not offered, 404 unknown, 409 taken, canceled or past.
     */
    async move(
      transaction: DatabaseTransaction,
      id: string,
      target: AppointmentTime,
      claim: Claim = times.offered(),
    ): Promise<AppointmentWithEvent> {
      const row = await lock(transaction, id);
      if (row.status === "cancelled") throw canceledAppointment();
      if (row.pending_until !== null) {
        throw new Refusal(409, pendingPageWords.moveFirst).because("not confirmed yet");
      }
      const { date, timeSlot } = target;
      const isThere = row.date === date && row.slot === timeSlot;
      if (isThere && !untoldOf(row)) return unchanged(row);
      if (isOver(row) || (isThere && isPast(row))) throw takenPlace();
      // To where we have moved it already without telling them, it only has to be told.
      const inspectorId = isThere ? row.inspector_id : await claim(transaction, row, target);
      const unsent = await unsendConfirmation(transaction, id, clock());
      const previous = unsent?.previous ?? believedTimeOf(row);
      const moved = await updateAppointment(transaction, id, {
        date,
        slot: timeSlot,
        inspector_id: inspectorId,
        progress: "booked",
        ...toldColumnsAfter(knowledgeOf(row), { is: "agreed", time: { date, timeSlot } }),
        known_at: clock().toISOString(),
        sequence: row.sequence + 1,
        updated_at: clock().toISOString(),
      });
      // Back where they believe it to be, there is nothing to write to them.
      return changed("moved", moved, isSameTime(previous, target) ? {} : { previous });
    },

    /**
     * Cancels an appointment and frees its slot. Canceling again changes nothing and gives the same answer. Whoever cancels what
     * we have canceled without telling them knows it, at the time that they believe in.
     * @throws Refusal 404 unknown, 409 past.
     */
    async cancel(transaction: DatabaseTransaction, id: string): Promise<AppointmentWithEvent> {
      const row = await lock(transaction, id);
      if (row.status === "cancelled") {
        const believed = untoldOf(row);
        if (!believed) return unchanged(row);
        const told = toldColumnsAfter(knowledgeOf(row), { is: "called-off" });
        const time = { date: believed.date, slot: believed.timeSlot };
        return unchanged(await updateAppointment(transaction, id, { ...time, ...told }));
      }
      if (isOver(row)) throw takenPlace();
      await freeSeat(transaction, id);
      await noteFreedTime(transaction, row, clock());
      const unsent = await unsendConfirmation(transaction, id, clock());
      // They know nothing of where we may have moved it, now or when they look at it again.
      const { date, timeSlot } = unsent?.previous ?? believedTimeOf(row);
      const cancelled = await updateAppointment(transaction, id, {
        status: "cancelled",
        date,
        slot: timeSlot,
        ...toldColumnsAfter(knowledgeOf(row), { is: "called-off" }),
        sequence: row.sequence + 1,
        updated_at: clock().toISOString(),
      });
      return changed("cancelled", cancelled);
    },
  };

  /** A mailbox's appointments that are booked and still ahead, in order. */
  async function findAhead(
    transaction: DatabaseTransaction,
    mailbox: string,
  ): Promise<AppointmentsTable[]> {
    const rows = await findBookedFrom(transaction, mailbox, today());
    return rows
      .filter((row) => !isPast(row))
      .sort((one, other) => startOf(one).getTime() - startOf(other).getTime());
  }

  /**
   * The other appointments ahead of the person's own address: two spellings of one mailbox may also be two people. One
   * whose confirmation was withheld stays unmentioned, since its link was kept from this address.
   */
  async function othersOf(
    transaction: DatabaseTransaction,
    { id, mailbox, email }: AppointmentsTable,
  ): Promise<OtherAppointment[]> {
    if (email === "") return [];
    const rows = (await findAhead(transaction, mailbox)).filter(
      (row) =>
        row.id !== id && row.pending_until === null && emailKey(row.email) === emailKey(email),
    );
    const ids = rows.map((row) => row.id);
    const writable = await findWritable(transaction, ids, "appointment");
    return rows
      .filter((row) => writable.has(row.id))
      .slice(0, mostMentioned)
      .map((row) => ({ id: row.id, ...believedTimeOf(row) }));
  }

  async function lock(transaction: DatabaseTransaction, id: string): Promise<AppointmentsTable> {
    const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
    if (!row) throw unknownAppointment();
    return row;
  }

  function isPast(row: AppointmentsTable): boolean {
    return startOf(row) <= clock();
  }

  /** Whether it is past, and so is the time that its person believes in. */
  function isOver(row: AppointmentsTable): boolean {
    return isPast(row) && hasBegun(believedTimeOf(row));
  }

  function hasBegun(time: AppointmentTime): boolean {
    return (
      appointmentInstants(time, profile.timeZone, profile.inspection.takes.to).start <= clock()
    );
  }

  function startOf(row: AppointmentsTable): Date {
    const appointment = snapshotOf(row);
    return appointmentInstants(appointment, profile.timeZone, profile.inspection.takes.to).start;
  }
}

function takenPlace(): Refusal {
  return new Refusal(409, "This appointment has already taken place.").because("appointment past");
}
