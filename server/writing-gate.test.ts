import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { leadStates } from "#domain/lead/lead.ts";
import type { WritingDecision } from "#domain/lead/writing-rules.ts";
import { textKinds } from "#domain/text/text-kind.ts";
import type { Connection } from "#server/database/connection.ts";
import { enqueue, type Queued } from "#server/mail/enqueue.ts";
import type { OutboxKind } from "#server/mail/kinds.ts";
import { queueReleased } from "#server/mail/released-mails.ts";
import { mailPayloads } from "#tests/support/mail-payloads.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { forgetLeads, storeLeads } from "#tests/support/stored-leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import { type MailKinds, mailKinds } from "./outbox/mail-kinds.ts";

const now = new Date("2026-06-02T16:00:00Z");
const ada = { name: "Ada", email: "ada@example.com", phone: "(703) 555-0142", address: "" };
const words = fc.constant("Hello");
const ofMails = mailPayloads({ person: fc.constant(ada), text: words });
const [leadId, appointmentId] = ["lead-1", "appointment-1"];

/** One row of each kind: mails, and texts to a person of each kind of them. */
const rows = [
  ...Object.entries(ofMails).map(([kind, payloads]) => ({
    kind,
    payload: aboutStored(fc.sample<object>(payloads, { numRuns: 1, seed: 1 })[0] ?? {}),
  })),
  ...textKinds.map((kind) => ({
    kind: "person-text",
    payload: {
      ...{ kind, phone: "+17035550142", body: "Hello", notAfter: null, staffId: null },
      ...((kind === "reminder" || kind === "on-the-way") && {
        about: { id: appointmentId, date: "2026-06-03", timeSlot: "09:00" },
      }),
    },
  })),
];

/** The kinds of mails that say how an appointment is. */
const aboutAppointments = rows.flatMap(({ kind, payload }) => {
  const definition: OutboxKind = mailKinds[kind as keyof MailKinds];
  if (definition.to !== "person" || !("render" in definition)) return [];
  return definition.purpose(payload) === "appointment" ? [kind] : [];
});

/** The same payload about the appointment that is stored. */
function aboutStored(payload: object): object {
  return JSON.parse(JSON.stringify(payload).replaceAll(someAppointment.id, appointmentId));
}

const signs = {
  none: { suspected: 0, withheld: 0 },
  haste: { suspected: 1, withheld: 0 },
  spam: { suspected: 1, withheld: 1 },
} as const;
const someSigns = fc.constantFrom(...(Object.keys(signs) as (keyof typeof signs)[]));

const states = fc.record({
  /** Null: there is no lead, or it was erased. */
  state: fc.option(fc.constantFrom(...leadStates)),
  signs: someSigns,
  /** Null: there is no appointment. */
  appointment: fc.option(fc.record({ signs: someSigns, isCanceled: fc.boolean() })),
  hasRefused: fc.boolean(),
});
type State = typeof states extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(engines)("what is queued on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });
  beforeEach(forget);

  async function forget(): Promise<void> {
    await connection.database.deleteFrom("outbox").execute();
    await forgetLeads(connection.database);
  }

  async function store({ state, signs: ofLead, appointment, hasRefused }: State): Promise<void> {
    const { database } = connection;
    const lead = { ...signs[ofLead], state: state ?? "new" };
    const isCanceled = appointment?.isCanceled ?? false;
    await storeLeads(database, [
      { ...lead, ...(appointment && { isCanceled, progress: "booked" }) },
    ]);
    if (appointment) {
      await database.updateTable("appointments").set(signs[appointment.signs]).execute();
    }
    if (!state) await database.deleteFrom("leads").execute();
    if (!hasRefused) return;
    await connection.transact((transaction) =>
      enqueue(transaction, mailKinds, rowOf("staff-invitation"), new Date(now.getTime() - 1)),
    );
    const refusal = { state: "dead", refused: "recipient", recipient: ada.email } as const;
    await database.updateTable("outbox").set(refusal).execute();
  }

  function rowOf(kind: string): Queued<MailKinds> {
    const row = rows.find((known) => known.kind === kind);
    return { ...row, leadId } as unknown as Queued<MailKinds>;
  }

  it("is what the state of its lead allows, whatever its kind is", {
    timeout: patience.longTest,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        await forget();
        await store(state);
        await connection.transact(async (transaction) => {
          for (const [index, row] of rows.entries()) {
            const id = `row-${index}`;
            const queued = { ...row, id, leadId } as unknown as Queued<MailKinds>;
            const decision = await enqueue(transaction, mailKinds, queued, now);
            const stored = await transaction
              .selectFrom("outbox")
              .select("state")
              .where("id", "=", id)
              .executeTakeFirst();
            const inState = { send: "queued", withhold: "withheld", drop: undefined } as const;
            expect(stored?.state, row.kind).toBe(inState[decision]);
            expect(allowed(row, state), JSON.stringify(row)).toContain(decision);
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it("a mail that an emergency's signs withhold is withheld, whoever queues it", async () => {
    await store({ state: "new", signs: "spam", appointment: null, hasRefused: false });
    const queued = { ...rowOf("inquiry-confirmation"), id: "one" };
    await connection.transact((transaction) => enqueue(transaction, mailKinds, queued, now));
    const { state } = await connection.database
      .selectFrom("outbox")
      .select("state")
      .executeTakeFirstOrThrow();
    expect(state).toBe("withheld");
  });

  it.each(aboutAppointments)(
    "a withheld %s is not sent by a release after the appointment has changed",
    async (kind) => {
      const appointment = { signs: "spam", isCanceled: false } as const;
      await store({ state: "new", signs: "spam", appointment, hasRefused: false });
      await connection.transact((transaction) => enqueue(transaction, mailKinds, rowOf(kind), now));
      const outbox = connection.database.selectFrom("outbox").select("state");
      expect(await outbox.execute()).toEqual([{ state: "withheld" }]);
      const moved = { ...signs.none, date: calendarDay("2026-06-05") };
      await connection.database.updateTable("appointments").set(moved).execute();
      await connection.database.updateTable("leads").set(signs.none).execute();
      await connection.transact((transaction) =>
        queueReleased(transaction, mailKinds, leadId, { now, timeZone: "America/New_York" }),
      );
      expect(await outbox.execute()).toEqual([]);
    },
  );
});

const replies = ["answered", "stopped", "restarted", "help"];
const unasked = [
  ...["appointment-reminder", "inspector-on-the-way", "earlier-offer", "person-text"],
  ...["project-question", "estimate-reminder"],
];

/** Says it without the table: to whom nothing may go, and who must be written to. */
function allowed(
  { kind, payload }: (typeof rows)[number],
  { state, signs: ofLead, appointment, hasRefused }: State,
): WritingDecision[] {
  const definition: OutboxKind = mailKinds[kind as keyof MailKinds];
  const text = kind === "person-text" ? (payload as { kind: string }).kind : "";
  if (definition.to !== "person" || replies.includes(text)) return ["send"];
  const isAbout = definition.appointment(payload) !== null && appointment !== null;
  if (
    ["desk-letter", "roof-report", "roof-estimate", "roof-revoked"].includes(kind) ||
    ["desk", "report"].includes(text)
  )
    return state ? ["send"] : ["drop"];
  if (!state && !isAbout) return ["drop"];
  const counted = isAbout ? appointment.signs : ofLead;
  if (counted === "spam" || state === "spam") return ["withhold", "drop"];
  if (!unasked.includes(kind)) return ["send"];
  const isRefused = hasRefused && kind !== "person-text";
  const isFine = !(isAbout && appointment.isCanceled) && !isRefused;
  return [isFine ? "send" : "drop"];
}
