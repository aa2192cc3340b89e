import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { addDays, calendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { slotLabels } from "#domain/calendar/slot.ts";
import { countLeads } from "#server/lead/lead-counts.ts";
import { endUnpressed } from "#server/services/background/unpressed-bookings.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

type Time = { date: string; timeSlot: string };

const env = { RATE_LIMIT: "on", TRUST_PROXY: "1" };

describe.each(engines)("many bookings at once on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  let direct: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const forApp = { ...storage.forApp, env: { ...storage.forApp.env, ...env } };
    server = await startTestApp(engine, forApp);
    other = await startTestApp(engine, forApp);
    direct = await connectVisitor(server.url);
  });
  afterEach(async () => {
    await Promise.all([server.close(), other.close()]);
    await storage.drop();
  });

  const later = (milliseconds: number) => {
    for (const { clock } of [server, other])
      clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  /** A visitor at another address, as reported by a proxy. */
  const from = (address: string, visitor = direct): Pick<Visitor, "send"> => ({
    send: (method, path, body, headers) =>
      visitor.send(method, path, body, { ...headers, "x-forwarded-for": address }),
  });
  const invented = (index: number) => ({
    name: "Ben Builder",
    email: `invented.${index}@elsewhere.example`,
  });

  /** Every free seat of the days ahead, as visitors are told of them. */
  async function freeTimes() {
    const times: { date: string; timeSlot: string }[] = [];
    let day = addDays(calendarDay("2026-06-02"), 1);
    for (let index = 0; index < 32; index += 1) {
      const { body } = await direct.send("GET", `/api/appointments/available-slots?date=${day}`);
      for (const timeSlot of body.availableSlots) times.push({ date: day, timeSlot });
      day = addDays(day, 1);
    }
    return times;
  }

  /** Books every free time from 26 networks, six each, at two processes. @returns the answers in order. */
  async function bookOut() {
    const times = await freeTimes();
    const elsewhere = await connectVisitor(other.url);
    const answers = [];
    for (const [index, time] of times.entries()) {
      const at = from(`198.51.100.${Math.floor(index / 6)}`, index % 2 ? direct : elsewhere);
      answers.push(await book(at, time, invented(index)));
      later(125);
    }
    return { times, answers };
  }

  /** Books until further bookings of strangers are held back. @returns the times that are left. */
  async function holdBack() {
    const times = await freeTimes();
    const firm = Math.floor(times.length / 3);
    for (const [index, time] of times.slice(0, firm).entries()) {
      await book(from(`198.51.100.${Math.floor(index / 6)}`), time, invented(index));
    }
    return times.slice(firm) as [Time, Time, Time, Time];
  }

  async function mailsTo(recipient: string) {
    await Promise.all([server, other].map(({ app }) => app.services.outbox.drained()));
    const mails = [...server.mails, ...other.mails];
    return mails.filter(({ to }) => JSON.stringify(to).includes(recipient));
  }

  /** Where the link in a mail about a pending booking leads, and its key. */
  async function linkIn(mailbox: string) {
    const mail = (await mailsTo(mailbox)).find(({ subject }) =>
      subject.startsWith("Please confirm"),
    );
    const [, id = "", key = ""] =
      /appointments\/([\w-]+)\?confirm=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    return { id, key };
  }

  it("take a third of the seats ahead; the others wait, the office is told once, and takes all of it back", async () => {
    const { times, answers } = await bookOut();
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const statuses = answers.map(({ body }) => body.appointment.status);
    const firm = Math.floor(times.length / 3);
    expect(statuses).toEqual(times.map((_, index) => (index < firm ? "booked" : "pending")));
    const last = answers.at(-1)?.body.appointment;
    expect(Date.parse(last.pendingUntil)).toBeGreaterThan(server.clock.now.getTime() + 7_100_000);
    const reports = (await mailsTo("")).filter(({ subject }) => subject.includes("bookings since"));
    expect(reports).toHaveLength(1);

    // One of them is real, and another person has been known for longer.
    const { id, key } = await linkIn(invented(times.length - 1).email);
    expect((await direct.send("GET", `/api/appointments/${id}`)).body.appointment.status).toBe(
      "pending",
    );
    const { services } = server.app;
    await expect(services.appointments.press(id, "another key", "a")).rejects.toMatchObject({
      status: 400,
    });
    expect((await services.appointments.press(id, key, "a")).status).toBe("booked");
    expect((await services.appointments.press(id, key, "a")).status).toBe("booked");
    const confirmed = (await mailsTo(invented(times.length - 1).email)).map(
      ({ subject }) => subject,
    );
    expect(confirmed.filter((subject) => subject.includes("is booked"))).toHaveLength(1);

    const office = await signIn(server, "office", "Olive Office");
    const inspector = await signIn(server, "inspector", "Dana Ruiz");
    const { burst } = (await office.send("GET", "/api/desk/bursts/newest")).body;
    expect(burst).toMatchObject({ confirmed: 1 });
    expect(burst.bookings).toHaveLength(times.length - 1);
    expect(
      burst.bookings.filter(({ pendingUntil }: object & { pendingUntil?: string }) => pendingUntil),
    ).toHaveLength(times.length - firm - 1);
    const path = `/api/desk/bursts/${burst.id}/take-back`;
    expect((await inspector.send("POST", path, {})).status).toBe(403);
    const taken = await office.send("POST", path, {});
    expect(taken.body).toEqual({ success: true, takenBack: times.length - 1 });
    expect((await office.send("POST", path, {})).body.takenBack).toBe(0);
    expect((await office.send("GET", "/api/desk/bursts/newest")).body.burst).toBeNull();
    expect(await freeTimes()).toHaveLength(times.length - 1);

    // It goes on: what comes now is held back again, shown and told anew, as if nothing had been given back.
    const next = await book(from("198.51.101.1"), times[0] as (typeof times)[0], invented(900));
    expect(next.body.appointment.status).toBe("pending");
    const anew = (await office.send("GET", "/api/desk/bursts/newest")).body.burst;
    expect(anew.id).not.toBe(burst.id);
    expect(anew.bookings).toMatchObject([{ id: next.body.appointment.id }]);
    expect(
      (await mailsTo("")).filter(({ subject }) => subject.includes("bookings since")),
    ).toHaveLength(2);
    const told = (await mailsTo(invented(0).email)).filter(({ subject }) =>
      subject.startsWith("Please book your inspection again"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("/schedule-inspection");
    const owner = await signIn(server, "owner", "Olive Owner");
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: "burst.taken-back",
        details: { burst: burst.id, bookings: times.length - 1 },
      }),
    );
  }, 180_000);

  it("keep a seat for two hours, then it is free again and its person told, once", async () => {
    const { times, answers } = await bookOut();
    const last = answers.at(-1)?.body.appointment;
    expect(await freeTimes()).toEqual([]);
    later(7_200_000);
    await mailsTo("");
    for (const { app } of [server, other]) app.services.outbox.wake();
    await expect
      .poll(async () => (await freeTimes()).length)
      .toBe(times.length - Math.floor(times.length / 3));
    const { email } = invented(times.length - 1);
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject.split(":")[0]))
      .toEqual([expect.stringContaining("Please confirm by"), "Not confirmed, so not booked"]);
    expect((await direct.send("GET", `/api/appointments/${last.id}`)).body.appointment.status).toBe(
      "cancelled",
    );
    const { id, key } = await linkIn(email);
    await expect(server.app.services.appointments.press(id, key, "a")).rejects.toMatchObject({
      status: 409,
    });
  }, 180_000);

  it("never hold back a known person or the desk, and pending ones are neither moved nor written to", async () => {
    const earlier = await book(from("203.0.113.1"), { date: "2026-06-30", timeSlot: "9:00 AM" });
    expect(earlier.body.appointment.status).toBe("booked");
    const office = await signIn(server, "office", "Olive Office");
    const [ofEarlier] = (await office.send("GET", "/api/desk/leads?list=waiting")).body.leads;
    const call = { outcome: "reached", note: "" };
    await office.post(`/api/desk/leads/${ofEarlier.id}/calls`, call);
    // A form alone makes nobody known: it can be sent for any mailbox.
    const claimed = { name: "Ben Builder", email: "claimed@elsewhere.example" };
    const form = { ...ada, ...claimed, subject: "roof-repair", message: "A leak." };
    const sent = await from("203.0.113.2").send("POST", "/api/customers/contact", form);
    expect(sent.status).toBe(201);
    later(11 * 60_000);
    const times = await freeTimes();
    const left = times.slice(-5);
    let pending = { id: "", index: 0 };
    for (const [index, time] of times.slice(0, -5).entries()) {
      const { body } = await book(
        from(`198.51.100.${Math.floor(index / 6)}`),
        time,
        invented(index),
      );
      if (body.appointment.status === "pending") pending = { id: body.appointment.id, index };
    }
    const [known, desk, free, ofForm] = left;
    const again = await book(from("203.0.113.1"), known as (typeof left)[0]);
    expect(again.body.appointment.status).toBe("booked");
    const unknown = await book(from("203.0.113.2"), ofForm as (typeof left)[0], claimed);
    expect(unknown.body.appointment.status).toBe("pending");

    const path = `/api/appointments/${pending.id}`;
    const moved = await direct.send("PUT", path, free);
    expect(moved.status).toBe(409);
    expect((await fetch(`${server.url}/appointments/${pending.id}/inspection.ics`)).status).toBe(
      404,
    );

    const { body } = await office.send(
      "GET",
      `/api/desk/calendar?from=${times[pending.index]?.date}&days=1`,
    );
    const shown = body.days[0].appointments.find(({ id }: { id: string }) => id === pending.id);
    expect(shown).toMatchObject({ status: "booked", pendingUntil: expect.any(String) });
    const lead = (await office.send("GET", `/api/desk/leads/${shown.leadId}`)).body.lead;
    expect(lead.appointment.pendingUntil).toBe(shown.pendingUntil);
    const ofCall = await office.send("POST", "/api/desk/leads", {
      ...{ name: "Cora Caller", phone: "(703) 555-0123", email: "", address: ada.address },
      message: "",
    });
    const booked = await office.send("POST", `/api/desk/leads/${ofCall.body.lead.id}/appointment`, {
      ...desk,
      address: ada.address,
    });
    expect(booked.body.lead.appointment).not.toHaveProperty("pendingUntil");

    const canceled = await direct.send("DELETE", path);
    expect(canceled.body.appointment.status).toBe("cancelled");
    const mails = (await mailsTo(invented(pending.index).email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => !subject.startsWith("Please confirm"))).toEqual([]);
  }, 180_000);

  it("alert of a pending one that looks odd once it is confirmed", async () => {
    const [time] = await holdBack();
    const odd = { ...invented(900), notes: "http://a.example http://b.example http://c.example" };
    const { body } = await book(from("203.0.113.1"), time, odd);
    expect(body.appointment.status).toBe("pending");
    const connection = await storage.open();
    const lead = () =>
      connection.database
        .selectFrom("leads")
        .select(["suspected", "alert_at"])
        .where("source_id", "=", body.appointment.id)
        .executeTakeFirst();
    expect(await lead()).toEqual({ suspected: 1, alert_at: null });
    const { id, key } = await linkIn(odd.email);
    await server.app.services.appointments.press(id, key, "a");
    expect(await lead()).toEqual({ suspected: 1, alert_at: expect.any(String) });
    await connection.close();
  }, 180_000);

  it("say of a pending one whose mail is withheld to call us, and of no text that is not sent", async () => {
    const [time, other] = await holdBack();
    const trapped = await book(from("203.0.113.1"), time, { ...invented(900), website: "x" });
    expect(trapped.body).toMatchObject({ appointment: { status: "pending" }, isMailed: false });
    const { appointments } = server.app.services;
    const shown = await appointments.find(trapped.body.appointment.id);
    expect(shown).toMatchObject({ status: "pending", isMailed: false, isTexted: false });
    const mailed = await book(from("203.0.113.1"), other, invented(901));
    expect(mailed.body).not.toHaveProperty("isMailed");
    expect(mailed.body).not.toHaveProperty("isTexted");
    const { id } = mailed.body.appointment;
    expect(await appointments.find(id)).toMatchObject({ isMailed: true, isTexted: false });
    await direct.send("DELETE", `/api/appointments/${id}`);
    expect(await appointments.find(id)).toMatchObject({ status: "cancelled", isMailed: false });
  }, 180_000);

  it("are not ended while the mail with the link has not left; then they are calls, not late and not lost", async () => {
    const [time] = await holdBack();
    const connection = await storage.open();
    const { body } = await book(from("203.0.113.1"), time, invented(900));
    const { id } = body.appointment;
    await mailsTo("");
    const mail = connection.database.updateTable("outbox").where("kind", "=", "booking-pending");
    // Our mail server is away.
    await mail.set({ state: "queued", due_at: "2027-01-01T00:00:00.000Z" }).execute();
    later(7_200_000);
    const ending = { profile: businessProfile, clock: () => server.clock.now, log: console };
    await endUnpressed(connection, ending);
    const kept = (await direct.send("GET", `/api/appointments/${id}`)).body.appointment;
    expect(kept.status).toBe("pending");
    const { payload } = await connection.database
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "booking-pending")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(payload).until).toBe(kept.pendingUntil);

    await mail.set({ state: "sent" }).execute();
    later(7_200_000);
    await endUnpressed(connection, ending);
    expect((await direct.send("GET", `/api/appointments/${id}`)).body.appointment.status).toBe(
      "cancelled",
    );
    later(24 * 3_600_000);
    const office = await signIn(server, "office", "Olive Office");
    const { leads } = (await office.send("GET", "/api/desk/leads?list=follow-up")).body;
    expect(leads).toMatchObject([
      { state: "new", lostReason: null, followUpReason: "unpressed", answeredAt: null },
    ]);
    const counts = await countLeads(
      connection.database,
      server.clock.now,
      calendarDay("2026-06-03"),
    );
    expect(counts.late).toBe(counts.waiting - 1);
    await connection.close();
  }, 180_000);

  it("of a real storm, 300 in an hour behind shared addresses, are all booked", async () => {
    const owner = await signIn(server, "owner", "Olive Owner");
    for (const name of ["Dana Ruiz", "Sam Lee", "Kim Park"]) {
      await planFor(owner, (await signIn(server, "inspector", name)).id);
    }
    const times = (await freeTimes()).flatMap((time) => [time, time, time]);
    const random = seeded(7);
    const statuses: Record<string, number> = {};
    for (let index = 0; index < 300; index += 1) {
      const time = times.splice(Math.floor(random() * times.length), 1)[0];
      const address =
        index % 5 < 2
          ? // A carrier's pool of 256 IPv4 addresses, which thousands of phones share.
            `203.0.113.${Math.floor(random() * 256)}`
          : // A /64 each, out of a carrier's /40.
            `2001:db8:${Math.floor(random() * 256).toString(16)}:${Math.floor(random() * 65_536).toString(16)}::1`;
      const details = { name: "Ann Honest", email: `honest.${index}@home.example` };
      const { status, body } = await book(from(address), time as (typeof times)[0], details);
      const said = `${status} ${body.appointment?.status}`;
      statuses[said] = (statuses[said] ?? 0) + 1;
      later(12_000);
    }
    expect(statuses).toEqual({ "201 booked": 300 });
  }, 180_000);
});

describe.each(engines)("with RATE_LIMIT=off on %s", (engine) => {
  it("nothing is held back", async () => {
    const server = await startTestApp(engine, { env: { RATE_LIMIT: "off" } });
    const visitor = await server.visitor();
    let day = calendarDay("2026-06-02");
    const statuses = new Set<string>();
    for (let count = 0; count < 70; ) {
      day = addDays(day, 1);
      if (weekdayOf(day) === "Sunday") continue;
      for (const timeSlot of slotLabels.slice(0, 4)) {
        count += 1;
        const { body } = await book(
          visitor,
          { date: day, timeSlot },
          {
            email: `invented.${count}@elsewhere.example`,
          },
        );
        if (body.appointment) statuses.add(body.appointment.status);
      }
    }
    expect([...statuses]).toEqual(["booked"]);
    await server.close();
  }, 120_000);
});

/** The same numbers from 0 to 1 every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
