import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { beginBurst, burstEnv, from, stranger } from "#tests/support/burst.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

type Desk = Awaited<ReturnType<typeof signIn>>;
type Time = { date: string; timeSlot: string };

describe.each(engines)("a booking that is still to be confirmed on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let visitor: Awaited<ReturnType<TestApp["visitor"]>>;
  let office: Desk;
  let times: Time[];

  beforeEach(async () => {
    storage = await createStorage(engine);
    const { forApp } = storage;
    server = await startTestApp(engine, { ...forApp, env: { ...forApp.env, ...burstEnv } });
    visitor = await server.visitor();
    office = await signIn(server, "office", "Olive Office");
    times = await beginBurst(visitor, office);
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const pass = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  /** Books as somebody whose booking is held back. */
  async function bookPending(time = times[0] as Time, index = 900) {
    const { body } = await book(from("203.0.113.1", visitor), time, stranger(index));
    expect(body.appointment.status).toBe("pending");
    const { id } = body.appointment;
    const { body: day } = await office.send("GET", `/api/desk/calendar?from=${time.date}&days=1`);
    return day.days[0].appointments.find((one: { id: string }) => one.id === id) as {
      id: string;
      leadId: string;
      sequence: number;
    };
  }

  async function mails() {
    await server.app.services.outbox.drained();
    return server.mails;
  }

  /** What the mail to a stranger says that asks for the press. */
  async function pressLink(index = 900) {
    const mail = (await mails()).find(
      ({ to, subject }) =>
        JSON.stringify(to).includes(stranger(index).email) && subject.startsWith("Please confirm"),
    );
    const [, id = "", key = ""] =
      /appointments\/([\w-]+)\?confirm=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    return { id, key };
  }

  describe("is firm, and said so once to its person and to the office,", () => {
    const ways: [string, (pending: Awaited<ReturnType<typeof bookPending>>) => Promise<Time>][] = [
      [
        "when its visitor presses the link",
        async () => {
          const { id, key } = await pressLink();
          await server.app.services.appointments.press(id, key, "a");
          await server.app.services.appointments.press(id, key, "a");
          return times[0] as Time;
        },
      ],
      [
        "when the desk says that they will be there",
        async ({ id }) => {
          const path = `/api/desk/appointments/${id}/progress`;
          await office.post(path, { progress: "confirmed" });
          await office.post(path, { progress: "confirmed" });
          return times[0] as Time;
        },
      ],
      [
        "when the desk moves it",
        async ({ id, sequence }) => {
          const path = `/api/desk/appointments/${id}`;
          const moved = await office.send("PATCH", path, { sequence, ...times[1] });
          expect(moved.body.appointment).toMatchObject({ ...times[1], toldTime: null });
          return times[1] as Time;
        },
      ],
      [
        "when the desk agrees on another time at its lead",
        async ({ leadId }) => {
          const agreed = { ...times[1], address: ada.address };
          await office.post(`/api/desk/leads/${leadId}/appointment`, agreed);
          return times[1] as Time;
        },
      ],
      [
        "when the desk agrees on its own time at its lead",
        async ({ leadId }) => {
          const agreed = { ...times[0], address: ada.address };
          await office.post(`/api/desk/leads/${leadId}/appointment`, agreed);
          return times[0] as Time;
        },
      ],
    ];

    it.each(ways)("%s", async (_way, confirm) => {
      const pending = await bookPending();
      const before = (await mails()).length;
      const time = await confirm(pending);
      const told = (await mails()).slice(before);
      const toPerson = told.filter(({ to }) => JSON.stringify(to).includes(stranger(900).email));
      expect(toPerson).toHaveLength(1);
      const [confirmation] = toPerson;
      expect(confirmation?.subject).toMatch(/^Your roof inspection is booked: /);
      expect(confirmation?.subject).toContain(time.timeSlot);
      expect(confirmation?.invitation).toMatchObject({ method: "REQUEST" });
      const notices = told.filter(({ subject }) => subject.startsWith("New inspection: "));
      expect(notices).toHaveLength(1);
      const { body } = await visitor.send("GET", `/api/appointments/${pending.id}`);
      expect(body.appointment).toMatchObject({ ...time, status: "booked" });
      pass(2 * 7_200_000);
      const later = await visitor.send("GET", `/api/appointments/${pending.id}`);
      expect(later.body.appointment.status).toBe("booked");
    });
  });

  it.each([
    ["is not told of the desk's move by a confirmation that does not arrive", "desk"],
    [
      "knows the time that they agreed on at the lead, whether its confirmation arrives or not",
      "lead",
    ],
  ])("%s", async (_, way) => {
    const [time, other] = times as [Time, Time];
    const { id, leadId, sequence } = await bookPending();
    await mails();
    if (way === "desk") {
      await office.send("PATCH", `/api/desk/appointments/${id}`, { sequence, ...other });
    } else {
      const agreed = { ...other, address: ada.address };
      await office.post(`/api/desk/leads/${leadId}/appointment`, agreed);
    }
    await mails();
    const connection = await storage.open();
    const lost = await connection.database
      .updateTable("outbox")
      .set({ state: "dead", failed_at: server.clock.now.toISOString() })
      .where("kind", "=", "appointment-confirmation")
      .where("lead_id", "=", leadId)
      .executeTakeFirst();
    await connection.close();
    expect(Number(lost.numUpdatedRows)).toBe(1);
    pass(60_000);
    await mails();
    const { untold } = await readLeadAs(office, leadId);
    if (way === "desk") expect(untold).toMatchObject({ ...other, toldTime: time });
    else expect(untold).toBeUndefined();
  });

  it("is not told of the desk's move by a confirmation that is withheld", async () => {
    const [time, other] = times as [Time, Time];
    const details = { ...stranger(900), website: "https://spam.example" };
    const { body } = await book(from("203.0.113.1", visitor), time, details);
    const { id } = body.appointment;
    expect(body.appointment.status).toBe("pending");
    const before = (await mails()).length;
    const move = { sequence: 0, ...other };
    const moved = await office.send("PATCH", `/api/desk/appointments/${id}`, move);
    expect(moved.body.appointment).toMatchObject({ ...other, toldTime: time });
    const told = (await mails()).slice(before);
    expect(JSON.stringify(told.map(({ to }) => to))).not.toContain(details.email);
    expect(await readLeadAs(office, moved.body.appointment.leadId)).toMatchObject({
      ...{ state: "new", answeredAt: null, followUpReason: "unconfirmed" },
    });
  });

  it("is moved out of closed hours once its person agrees on the phone, and not by mail", async () => {
    const { id } = await bookPending();
    const closed = await office.post("/api/desk/closures", {
      ...{ firstDay: "2026-06-04", lastDay: "2026-06-04", fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain" },
    });
    const started = await office.post(`/api/desk/closures/${closed.closure.id}/rescheduling`, {});
    const ofIt = `/api/desk/reschedulings/${started.rescheduling.id}`;
    const items = [{ appointmentId: id, version: 1 }];
    const sent = await office.post(`${ofIt}/send`, { items });
    expect(sent.refused).toEqual([
      { appointmentId: id, error: "Ben Builder has not confirmed this booking yet. Please call." },
    ]);
    expect(
      (await office.send("PATCH", `${ofIt}/items/${id}`, { version: 1, step: "agree" })).body,
    ).not.toHaveProperty("error");
    const { body } = await visitor.send("GET", `/api/appointments/${id}`);
    expect(body.appointment.status).toBe("booked");
    const told = (await mails()).filter(({ to }) =>
      JSON.stringify(to).includes(stranger(900).email),
    );
    expect(told.map(({ subject }) => subject.split(":")[0])).toEqual([
      expect.stringContaining("Please confirm by"),
      "Your roof inspection is booked",
    ]);
  });

  describe("whose inspector is sick, while another has its time free,", () => {
    /** Gives it to Dana, who is sick; Sam is proposed. */
    async function begin() {
      const time = times[0] as Time;
      const { id, sequence } = await bookPending(time);
      const owner = await signIn(server, "owner", "Otto Owner");
      const dana = await signIn(server, "inspector", "Dana Ruiz");
      const sam = await signIn(server, "inspector", "Sam Lee");
      for (const inspector of [dana, sam]) await planFor(owner, inspector.id);
      const given = { sequence, ...time, inspectorId: dana.id, anyway: true };
      expect((await office.send("PATCH", `/api/desk/appointments/${id}`, given)).status).toBe(200);
      const closed = await office.post("/api/desk/closures", {
        ...{ firstDay: time.date, lastDay: time.date, fromSlot: null, toSlot: null },
        ...{ inspectorId: dana.id, reason: "Sick" },
      });
      const of = `/api/desk/closures/${closed.closure.id}/rescheduling`;
      const { rescheduling } = await office.post(of, {});
      expect(rescheduling.items).toMatchObject([
        { appointment: { id }, proposed: { ...time, inspectorId: sam.id } },
      ]);
      return { id, path: `/api/desk/reschedulings/${rescheduling.id}` };
    }

    it("stays once its person agrees on the phone", async () => {
      const { id, path } = await begin();
      const agreed = { version: 1, step: "agree" };
      expect((await office.send("PATCH", `${path}/items/${id}`, agreed)).status).toBe(200);
      expect(await statusOf(id)).toBe("booked");
      const told = (await mails()).filter(({ to }) =>
        JSON.stringify(to).includes(stranger(900).email),
      );
      expect(told.map(({ subject }) => subject.split(":")[0])).toEqual([
        expect.stringContaining("Please confirm by"),
        "Your roof inspection is booked",
      ]);
    });

    it("goes to the other without a word to its person, and still waits for them", async () => {
      const { id, path } = await begin();
      const items = [{ appointmentId: id, version: 1 }];
      expect(await office.post(`${path}/send`, { items })).toMatchObject({
        ...{ moved: [id], refused: [] },
        rescheduling: { items: [{ state: "accepted", toldAt: null }] },
      });
      expect(await statusOf(id)).toBe("pending");
    });
  });

  it("is tentative in calendars that read the office's, until when it is kept, and then confirmed", async () => {
    const { id } = await bookPending();
    const { address } = await office.post("/api/desk/calendar-feeds/office", {});
    const { key } = await pressLink();
    const read = async () => {
      const text = await (await fetch(server.url + new URL(address).pathname)).text();
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
      const ofThis = events.filter((event) =>
        String(event.getFirstPropertyValue("summary")).includes(stranger(900).name),
      );
      const values = ["status", "summary", "description", "sequence"] as const;
      return ofThis.map((event) => values.map((name) => event.getFirstPropertyValue(name)));
    };
    const pending = (await read()).filter(([status]) => status !== "CONFIRMED");
    expect(pending).toEqual([
      [
        "TENTATIVE",
        "To be confirmed: Ben Builder, Fairfax",
        expect.stringMatching(/^To be confirmed by 2:00 PM\n/),
        0,
      ],
    ]);
    const before = (await read()).length;
    await server.app.services.appointments.press(id, key, "a");
    const firm = await read();
    expect(firm).toHaveLength(before);
    expect(firm.map(([status]) => status)).not.toContain("TENTATIVE");
    expect(firm).toContainEqual([
      "CONFIRMED",
      "Ben Builder, Fairfax",
      expect.not.stringContaining("To be confirmed"),
      1,
    ]);
  });

  it("is nobody's turn, and announced to nobody, before it is firm or its time is over", async () => {
    const cookie = { cookie: office.cookie };
    const stream = await openEventStream(`${server.url}/api/desk/changes`, cookie);
    const seen = async (leadId: string, count: number) => {
      const kinds: unknown[] = [];
      while (kinds.length < count) {
        const event = await stream.next();
        if (event?.event === "lead" && event.data.id === leadId) kinds.push(event.data.kind);
      }
      return kinds;
    };
    const { leadId } = await bookPending();
    const path = `/api/desk/leads/${leadId}`;
    const answerBy = async () => (await office.send("GET", path)).body.lead.answerBy;
    expect(await seen(leadId, 1)).toEqual(["changed"]);
    // Noon, two hours, and the five minutes that we set ourselves.
    expect(await answerBy()).toBe("2026-06-02T18:05:00.000Z");
    pass(30 * 60_000);
    const { id, key } = await pressLink();
    await server.app.services.appointments.press(id, key, "a");
    await expect.poll(async () => (await seen(leadId, 1))[0]).toBe("arrived");
    expect(await answerBy()).toBe("2026-06-02T16:35:00.000Z");
    stream.leave();
  });

  async function inDatabase(work: (connection: Connection) => Promise<unknown>) {
    const connection = await storage.open();
    await work(connection);
    await connection.close();
  }
  const statusOf = async (id: string) =>
    (await visitor.send("GET", `/api/appointments/${id}`)).body.appointment.status;
  /** Lets the two hours pass, and waits for what then becomes of a booking. */
  async function lapse(id: string, becomes: string) {
    await mails();
    pass(7_200_000);
    server.app.services.outbox.wake();
    await expect.poll(() => statusOf(id)).toBe(becomes);
  }
  const followUps = async () =>
    (await office.send("GET", "/api/desk/leads?list=follow-up")).body.leads;

  it("lapses into a call whose reason earlier releases know, and which is never late", async () => {
    const { id, leadId } = await bookPending();
    await lapse(id, "cancelled");
    expect(await followUps()).toMatchObject([
      {
        ...{ id: leadId, state: "new", followUpReason: "unconfirmed", answeredAt: null },
        lapsedAt: expect.any(String),
      },
    ]);
    pass(7_200_000);
    const { counts } = (await office.send("GET", "/api/desk/leads/counts")).body;
    expect(counts.late).toBe(counts.waiting - 1);
    await office.post(`/api/desk/leads/${leadId}/calls`, { outcome: "reached", note: "" });
    const { lead } = (await office.send("GET", `/api/desk/leads/${leadId}`)).body;
    expect(lead).not.toHaveProperty("lapsedAt");
  });

  it("is kept for another two hours while the mail with its link waits, and no longer", async () => {
    const { id } = await bookPending();
    const until = async () =>
      (await visitor.send("GET", `/api/appointments/${id}`)).body.appointment.pendingUntil;
    const first = await until();
    await mails();
    // The server of an invented mailbox puts it off for days.
    await inDatabase(({ database }) =>
      database
        .updateTable("outbox")
        .where("kind", "=", "booking-pending")
        .set({ state: "queued", due_at: "2027-01-01T00:00:00.000Z" })
        .execute(),
    );
    pass(7_200_000);
    server.app.services.outbox.wake();
    await expect.poll(until).not.toBe(first);
    expect(await statusOf(id)).toBe("pending");
    pass(7_200_000);
    server.app.services.outbox.wake();
    await expect.poll(() => statusOf(id)).toBe("cancelled");
  });

  it("says to call us once the mail with its link is given up", async () => {
    const { id } = await bookPending();
    await mails();
    const { appointments } = server.app.services;
    expect(await appointments.find(id)).toMatchObject({ isMailed: true });
    await inDatabase(({ database }) =>
      database
        .updateTable("outbox")
        .where("kind", "=", "booking-pending")
        .set({ state: "dead" })
        .execute(),
    );
    expect(await appointments.find(id)).toMatchObject({ status: "pending", isMailed: false });
  });

  it("cannot be confirmed without its key, and its call stays once it has lapsed", async () => {
    const { id, leadId } = await bookPending();
    const { appointments } = server.app.services;
    await expect(appointments.keep(id, "a")).rejects.toMatchObject({ status: 409 });
    expect(await statusOf(id)).toBe("pending");
    await lapse(id, "cancelled");
    await expect(appointments.keep(id, "a")).rejects.toMatchObject({ status: 409 });
    expect(await followUps()).toMatchObject([{ id: leadId, followUpReason: "unconfirmed" }]);
  });

  it("leaves calls that are closed with its burst, but for those that somebody has begun", async () => {
    const pending: Awaited<ReturnType<typeof bookPending>>[] = [];
    for (const index of [0, 1, 2]) pending.push(await bookPending(times[index], 900 + index));
    for (const { id } of pending) await lapse(id, "cancelled");
    expect(await followUps()).toHaveLength(3);
    const [called, ...left] = pending.map(({ leadId }) => leadId);
    await office.post(`/api/desk/leads/${called}/calls`, { outcome: "voicemail", note: "" });
    const { burst } = (await office.send("GET", "/api/desk/bursts/newest")).body;
    expect(burst).toMatchObject({ calls: 2, confirmed: 0 });
    expect(burst.bookings).toHaveLength(12);
    const path = `/api/desk/bursts/${burst.id}/take-back`;
    expect((await office.post(path, {})).takenBack).toBe(12);
    expect((await followUps()).map((lead: { id: string }) => lead.id)).toEqual([called]);
    for (const leadId of left) {
      const { lead } = (await office.send("GET", `/api/desk/leads/${leadId}`)).body;
      expect(lead).toMatchObject({ state: "lost", lostReason: "unreachable" });
    }
    expect((await office.send("GET", "/api/desk/bursts/newest")).body.burst).toBeNull();
  });

  it("leaves calls that can be closed once nothing else of the burst is left", async () => {
    const { id } = await bookPending();
    const { body: day } = await office.send("GET", "/api/desk/calendar?from=2026-06-03&days=2");
    for (const { appointments } of day.days) {
      for (const one of appointments.filter((each: { id: string }) => each.id !== id)) {
        const path = `/api/desk/appointments/${one.id}/progress`;
        await office.post(path, { progress: "confirmed" });
      }
    }
    await lapse(id, "cancelled");
    const { burst } = (await office.send("GET", "/api/desk/bursts/newest")).body;
    expect(burst).toMatchObject({ bookings: [], calls: 1 });
    await office.post(`/api/desk/bursts/${burst.id}/take-back`, {});
    expect(await followUps()).toEqual([]);
    expect((await office.send("GET", "/api/desk/bursts/newest")).body.burst).toBeNull();
  });

  describe("that an earlier release took for firm stays, and is said so,", () => {
    it.each([
      ["since its visitor moved it", { known_at: "2026-06-02T16:30:00.000Z", sequence: 1 }],
      ["since the desk moved it", { told_date: "2026-06-04", told_slot: "14:00", sequence: 1 }],
      ["since the desk heard that they will be there", { progress: "confirmed" }],
    ])("%s", async (_why, columns) => {
      const { id, leadId } = await bookPending();
      await inDatabase(({ database }) =>
        database
          .updateTable("appointments")
          .set(columns as object)
          .where("id", "=", id)
          .execute(),
      );
      await lapse(id, "booked");
      // Nobody has pressed anything, so that nobody has become known by it.
      await inDatabase(async ({ database }) => {
        const row = database.selectFrom("appointments").select("pressed_at").where("id", "=", id);
        expect(await row.executeTakeFirst()).toEqual({ pressed_at: null });
      });
      const { body } = await office.send("GET", `/api/desk/leads/${leadId}`);
      expect(JSON.stringify(body)).not.toContain('"pressed"');
      const told = (await mails()).filter(({ to }) =>
        JSON.stringify(to).includes(stranger(900).email),
      );
      expect(told.map(({ subject }) => subject.split(":")[0])).toEqual([
        expect.stringContaining("Please confirm by"),
        "Your roof inspection is booked",
      ]);
    });
  });

  it("is told to its inspector when the desk moves it, as a new one, and not when it is given to them before", async () => {
    const owner = await signIn(server, "owner", "Otto Owner");
    const dana = await signIn(server, "inspector", "Dana Ruiz");
    await planFor(owner, dana.id);
    // Nobody is told of what is further ahead than two days.
    const [tomorrow, next] = ["9:00 AM", "10:00 AM"].map((timeSlot) => ({
      ...{ date: "2026-06-03", timeSlot },
    })) as [Time, Time];
    const { body: day } = await office.send("GET", "/api/desk/calendar?from=2026-06-03&days=1");
    for (const { id } of day.days[0].appointments.slice(0, 2)) {
      expect((await visitor.send("DELETE", `/api/appointments/${id}`)).status).toBe(200);
    }
    const pending = await bookPending(tomorrow);
    const path = `/api/desk/appointments/${pending.id}`;
    const toDana = async () =>
      (await mails()).filter(({ to }) => JSON.stringify(to).includes("dana.ruiz"));
    const given = await office.send("PATCH", path, {
      ...{ sequence: pending.sequence, ...tomorrow, inspectorId: dana.id, anyway: true },
    });
    expect(given.status).toBe(200);
    pass(60_000);
    expect(await toDana()).toEqual([]);
    const { sequence } = given.body.appointment;
    const moved = await office.send("PATCH", path, { sequence, ...next, anyway: true });
    expect(moved.body.appointment).not.toHaveProperty("pendingUntil");
    pass(60_000);
    expect((await toDana()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Booked by Olive Office"),
    ]);
  });
});
