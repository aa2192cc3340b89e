import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Delivery } from "#server/mail/message.ts";
import { addressOf } from "./alerts.ts";
import type { Visitor } from "./api-visitor.ts";
import { signIn } from "./desk.ts";
import { calendarDayAs, planFor } from "./inspectors.ts";
import { readLeadAs } from "./leads.ts";
import { type Engine, startTestApp } from "./test-app.ts";
import { book, person } from "./visitors.ts";

export const today = "2026-06-02";
export const wednesday = "2026-06-03";
export const thursday = "2026-06-04";
export const nine = { date: wednesday, timeSlot: "9:00 AM" };
export const eleven = { date: wednesday, timeSlot: "11:00 AM" };

export type DeskCalendar = Awaited<ReturnType<typeof startDeskCalendar>>;

/** A server with an owner, the office, an inspector with a plan, another without one, and a visitor. */
export async function startDeskCalendar(
  engine: Engine,
  options: Parameters<typeof startTestApp>[1] = {},
) {
  const server = await startTestApp(engine, options);
  const owner = await signIn(server, "owner", "Olive Owner");
  const dana = await signIn(server, "inspector", "Dana Ruiz");
  await planFor(owner, dana.id);
  const [ben, sam] = [
    await signIn(server, "office", "Ben Office"),
    await signIn(server, "inspector", "Sam Lee"),
  ];
  const visitor = await server.visitor();
  let read = 0;

  /** An appointment as the calendar shows it. */
  async function shown(id: string, date = wednesday): Promise<CalendarAppointment> {
    const { appointments } = await calendarDayAs(owner, date);
    return appointments.find((one: CalendarAppointment) => one.id === id);
  }

  /** Mails to people and to the office, not to staff, since the last call. */
  async function mails(): Promise<Delivery[]> {
    await server.app.services.outbox.drained();
    const fresh = server.mails.slice(read);
    read = server.mails.length;
    return fresh.filter(({ to }) => !addressOf(to).endsWith("@office.example"));
  }

  return {
    ...{ server, owner, ben, dana, sam, visitor, shown, mails },
    stop: () => server.close(),

    pass(seconds: number): void {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
    },

    /** Moves the time to a moment. Sessions end after half a day in which nobody is seen, so these are. */
    async passUntil(moment: string, staff: readonly Visitor[]): Promise<void> {
      const { clock } = server;
      const end = new Date(moment).getTime();
      while (clock.now.getTime() < end) {
        clock.now = new Date(Math.min(clock.now.getTime() + 10 * 3_600_000, end));
        for (const one of staff) await one.send("GET", "/api/desk/me");
      }
    },

    async bookAs(index: number, time: { date: string; timeSlot: string } = nine, name?: string) {
      const details = { ...person(index), name: name ?? "Pat Miller" };
      const { status, body } = await book(visitor, time, details);
      if (status !== 201) throw new Error(`booking: ${status}`);
      return shown(body.appointment.id, time.date);
    },

    move: (id: string, body: object, by: Visitor = ben, headers = {}) =>
      by.send("PATCH", `/api/desk/appointments/${id}`, body, headers),

    act: (id: string, what: string, body: object, by: Visitor = ben) =>
      by.send("POST", `/api/desk/appointments/${id}/${what}`, body),

    subjects: async () => (await mails()).map(({ subject }) => subject),

    /** What the timeline of a lead says of its appointments. */
    timeline: async (leadId: string) =>
      (await readLeadAs(owner, leadId)).timeline
        .filter(({ kind }) => kind === "appointment")
        .map(({ staff, details }) => ({ by: staff?.name, ...details })),

    async audited(action: string) {
      const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
      return entries.filter((entry: { action: string }) => entry.action === action);
    },
  };
}
