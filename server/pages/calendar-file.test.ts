import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

describe.each(engines)("the calendar file of an appointment, on %s", (engine) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  const fileOf = (id: string) => server.app.inject(`/appointments/${id}/inspection.ics`);

  it("is the appointment as in the mail, to be downloaded and never cached or indexed", async () => {
    const visitor = await server.visitor();
    const time = { date: "2026-06-03", timeSlot: "9:00 AM" };
    const { id } = (await book(visitor, time)).body.appointment;
    const answer = await fileOf(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("text/calendar"),
      "content-disposition": 'attachment; filename="inspection.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toString()).toBe("2026-06-03T13:00:00Z");
    expect(event.location).toBe(ada.address);
    expect(answer.body).not.toContain("4411");

    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ text }) => text.includes(id));
    const attached = new ICAL.Component(ICAL.parse(mail?.invitation?.content ?? ""));
    const uid = attached.getFirstSubcomponent("vevent")?.getFirstPropertyValue("uid");
    expect(event.uid).toBe(uid);
  });

  it("leads to the appointment's page once it is canceled", async () => {
    const visitor = await server.visitor();
    const time = { date: "2026-06-03", timeSlot: "10:00 AM" };
    const { id } = (await book(visitor, time)).body.appointment;
    await visitor.send("DELETE", `/api/appointments/${id}`);
    const answer = await fileOf(id);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: `/appointments/${id}`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
  });

  it.each(["unknown", "AAAAAAAAAAAAAAAAAAAAAA", "%00", "..%2f..%2fetc", "%F0%9F%8F%A0"])(
    "does not exist for %s",
    async (id) => {
      const answer = await fileOf(id);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );
});
