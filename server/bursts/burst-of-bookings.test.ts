import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { countLeads } from "#server/lead/lead-counts.ts";
import type { Delivery } from "#server/mail/message.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

type Time = { date: string; timeSlot: string };

const env = { RATE_LIMIT: "on", TRUST_PROXY: "1" };

/** Seldom open: of its 39 seats ahead a third are 13, and more than 12 bookings are a burst. */
const seldomOpen: BusinessProfile = {
  ...businessProfile,
  hours: {
    Tuesday: { opens: 9 * 60, closes: 10 * 60 },
    Wednesday: businessProfile.hours.Wednesday,
  },
};

/** Every free seat of the days ahead, as visitors are told of them. */
async function freeTimesOf(visitor: Pick<Visitor, "send">, profile: BusinessProfile) {
  const times: Time[] = [];
  for (const date of bookableDays(calendarDay("2026-06-02"), profile)) {
    const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
    for (const timeSlot of body.availableSlots) times.push({ date, timeSlot });
  }
  return times;
}

/** A visitor at another address, as reported by a proxy. */
function at(address: string, visitor: Pick<Visitor, "send">): Pick<Visitor, "send"> {
  return {
    send: (method, path, body, headers) =>
      visitor.send(method, path, body, { ...headers, "x-forwarded-for": address }),
  };
}

/** Where the link in a mail about a pending booking leads, and its key. */
function linkAmong(mails: readonly Delivery[], mailbox: string) {
  const mail = mails.find(
    ({ to, subject }) =>
      subject.startsWith("Please confirm") && JSON.stringify(to).includes(mailbox),
  );
  const [, id = "", key = ""] =
    /appointments\/([\w-]+)\?confirm=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { id, key };
}

describe.each(engines)("many bookings at once on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  let direct: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const forApp = { ...storage.forApp, env: { ...storage.forApp.env, ...env } };
    server = await startTestApp(engine, { ...forApp, profile: seldomOpen });
    other = await startTestApp(engine, { ...forApp, profile: seldomOpen });
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
  const from = (address: string, visitor = direct) => at(address, visitor);
  const invented = (index: number) => ({
    name: "Ben Builder",
    email: `invented.${index}@elsewhere.example`,
  });

  const freeTimes = () => freeTimesOf(direct, seldomOpen);

  /** Books every free time, six from each network, at two processes. @returns the answers in order. */
  async function bookOut() {
    const times = await freeTimes();
    const elsewhere = await connectVisitor(other.url);
    const answers = [];
    for (const [index, time] of times.entries()) {
      const one = from(`198.51.100.${Math.floor(index / 6)}`, index % 2 ? direct : elsewhere);
      answers.push(await book(one, time, invented(index)));
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

  const linkIn = async (mailbox: string) => linkAmong(await mailsTo(mailbox), mailbox);

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
  });

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
      // Whichever process sent which of them.
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining("Please confirm by"),
          "Not confirmed, so not booked",
        ]),
      );
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await direct.send("GET", `/api/appointments/${last.id}`)).body.appointment.status).toBe(
      "cancelled",
    );
    const { id, key } = await linkIn(email);
    await expect(server.app.services.appointments.press(id, key, "a")).rejects.toMatchObject({
      status: 409,
    });
  });

  it("never hold back a known person or the desk, and pending ones are neither moved nor written to", async () => {
    const earlier = await book(from("203.0.113.1"), { date: "2026-06-30", timeSlot: "9:00 AM" });
    expect(earlier.body.appointment.status).toBe("booked");
    const office = await signIn(server, "office", "Olive Office");
    const [ofEarlier] = (await office.send("GET", "/api/desk/leads?list=all")).body.leads;
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
  });

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
  });

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
  });

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
    const until = body.appointment.pendingUntil;
    const shown = async () =>
      (await direct.send("GET", `/api/appointments/${id}`)).body.appointment;
    server.app.services.outbox.wake();
    await expect.poll(async () => (await shown()).pendingUntil).not.toBe(until);
    const kept = await shown();
    expect(kept.status).toBe("pending");
    const { payload } = await connection.database
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "booking-pending")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(payload).until).toBe(kept.pendingUntil);

    await mail.set({ state: "sent" }).execute();
    later(7_200_000);
    server.app.services.outbox.wake();
    await expect.poll(async () => (await shown()).status).toBe("cancelled");
    later(24 * 3_600_000);
    const office = await signIn(server, "office", "Olive Office");
    const { leads } = (await office.send("GET", "/api/desk/leads?list=follow-up")).body;
    // A day later, firm bookings may have become calls as well.
    const ours = leads.filter(({ email }: { email: string }) => email === invented(900).email);
    expect(ours).toMatchObject([
      { state: "new", lostReason: null, followUpReason: "unconfirmed", answeredAt: null },
    ]);
    const counts = await countLeads(
      connection.database,
      server.clock.now,
      calendarDay("2026-06-03"),
    );
    expect(counts.late).toBeLessThan(counts.waiting);
    await connection.close();
  });

  it("are told of no lapse that were never asked to confirm", async () => {
    const [first, second, third] = await holdBack();
    const connection = await storage.open();
    const one = from("203.0.113.1");
    const made = [await book(one, first, invented(900))];
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: 60 })
      .where("name", "like", "causedMails %")
      .execute();
    made.push(await book(one, second, invented(901)));
    expect(made[1]?.body).toMatchObject({ isMailed: false });
    made.push(await book(from("203.0.113.2"), third, invented(902)));
    await mailsTo("");
    await connection.database
      .updateTable("outbox")
      .set({ state: "dead" })
      .where("kind", "=", "booking-pending")
      .where("recipient", "=", invented(902).email)
      .execute();
    later(7_200_000);
    const statuses = async () => {
      server.app.services.outbox.wake();
      const { appointments } = server.app.services;
      const found = made.map(({ body }) => appointments.find(body.appointment.id));
      return (await Promise.all(found)).map((appointment) => appointment?.status);
    };
    await expect.poll(statuses).toEqual(["cancelled", "cancelled", "cancelled"]);
    const lapses = (await mailsTo("")).filter(({ subject }) => subject.startsWith("Not confirmed"));
    expect(lapses).toHaveLength(1);
    expect(JSON.stringify(lapses[0]?.to)).toContain(invented(900).email);
    await connection.close();
  });

  it("are told of no lapse once their network has caused as many mails as it may", async () => {
    const [first, second, third] = await holdBack();
    const made = [await book(from("203.0.113.1"), first, invented(900))];
    made.push(await book(from("203.0.113.2"), second, invented(901)));
    await mailsTo("");
    later(5_400_000);
    await book(from("203.0.113.1"), third, invented(902));
    const connection = await storage.open();
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: 60 })
      .where("name", "like", "causedMails %")
      .execute();
    later(1_800_000);
    const statuses = async () => {
      server.app.services.outbox.wake();
      const { appointments } = server.app.services;
      const found = made.map(({ body }) => appointments.find(body.appointment.id));
      return (await Promise.all(found)).map((appointment) => appointment?.status);
    };
    await expect.poll(statuses).toEqual(["cancelled", "cancelled"]);
    const lapses = (await mailsTo("")).filter(({ subject }) => subject.startsWith("Not confirmed"));
    expect(lapses.map(({ to }) => JSON.stringify(to))).toEqual([
      expect.stringContaining(invented(901).email),
    ]);
    await connection.close();
  });

  it("of one network that go beyond a household's wait, and the office hears of more than twelve", async () => {
    const [first, ...times] = await freeTimes();
    const one = from("203.0.113.1");
    // Too slowly for a burst: nine in ten minutes.
    const statuses: string[] = [];
    for (const [index, time] of times.slice(0, 20).entries()) {
      statuses.push((await book(one, time, invented(index))).body.appointment.status);
      later(66_000);
    }
    expect(statuses).toEqual(statuses.map((_, index) => (index < 6 ? "booked" : "pending")));
    const reports = (await mailsTo("")).filter(({ subject }) => subject.includes("bookings since"));
    expect(reports.map(({ subject }) => subject.split(" ", 1)[0])).toEqual(["13"]);
    const office = await signIn(server, "office", "Olive Office");
    const { burst } = (await office.send("GET", "/api/desk/bursts/newest")).body;
    expect(burst.bookings).toHaveLength(14);
    // Neither others nor somebody whom we know are asked to confirm.
    const other = await book(from("203.0.113.2"), first as Time, invented(900));
    expect(other.body.appointment.status).toBe("booked");
    const { id, key } = await linkIn(invented(10).email);
    await server.app.services.appointments.press(id, key, "a");
    const again = await book(one, times.at(-1) as Time, invented(10));
    expect(again.body.appointment.status).toBe("booked");
  });
});

describe.each(engines)("an hour of a real storm on %s", (engine) => {
  /** Seconds from one person to the next: 300 in an hour. */
  const between = 12_000;

  it.each([
    { inspectors: 1, find: "who finds no time free can write" },
    { inspectors: 2, find: "all of them find a time" },
  ])(
    "refuses none of 300 people behind eight addresses and three blocks of carriers: $find",
    {
      timeout: patience.longTest,
    },
    async ({ inspectors }) => {
      const inspection = { ...businessProfile.inspection, capacity: inspectors };
      const profile: BusinessProfile = { ...businessProfile, inspection };
      const server = await startTestApp(engine, { env, profile });
      const direct = await connectVisitor(server.url);
      const { services } = server.app;
      const random = seeded(7);
      const free = await freeTimesOf(direct, profile);
      const times = Array.from({ length: inspectors }, () => free).flat();
      const seats = times.length;
      const refused: unknown[] = [];
      const seen: Record<string, number> = {};
      const bookedAt: Record<string, number> = {};
      const waiting: { mailbox: string; network: string }[] = [];
      const firm: { path: string; one: Pick<Visitor, "send">; time: Time }[] = [];
      const count = (what: string) => {
        seen[what] = (seen[what] ?? 0) + 1;
      };
      const photo = await sharp({
        create: { width: 60, height: 40, channels: 3, background: "gray" },
      })
        .jpeg()
        .toBuffer();
      async function sendPhoto(address: string) {
        const headers = { cookie: direct.cookie, "x-csrf-token": direct.csrfToken };
        const answer = await fetch(`${server.url}/api/photos`, {
          method: "POST",
          headers: { ...headers, "x-forwarded-for": address, "content-type": "image/jpeg" },
          body: photo as Uint8Array<ArrayBuffer>,
        });
        return { status: answer.status, body: (await answer.json()) as object };
      }
      async function asked<Answer extends { status: number; body: object }>(
        answer: Promise<Answer>,
      ) {
        const { status, body } = await answer;
        if (status >= 400) refused.push({ status, body });
        return answer;
      }

      async function moveOne() {
        const mine = firm[Math.floor(random() * firm.length)];
        const time = times.pop();
        if (!mine || !time) return;
        await asked(mine.one.send("PUT", mine.path, time));
        count("move");
        times.push(mine.time);
        mine.time = time;
      }
      async function cancelOne() {
        const [mine] = firm.splice(Math.floor(random() * firm.length), 1);
        if (!mine) return;
        await asked(mine.one.send("DELETE", mine.path));
        count("cancellation");
        times.push(mine.time);
      }

      for (let index = 0; index < 300; index += 1) {
        const carrier = Math.floor(random() * 3);
        const phone = Math.floor(random() * 65_536).toString(16);
        // A carrier has thousands behind each of few IPv4 addresses, and gives each phone a /64 of its block.
        const network =
          index % 3 < 2
            ? `203.0.113.${Math.floor(random() * 8)}`
            : `2001:db8:${carrier}:${phone}::1`;
        const person = { name: "Ann Honest", email: `honest.${index}@home.example` };
        const one = at(network, direct);
        const inquiry = { ...ada, ...person, subject: "roof-repair", message: `Number ${index}` };
        if (index % 8 === 0) {
          const emergency = { ...inquiry, emergency: true };
          await asked(one.send("POST", "/api/customers/contact", emergency));
          count("emergency");
        }
        if (index % 10 === 0) await asked(sendPhoto(network));
        if (index % 20 === 10) await moveOne();
        if (index % 30 === 20) await cancelOne();
        const [time] = times.splice(Math.floor(random() * times.length), 1);
        if (time) {
          let headers = {};
          if (index % 4 === 0) {
            await asked(one.send("GET", `/api/appointments/available-slots?date=${time.date}`));
            const held = await asked(one.send("POST", "/api/holds", time));
            headers = {
              cookie: `${direct.cookie}; ${held.headers.getSetCookie()[0]?.split(";", 1)[0]}`,
            };
          }
          const holder: Pick<Visitor, "send"> = {
            send: (method, path, body) => one.send(method, path, body, headers),
          };
          const { body } = await asked(book(holder, time, person));
          expect(body).not.toHaveProperty("isMailed");
          const { id, status } = body.appointment;
          count(status);
          if (status === "booked") firm.push({ path: `/api/appointments/${id}`, one, time });
          bookedAt[network] = (bookedAt[network] ?? 0) + 1;
          if (status === "pending") waiting.push({ mailbox: person.email, network });
        } else {
          await asked(one.send("POST", "/api/customers/contact", inquiry));
          count("message");
        }
        server.clock.now = new Date(server.clock.now.getTime() + between);
      }
      expect(refused).toEqual([]);
      await services.outbox.drained();
      for (const { mailbox, network } of waiting) {
        const { id, key } = linkAmong(server.mails, mailbox);
        const pressed = await services.appointments.press(id, key, networkOf(network));
        expect(pressed.status).toBe("booked");
      }
      expect(Math.max(...Object.values(bookedAt))).toBeGreaterThan(6);
      expect(seen).toMatchObject({ emergency: 38, cancellation: 10 });
      expect(seen.move).toBeGreaterThan(5);
      const booked = (seen.booked ?? 0) + (seen.pending ?? 0);
      expect(booked).toBe(Math.min(300, seats + 10));
      expect(seen.message ?? 0).toBe(300 - booked);
      await server.close();
    },
  );
});

describe.each(engines)("with RATE_LIMIT=off on %s", (engine) => {
  it("nothing is held back", async () => {
    const server = await startTestApp(engine, { env: { RATE_LIMIT: "off" }, profile: seldomOpen });
    const visitor = await server.visitor();
    const statuses: string[] = [];
    for (const [index, time] of (await freeTimesOf(visitor, seldomOpen)).slice(0, 20).entries()) {
      const email = `invented.${index}@elsewhere.example`;
      statuses.push((await book(visitor, time, { email })).body.appointment.status);
    }
    expect(statuses).toEqual(Array.from({ length: 20 }, () => "booked"));
    await server.close();
  });
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
