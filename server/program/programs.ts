import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { DeskCall, ProgramCall } from "#server/call/desk-call.ts";
import type { Connection } from "#server/database/connection.ts";
import type { InquiryServices } from "#server/inquiry/inquiries.ts";
import type { LeadServices } from "#server/lead-desk/leads.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { Program } from "#server/plugins/bearer.ts";
import { appointmentOfLead, listAppointments } from "./program-appointments.ts";
import { listEvents } from "./program-events.ts";
import {
  type LeadsQuery,
  leadOfInquiry,
  listLeads,
  newestLeads,
  readProgramLead,
} from "./program-leads.ts";
import { listPeople, readProgramPerson } from "./program-people.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  availability: Pick<AvailabilityServices, "readDay" | "slotsOn">;
  inquiries: Pick<InquiryServices, "submit">;
  leads: Pick<LeadServices, "note" | "call" | "text" | "book">;
  limits: Pick<Limits, "tokenMove">;
  clock: () => Date;
};

type Page = { after?: string | undefined; limit: number };
type Call = DeskCall & { program: ProgramCall };

type NewInquiry = {
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  message: string;
  source: string;
};

export type ProgramServices = ReturnType<typeof createProgramServices>;

/** What programs of others read and write, by the same ways as visitors and the desk. */
export function createProgramServices(deps: Deps) {
  const { connection, profile, clock, leads, limits, availability } = deps;
  const read = (id: string) => readProgramLead(connection, id);

  return {
    listLeads: (query: LeadsQuery) => listLeads(connection, query, clock()),
    newestLeads: (limit: number) => newestLeads(connection, limit),
    readLead: read,
    listEvents: (id: string, page: Page) => listEvents(connection, id, page),
    listPeople: (page: Page) => listPeople(connection, page, clock()),
    readPerson: (id: string) => readProgramPerson(connection, id),
    listAppointments: (page: Page) => listAppointments(connection, page, { profile, now: clock() }),

    createLead: (call: Call, program: Program, inquiry: NewInquiry) =>
      createLead(deps, call, program, inquiry),

    async addNote(call: Call, id: string, note: { text: string }) {
      await leads.note(call, id, note);
      return read(id);
    },

    async recordCall(call: Call, id: string, made: { outcome: CallOutcome; note: string }) {
      await leads.call(call, id, made);
      return read(id);
    },

    async recordText(call: Call, id: string, { text }: { text: string }) {
      await leads.text(call, id, { text, send: false });
      return read(id);
    },

    /**
     * Books, or moves what is ahead, which mails its person each time.
     * @throws AppointmentConflict (409) when something stands in the way of the time; Refusal 429 when the program has moved it
     * too often.
     */
    async book(
      call: Call,
      id: string,
      time: { date: string; timeSlot: SlotLabel; address: string },
    ) {
      const { token } = call.program;
      const booked = await leads.book(call, id, {
        ...{ ...time, anyway: false },
        countMove: (transaction, appointmentId) =>
          limits.tokenMove(transaction, { token, appointmentId }),
      });
      if (booked instanceof AppointmentConflict) throw booked;
      return appointmentOfLead(connection, id, profile);
    },

    /** The free times of a day. @throws Refusal 400 for what is no day. */
    async freeSlots(date: string) {
      const day = availability.readDay(date);
      const { availableSlots } = await availability.slotsOn(day);
      return { date: day, slots: availableSlots.map(slotLabel) };
    },
  };
}

/** Stores an inquiry as the contact form does. Who sent it has neither a network nor a form that a robot could fill in. */
async function createLead(
  { connection, inquiries }: Deps,
  { staff, program, ...call }: Call,
  { token }: Program,
  { source, subject, ...inquiry }: NewInquiry,
) {
  const sent = {
    ...call,
    network: `token ${token.id}`,
    program: { staffId: staff.id, ...program },
  };
  const { body } = await inquiries.submit(sent, {
    ...inquiry,
    subject: subject || "Inquiry",
    emergency: false,
    website: "",
    stamp: "",
    cameFrom: { source: source || token.name },
  });
  return leadOfInquiry(connection, body.requestId);
}
