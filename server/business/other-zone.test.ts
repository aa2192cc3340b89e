import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

/* A state in another time zone: appointments are days and times in the business's zone. */

const multnomah: ChosenCounty = {
  ...{ fips: "41051", id: "sent", name: "Sent", type: "primary", details: "", projects: 0 },
};
const oregon = { state: "OR", counties: [multnomah] };

describe.each(engines)("a state in another time zone, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;
  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner", "Ada Owner");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const put = (version: number, overrides: object) =>
    owner.send("PUT", "/api/desk/business", { version, settings: { overrides } });

  const bookOne = async () =>
    book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });

  it("brings its own, and the names of its counties", async () => {
    const { status, body } = await put(0, oregon);
    expect(status).toBe(200);
    const [county] = body.business.settings.overrides.counties;
    expect(county).toEqual({ ...multnomah, id: "multnomah", name: "Multnomah" });
  });

  it("is stated in mails", async () => {
    await put(0, oregon);
    await bookOne();
    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ text }) => text.includes("Pacific Time"));
    expect(mail?.text).toContain("9:00 AM");
  });

  it("neither comes nor goes while anything is booked ahead", async () => {
    await put(0, oregon);
    await bookOne();
    const { status, body } = await put(1, {});
    expect(status).toBe(400);
    expect(body.fields.state).toContain("1 appointment is booked ahead");
    // Another county of the same state is no other zone.
    const clackamas = { ...multnomah, fips: "41005" };
    expect((await put(1, { ...oregon, counties: [clackamas] })).status).toBe(200);
  });
});

it("neither comes beside a booking that is being made", async () => {
  const storage = await createStorage("postgres");
  onTestFinished(() => storage.drop());
  const server = await startTestApp("postgres", storage.forApp);
  onTestFinished(() => server.close());
  const owner = await signIn(server, "owner");
  const visitor = await server.visitor();
  const { appointment } = (await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" })).body;
  const connection = await storage.open();
  onTestFinished(() => connection.close());
  const appointments = connection.database.updateTable("appointments");
  await appointments.set({ status: "cancelled" }).where("id", "=", appointment.id).execute();

  // As good as one that somebody else books in this moment.
  const booking = await holdLock(
    storage.databaseUrl,
    "update appointments set status = 'booked' where id = $1",
    [appointment.id],
  );
  const settings = { overrides: oregon };
  const changed = owner.send("PUT", "/api/desk/business", { version: 0, settings });
  const early = changed.then(({ status }) => `answered ${status}`);
  await expect
    .poll(async () => ((await booking.waiting()) > 0 ? "waits" : Promise.race([early, "runs"])))
    .not.toBe("runs");
  await booking.commit();
  const { status, body } = await changed;
  expect(status).toBe(400);
  expect(body.fields.state).toContain("1 appointment is booked ahead");
});

describe("a booking that waits while the zone changes", () => {
  const time = { date: "2026-06-03", timeSlot: "9:00 AM" };

  /** @param bookOne Books at a time of the zone before. */
  async function bookBesideChange(
    server: TestApp,
    storage: Storage,
    bookOne: () => Promise<{ status: number; body: unknown }>,
  ) {
    // As good as an owner's change that is about to be stored.
    const change = await holdLock(
      storage.databaseUrl,
      `lock table appointments in share row exclusive mode;
      insert into business_settings (version, settings, staff_id, changed_at)
      values (1, '{"overrides":{"state":"OR"},"settled":{}}',
        (select id from staff limit 1), '2026-06-02T12:00:00.000Z')`,
    );
    const booked = bookOne();
    await expect.poll(() => change.waiting()).toBe(1);
    await change.commit();
    const refused = await booked;
    await expect.poll(() => server.app.services.profile.timeZone).toBe("America/Los_Angeles");
    return refused;
  }

  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;
  beforeEach(async () => {
    storage = await createStorage("postgres");
    server = await startTestApp("postgres", storage.forApp);
    owner = await signIn(server, "owner", "Ada Owner");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  it("is refused to its visitor, who can book what is free by then", async () => {
    const visitor = await server.visitor();
    const refused = await bookBesideChange(server, storage, () => book(visitor, time));
    const error = "This time slot is no longer available. Please select another time.";
    expect(refused).toMatchObject({ status: 409, body: { error } });
    const { body } = await visitor.send(
      "GET",
      `/api/appointments/available-slots?date=${time.date}`,
    );
    expect(body.availableSlots).toContain("9:00 AM");
    expect((await book(visitor, time)).status).toBe(201);
  });

  it("is refused to staff, who can book it again", async () => {
    const rang = { name: "Cal Caller", phone: "1 703 555 0177", message: "A tree fell." };
    const { id } = (await owner.send("POST", "/api/desk/leads", rang)).body.lead;
    const wanted = { ...time, address: "12 Maple Street", inspectorId: null };
    const bookOne = () => owner.send("POST", `/api/desk/leads/${id}/appointment`, wanted);
    const { status } = await bookBesideChange(server, storage, bookOne);
    expect(status).toBe(409);
    expect((await bookOne()).status).toBe(200);
  });
});
