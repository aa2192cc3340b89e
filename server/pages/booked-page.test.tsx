import { UNSAFE_withComponentProps as withComponentProps } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as appointmentPage from "#app/routes/appointments/page.tsx";
import { buildOf, type PageModule, pagesOf } from "#tests/support/page-build.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

// As the site's own build does.
const page = { ...appointmentPage, default: withComponentProps(appointmentPage.default as never) };
const build = buildOf({ "appointments/:id": page as unknown as PageModule });

describe.each(engines)("the page that confirms a booking, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, { ...storage.forApp, pageSource: pagesOf(build, []) });
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  it("promises reminders to somebody whose confirmation alone a limit has withheld", async () => {
    const time = { date: "2026-06-03", timeSlot: "9:00 AM" };
    const { body } = await book(await server.visitor(), time);
    const connection = await storage.open();
    await connection.database
      .updateTable("outbox")
      .set({ state: "withheld" })
      .where("kind", "=", "appointment-confirmation")
      .execute();
    await connection.close();
    const answer = await fetch(`${server.url}/appointments/${body.appointment.id}?booked`);
    const html = (await answer.text()).replaceAll("&#x27;", "'");
    expect(html).toContain("We can't email your confirmation right now.");
    expect(html).not.toContain("We have sent a confirmation");
    expect(html).toContain("We'll remind you three days");
    expect(html).toContain("Tell me if an earlier time opens:");
  });
});
