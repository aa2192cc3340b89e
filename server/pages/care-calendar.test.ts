import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { careCalendarPath } from "#content/links.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp(engines[0]);
});
afterAll(() => server.close());

it("has three whole days that repeat every year, none of them past", async () => {
  const answer = await server.app.inject(careCalendarPath);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": expect.stringContaining("text/calendar"),
    "content-disposition": 'attachment; filename="roof-calendar.ics"',
  });
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const events = calendar
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ summary }) => summary)).toEqual([
    "Clean the gutters (spring)",
    "Yearly roof inspection",
    "Clean the gutters (fall)",
  ]);
  for (const event of events) {
    expect(event.startDate.isDate).toBe(true);
    const days = event.iterator();
    const [first, second] = [days.next(), days.next()];
    expect(first.toString()).toBe(event.startDate.toString());
    expect(second.year).toBe(first.year + 1);
    expect(second.month).toBe(first.month);
    expect(second.dayOfWeek()).toBe(ICAL.Time.SATURDAY);
  }
});
