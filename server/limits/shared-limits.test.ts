import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PageContext } from "#app/page-context.ts";
import { submitChange } from "#app/routes/appointments/submit-change.server.ts";
import { submitAppointment } from "#app/routes/schedule-inspection/submit-appointment.server.ts";
import { submitInquiry } from "#app/sections/lead-form/submit-inquiry.server.ts";
import { businessProfile } from "#content/business-profile.ts";
import { emergencyForm, emergencyInquiry } from "#domain/inquiry/emergency-form.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada, book } from "#tests/support/visitors.ts";

const days = ["2026-06-03", "2026-06-04", "2026-06-05"];
const times = days.flatMap((date) => slotLabels.map((timeSlot) => ({ date, timeSlot })));
const appointmentAt = (index: number) => times[index] as (typeof times)[number];
const emergency = { ...ada, subject: "EMERGENCY", message: "Water", emergency: true };

/** The network of the tests' own requests. */
const here = "127.0.0.1";

describe.each(engines)("limits on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  let visitor: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, RATE_LIMIT: "on" };
    server = await startTestApp(engine, { ...storage.forApp, env });
    other = await startTestApp(engine, { ...storage.forApp, env });
    visitor = await server.visitor();
  });
  afterEach(async () => {
    await Promise.all([server.close(), other.close()]);
    await storage.drop();
  });

  const pageContext = (network = here): PageContext => ({
    services: server.app.services,
    siteUrl: "http://site.test",
    nonce: "",
    network,
    asRefusal: server.app.services.asRefusal,
    reportInvalid: () => {},
    reportError(error) {
      throw error;
    },
  });

  function formOf(values: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return form;
  }

  it("count the appointments of all processes together, and of pages and API", async () => {
    const elsewhere = await other.visitor();
    const connection = await storage.open();
    const made = async (index: number) => {
      const details = { email: `ada.${index}@example.com` };
      const appointment = appointmentAt(index);
      if (index % 3 === 0) {
        const form = formOf({ ...ada, ...details, ...appointment });
        return submitAppointment(form, pageContext());
      }
      return book(index % 3 === 1 ? visitor : elsewhere, appointment, details);
    };
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) statuses.push((await made(index)).status);
    expect(statuses).toEqual([303, 201, 201, 303, 201, 201, 303, 201, 201]);
    const { pending } = await connection.database
      .selectFrom("appointments")
      .select((row) => row.fn.count<number | string>("pending_until").as("pending"))
      .executeTakeFirstOrThrow();
    expect(Number(pending)).toBe(3);

    // An hour's last ones.
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: 58 })
      .where("name", "like", "appointments %")
      .execute();
    const last = [];
    for (let index = 9; index < 12; index += 1) last.push((await made(index)).status);
    expect(last).toEqual([303, 201, 429]);
    const { body, headers } = await book(elsewhere, appointmentAt(13), { email: "a@example.com" });
    expect(body).toEqual({ success: false, error: expect.stringContaining("(703) 555-0142") });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
    await connection.close();
  });

  it("count the moves of pages and API together, and the page says so", async () => {
    const { body } = await book(visitor, appointmentAt(0));
    const { id } = body.appointment;
    const byPage = (index: number) => submitChange(id, appointmentAt(index), pageContext());
    for (let index = 1; index <= 4; index += 2) {
      expect((await byPage(index)).status).toBe(200);
      const target = appointmentAt(index + 1);
      expect((await visitor.send("PUT", `/api/appointments/${id}`, target)).status).toBe(200);
    }
    expect((await byPage(5)).status).toBe(200);
    expect(await byPage(6)).toEqual({
      status: 429,
      done: null,
      message: expect.stringContaining("(703) 555-0142"),
    });
    // Moving to its own time changes nothing and needs no room under the limit.
    expect((await byPage(5)).status).toBe(200);
  });

  it("count the emergencies of pages and API together; a repeat of one gets through all the same", async () => {
    const elsewhere = await other.visitor();
    const byPage = (message: string) =>
      submitInquiry(formOf({ ...ada, message }), pageContext(), {
        schema: emergencyForm,
        compose: (form) => emergencyInquiry(form, ""),
        failure: "We failed.",
      });
    const key = { "idempotency-key": "the first" };
    const byCall = (message: string, from = visitor, headers = {}) =>
      from.send("POST", "/api/customers/contact", { ...emergency, message }, headers);
    expect((await byPage("1")).status).toBe(200);
    expect((await byPage("2")).status).toBe(200);
    expect((await byCall("3", elsewhere)).status).toBe(201);
    const first = await byCall("4", visitor, key);
    expect((await byCall("5")).status).toBe(201);
    const page = await byPage("6");
    expect(page).toMatchObject({ status: 429, isSent: false, entries: { message: "6" } });
    expect(page.message).toContain(businessProfile.hotline.display);
    expect((await byCall("7", elsewhere)).status).toBe(429);
    expect(await byCall("4", visitor, key)).toMatchObject({ status: 201, body: first.body });
    expect((await byPage("2")).status).toBe(200);
  });

  it("give a repeated appointment its first response when five appointments are open", async () => {
    const { body } = await visitor.send("POST", "/api/customers/register", ada);
    const bodyAt = (index: number) => ({ ...ada, ...body, ...appointmentAt(index) });
    const send = (index: number) =>
      visitor.send("POST", "/api/appointments", bodyAt(index), {
        "idempotency-key": `booking ${index}`,
      });
    const first = [];
    for (let index = 0; index < 5; index += 1) first.push((await send(index)).body);
    expect((await send(5)).status).toBe(429);
    for (let index = 0; index < 5; index += 1) {
      expect(await send(index)).toMatchObject({ status: 201, body: first[index] });
    }
    // A refusal is not stored under the key: once there is room, the same call succeeds.
    await visitor.send("DELETE", `/api/appointments/${first[0]?.appointment.id}`);
    expect((await send(5)).status).toBe(201);
  });

  it("say for how long an open inspection blocks another, and count no past one", async () => {
    for (let index = 0; index < 5; index += 1) await book(visitor, appointmentAt(index));
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    const refused = await book(visitor, appointmentAt(7));
    // From 1:00 PM on June 2 to 9:00 AM on June 3.
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "72000"]);
    server.clock.now = new Date("2026-06-03T13:00:00Z");
    expect((await book(visitor, appointmentAt(7))).status).toBe(201);
  });

  it("withhold confirmations and nothing else from a network that has caused many", {
    timeout: patience.longTest,
  }, async () => {
    const elsewhere = await other.visitor();
    const send = (kind: object, index: number) =>
      (index % 2 ? visitor : elsewhere).send("POST", "/api/customers/contact", {
        ...ada,
        ...kind,
        subject: `Number ${index}`,
        email: `stranger.${index}@example.com`,
      });
    for (let index = 0; index < 60; index += 1) {
      if (index === 30)
        server.clock.now = other.clock.now = new Date(server.clock.now.getTime() + 60_000);
      expect((await send({}, index)).status).toBe(201);
    }
    const refused = await send({}, 60);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toContain("(703) 555-0142");
    for (let index = 61; index < 64; index += 1) {
      expect((await send({ emergency: true }, index)).status).toBe(201);
    }
    await Promise.all([server, other].map(({ app }) => app.services.outbox.drained()));
    const mails = [...server.mails, ...other.mails];
    const toVisitors = mails.filter(({ to }) => typeof to !== "string");
    expect(toVisitors).toHaveLength(60);
    expect(mails).toHaveLength(60 + 63);
  });

  it("keep no address, and forget what has ended", async () => {
    const connection = await storage.open();
    const rows = () => connection.database.selectFrom("limit_counters").selectAll().execute();
    await book(visitor, appointmentAt(0));
    const before = await rows();
    expect(before.length).toBeGreaterThan(3);
    expect(JSON.stringify(before)).not.toMatch(/127\.0\.0|homeowner/i);
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await visitor.send("POST", "/api/customers/register", ada);
    expect((await rows()).map(({ name }) => name.split(" ", 1)[0])).toEqual(["submissions"]);
    await connection.close();
  });
});

it("RATE_LIMIT=off switches every limit off", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "off" } });
  const visitor = await server.visitor();
  for (let index = 0; index < 21; index += 1) {
    expect((await book(visitor, appointmentAt(index))).status).toBe(201);
    const report = { ...emergency, message: `Water ${index}` };
    expect((await visitor.send("POST", "/api/customers/contact", report)).status).toBe(201);
  }
  const moved = await book(visitor, { date: "2026-06-08", timeSlot: "9:00 AM" });
  for (let index = 0; index < 12; index += 1) {
    const path = `/api/appointments/${moved.body.appointment.id}`;
    const timeSlot = slotLabels[(index + 1) % slotLabels.length];
    expect((await visitor.send("PUT", path, { date: "2026-06-08", timeSlot })).status).toBe(200);
  }
  await server.app.services.outbox.drained();
  expect(server.mails.filter(({ to }) => typeof to !== "string")).toHaveLength(21 + 21 + 1 + 12);
  await server.close();
});
