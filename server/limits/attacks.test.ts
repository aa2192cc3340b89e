import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Delivery } from "#server/mail/message.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { untilAnswered } from "#tests/support/until-answered.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada, book } from "#tests/support/visitors.ts";

const phone = businessProfile.phone.display;
const hotline = businessProfile.hotline.display;

/** Weekdays from tomorrow on without any appointments or holidays. */
const days = [3, 4, 5, 8, 9, 10, 11, 12].map((day) => `2026-06-${String(day).padStart(2, "0")}`);
const times = days.flatMap((date) => slotLabels.map((timeSlot) => ({ date, timeSlot })));
const appointmentAt = (index: number) => times[index % times.length] as (typeof times)[number];

const ours: string[] = Object.values(businessProfile.mail);

/** A mail to a visitor may be addressed without a name, too. */
const isToOffice = ({ to }: Delivery) => typeof to === "string" && ours.includes(to);

const victims = Array.from({ length: 100 }, (_, index) => `victim.${index}@elsewhere.example`);

describe.each(engines)("an attack on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let visitor: Pick<Visitor, "send">;
  /** The visitor at another address, as reported by a proxy. */
  let from: (address: string) => Pick<Visitor, "send">;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, RATE_LIMIT: "on", TRUST_PROXY: "1" };
    server = await startTestApp(engine, { ...storage.forApp, env });
    const direct = await connectVisitor(server.url);
    from = (address) => ({
      send: (method, path, body, headers) =>
        direct.send(method, path, body, { ...headers, "x-forwarded-for": address }),
    });
    visitor = from("203.0.113.7");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  async function mailsToStrangers() {
    await server.app.services.outbox.drained();
    return server.mails.filter((mail) => !isToOffice(mail));
  }

  async function mailsToOffice() {
    await server.app.services.outbox.drained();
    return server.mails.filter(isToOffice);
  }

  async function bookAndCancel(victim: string, index: number, words: Partial<typeof ada>) {
    const booked = await book(visitor, appointmentAt(index), { ...words, email: victim });
    if (booked.status !== 201) return booked.status;
    // What is canceled before its mail has left is not mailed.
    await server.app.services.outbox.drained();
    return (await visitor.send("DELETE", `/api/appointments/${booked.body.appointment.id}`)).status;
  }

  it("that books for a hundred victims with links as names and in the notes mails sixty, and none of its words", async () => {
    const notes = "https://evil.example/1 https://evil.example/2 https://evil.example/3";
    const statuses: number[] = [];
    for (const [index, victim] of victims.entries()) {
      const words = { name: "WIN at https://evil.example", notes };
      statuses.push(await bookAndCancel(victim, index, words));
      server.clock.now = new Date(server.clock.now.getTime() + 5_000);
    }
    const mails = await mailsToStrangers();
    // Six are booked and canceled; the others are asked once to confirm.
    expect(mails).toHaveLength(60);
    const asked = mails.filter(({ subject }) => subject.startsWith("Please confirm"));
    expect(asked).toHaveLength(60 - 2 * 6);
    expect(JSON.stringify(mails)).not.toMatch(/evil\.example|WIN at/);
    expect(statuses).toEqual(victims.map((_, index) => (index < 60 ? 200 : 429)));
  });

  it.each([
    // Six are confirmed, 54 asked, and told of the lapse.
    { canceled: 0, mailed: 6 + 54 + 54 },
    // The cancellations use up what the last six would have been asked with: they are not told of a lapse either.
    { canceled: 6, mailed: 6 + 6 + 48 + 48 },
  ])(
    "that lets its bookings lapse, $canceled of them canceled, mails $mailed victims",
    async ({ canceled, mailed }) => {
      const nextDays = [15, 16, 17, 18].map((day) => `2026-06-${day}`);
      const next = nextDays.flatMap((date) => slotLabels.map((timeSlot) => ({ date, timeSlot })));
      for (const [index, time] of [...times, ...next].slice(0, 60).entries()) {
        const { body } = await book(visitor, time, { email: victims[index] as string });
        const { id } = body.appointment;
        if (index < canceled) await visitor.send("DELETE", `/api/appointments/${id}`);
        // Slower than a burst.
        server.clock.now = new Date(server.clock.now.getTime() + 55_000);
      }
      await mailsToStrangers();
      server.clock.now = new Date(server.clock.now.getTime() + 7_200_000);
      const connection = await storage.open();
      const pending = async () => {
        server.app.services.outbox.wake();
        const rows = await connection.database
          .selectFrom("appointments")
          .select("id")
          .where("status", "=", "booked")
          .where("pending_until", "is not", null)
          .execute();
        return rows.length;
      };
      // One after the other, which takes a busy machine longer than most expectations.
      await expect.poll(pending, { timeout: patience.test }).toBe(0);
      await connection.close();
      expect(await mailsToStrangers()).toHaveLength(mailed);
    },
  );

  it("that hides the links from the rules makes six firm appointments an hour from one network", async () => {
    const appointments = async () => {
      const made = await mailsToStrangers();
      return made.filter(({ subject }) => subject.includes("is booked")).length;
    };
    for (const [index, victim] of victims.slice(0, 30).entries()) {
      await bookAndCancel(victim, index, { name: "Win a prize" });
    }
    expect(await appointments()).toBe(6);
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    for (const [index, victim] of victims.slice(30, 60).entries()) {
      await bookAndCancel(victim, index, { name: "Win a prize" });
    }
    expect(await appointments()).toBe(12);
  });

  it.each([
    { what: "one IPv4 address", network: () => "203.0.113.7", firm: 6 },
    {
      what: "the addresses of one household's IPv6 network",
      network: (index: number) => `2001:db8:0:7:${index}::${index}`,
      firm: 6,
    },
    {
      what: "26 networks of one /56",
      network: (index: number) => `2001:db8:0:7${(index % 26).toString(16).padStart(2, "0")}::1`,
      firm: 12,
    },
  ])(
    "by $what, as many bookings as there are times, makes $firm firm ones",
    async ({ network, firm }) => {
      const statuses: string[] = [];
      for (const [index, time] of times.entries()) {
        const email = `invented.${index}@elsewhere.example`;
        const { body } = await book(from(network(index)), time, { email });
        statuses.push(body.appointment.status);
        // Slower than a burst.
        server.clock.now = new Date(server.clock.now.getTime() + 55_000);
      }
      expect(statuses.filter((status) => status === "booked")).toHaveLength(firm);
      expect(statuses.filter((status) => status === "pending")).toHaveLength(times.length - firm);
    },
  );

  it("by the /56s of one /48 makes as many firm bookings as eight networks", async () => {
    const statuses: string[] = [];
    for (const [index, time] of times.slice(0, 56).entries()) {
      const email = `invented.${index}@elsewhere.example`;
      const neighbor = from(`2001:db8:0:${(index % 8).toString(16)}00::1`);
      statuses.push((await book(neighbor, time, { email })).body.appointment.status);
      server.clock.now = new Date(server.clock.now.getTime() + 55_000);
    }
    expect(statuses.filter((status) => status === "booked")).toHaveLength(48);
  });

  it("by sixty tags of one mailbox, from as many networks, sends it ten mails an hour", async () => {
    for (let index = 0; index < 60; index += 1) {
      const bot = from(`198.51.100.${index}`);
      const email = `Victim+${index}@Elsewhere.example`;
      const booked = await book(bot, appointmentAt(index), { email });
      await bot.send("DELETE", `/api/appointments/${booked.body.appointment?.id}`);
    }
    expect(await mailsToStrangers()).toHaveLength(10);
    expect((await mailsToOffice()).length).toBeGreaterThan(10);
  });

  it("with fifty appointments of one mailbox at the same moment gets five, whatever its spelling and network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const dots = index % 2 ? "ada.homeowner" : "adahomeowner";
        const email = `${dots}+${index}@${index % 3 ? "gmail.com" : "GoogleMail.com"}`;
        const network = from(`198.51.100.${index % 25}`);
        return untilAnswered(() => book(network, appointmentAt(index), { email }));
      }),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBe(5);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(answer.body.error).toBe(
        `You already have five open inspections. To book more, please call ${phone}.`,
      );
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("with two hundred moves of one appointment makes five office mails an hour and ten a day", async () => {
    const { body } = await book(visitor, appointmentAt(0));
    const path = `/api/appointments/${body.appointment.id}`;
    const before = (await mailsToOffice()).length;
    const move = (index: number) => visitor.send("PUT", path, appointmentAt(index % times.length));
    const sent: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let index = 1; index <= 50; index += 1) await move(index);
      sent.push((await mailsToOffice()).length - before);
      server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    }
    expect(sent).toEqual([5, 10, 10, 10]);
    const refused = await move(30);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toContain(phone);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // A visitor who may not move it again may still cancel it.
    expect((await visitor.send("DELETE", path)).status).toBe(200);
  });

  it("with a hundred emergencies of one mailbox wakes the crew five times; the refusal tells the hotline, and neighbors get through", async () => {
    const emergency = { ...ada, subject: "EMERGENCY", message: "Water", emergency: true };
    const report = (sender: Pick<Visitor, "send">, index: number) =>
      sender.send("POST", "/api/customers/contact", { ...emergency, message: `Water ${index}` });
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      statuses.push((await report(visitor, index)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    const refused = await report(visitor, 100);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toContain(hotline);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await report(from("198.51.100.1"), 101)).status).toBe(201);
    const neighbor = { ...emergency, email: "neighbor@elsewhere.example" };
    expect((await visitor.send("POST", "/api/customers/contact", neighbor)).status).toBe(201);
    server.clock.now = new Date(server.clock.now.getTime() + 600_000);
    expect((await report(visitor, 102)).status).toBe(201);
  });
});
