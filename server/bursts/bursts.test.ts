import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginBurst, burstEnv, from, stranger } from "#tests/support/burst.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

describe.each(engines)("a burst that the office takes for real, on %s", (engine) => {
  let server: TestApp;
  let visitor: Awaited<ReturnType<TestApp["visitor"]>>;
  let office: Awaited<ReturnType<typeof signIn>>;
  let times: Awaited<ReturnType<typeof beginBurst>>;

  beforeEach(async () => {
    server = await startTestApp(engine, { env: burstEnv });
    visitor = await server.visitor();
    office = await signIn(server, "office", "Olive Office");
    times = await beginBurst(visitor, office);
  });
  afterEach(() => server.close());

  async function bookNext(index: number) {
    const { body } = await book(
      from(`203.0.113.${index}`, visitor),
      times.shift() as (typeof times)[0],
      stranger(index),
    );
    return body.appointment as { id: string; status: string };
  }
  const newest = async () => (await office.send("GET", "/api/desk/bursts/newest")).body.burst;
  const statusOf = async (id: string) =>
    (await visitor.send("GET", `/api/appointments/${id}`)).body.appointment.status;
  async function subjectsTo(index: number) {
    await server.app.services.outbox.drained();
    return server.mails
      .filter(({ to }) => JSON.stringify(to).includes(stranger(index).email))
      .map(({ subject }) => subject);
  }

  it("is confirmed at one press, its people told, and taken back no more", async () => {
    const pending = await bookNext(20);
    await bookNext(21);
    const { id, bookings } = await newest();
    const path = `/api/desk/bursts/${id}`;
    const inspector = await signIn(server, "inspector", "Dana Ruiz");
    expect((await inspector.send("POST", `${path}/confirm`, {})).status).toBe(403);
    expect((await office.send("POST", "/api/desk/bursts/unknown/confirm", {})).status).toBe(404);

    expect((await office.post(`${path}/confirm`, {})).confirmed).toBe(bookings.length);
    expect((await office.post(`${path}/confirm`, {})).confirmed).toBe(0);
    expect(await newest()).toBeNull();
    expect((await office.post(`${path}/take-back`, {})).takenBack).toBe(0);
    expect(await statusOf(pending.id)).toBe("booked");
    const confirmations = (await subjectsTo(20)).filter((subject) => subject.includes("is booked"));
    expect(confirmations).toHaveLength(1);
    const firm = (await subjectsTo(0)).filter((subject) => subject.includes("is booked"));
    expect(firm).toHaveLength(1);

    const shown = bookings.find((one: { id: string }) => one.id === pending.id);
    const { timeline } = await readLeadAs(office, shown.leadId);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        ...{ kind: "appointment", details: { event: "pressed" } },
        staff: { id: office.id, name: "Olive Office" },
      }),
    );
    const owner = await signIn(server, "owner", "Olive Owner");
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    const details = { burst: id, bookings: bookings.length };
    expect(entries).toContainEqual(expect.objectContaining({ action: "burst.confirmed", details }));
  });

  it("is shown with all that it had, whatever became of them, and again with what comes later", async () => {
    await bookNext(20);
    const canceled = await bookNext(21);
    const before = await newest();
    expect(before).toMatchObject({ count: before.bookings.length, confirmed: 0 });
    await visitor.send("DELETE", `/api/appointments/${canceled.id}`);
    const [first] = before.bookings;
    await office.post(`/api/desk/appointments/${first.id}/progress`, { progress: "confirmed" });
    const after = await newest();
    expect(after).toMatchObject({ count: before.count, confirmed: 1 });
    expect(after.bookings).toHaveLength(before.count - 2);

    await office.post(`/api/desk/bursts/${before.id}/confirm`, {});
    const later = await bookNext(22);
    expect(later.status).toBe("pending");
    expect(await newest()).toMatchObject({
      ...{ id: before.id, count: before.count + 1, confirmed: before.count - 1 },
      bookings: [{ id: later.id }],
    });
  });
});
