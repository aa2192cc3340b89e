import { afterAll, beforeAll, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { careCalendarPath } from "#content/links.ts";
import { rules } from "#server/limits/limit-rules.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

/* What the server says of the business is what holds when it says so, not what held when it began. */

const phone = { display: "(703) 555-0177", e164: "+17035550177" };
const hotline = { display: "(703) 555-0188", e164: "+17035550188" };
const email = "new@skyline-roofing.example";
const names = { name: "Ridge & Valley Roofing", shortName: "Ridge" };

let server: TestApp;

beforeAll(async () => {
  const { source } = handMadePages();
  server = await startTestApp("sqlite", { env: { RATE_LIMIT: "on" }, pageSource: source });
  const owner = await signIn(server, "owner");
  const overrides = {
    ...{ ...names, phone: phone.display, hotline: hotline.display, email },
    "address.street": "1 New Street",
    inspectionMinutes: { from: 35, to: 40 },
    hours: { ...businessProfile.hours, Wednesday: { opens: 9 * 60, closes: 16 * 60 + 45 } },
  };
  const body = { version: 0, settings: { overrides } };
  expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
});
afterAll(() => server.close());

const read = (path: string, accept = "*/*") =>
  server.app.inject({ url: path, headers: { accept, host: "site.test" } });

it.each([
  ["a path that cannot be read", "/%"],
  ["an address that nobody has", "/calendar/none.ics"],
])("gives the phone of the moment on the plain page for %s", async (_what, path) => {
  const { body } = await read(path, "text/html");
  expect(body).toContain(`href="tel:${phone.e164}"`);
});

it("gives the phone of the moment when the pages fail altogether", async () => {
  const { statusCode, body } = await read("/crash", "text/html");
  expect(statusCode).toBe(500);
  expect(body).toContain(`call us at ${phone.display}`);
});

it("names the mailbox of the moment to whoever finds a weakness, or calls the API", async () => {
  expect((await read("/.well-known/security.txt")).body).toContain(`mailto:${email}`);
  expect((await read("/api/openapi.json")).json().info.contact.email).toBe(email);
});

it("says in a year of roof care whom to call by then", async () => {
  const calendar = (await read(careCalendarPath)).body.replaceAll("\r\n ", "");
  expect(calendar).toContain(phone.display);
});

it("says in mails and calendars how to reach us, and how long an inspection takes, by then", async () => {
  const visitor = await server.visitor();
  const { id } = (await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" })).body
    .appointment;
  const calendar = (await read(`/appointments/${id}/inspection.ics`)).body.replaceAll("\r\n ", "");
  expect(calendar).toContain(`Questions? Call ${phone.display}`);
  expect(calendar).toContain("about 35-40 minutes");
  expect(calendar).toContain("DTEND:20260603T134000Z");

  await server.app.services.outbox.drained();
  // The office is told, too, in no order.
  const mail = server.mails.find(({ to, text }) => typeof to === "object" && text.includes(id));
  expect(mail?.text).toContain("35-40 minutes");
  expect(mail?.text).toContain(phone.display);
  expect(mail?.text).toContain("1 New Street");
  expect(mail?.from).toBe('"Ridge & Valley Roofing" <appointments@skyline-roofing.example>');
  for (const said of [mail?.text, mail?.html, calendar]) {
    expect(said).not.toContain(businessProfile.shortName);
  }
});

it("is called on home screens and in descriptions for programs what it is called by then", async () => {
  const { name, short_name: short } = (await read("/manifest.webmanifest")).json();
  expect([name, short]).toEqual([names.name, names.shortName]);
  expect((await read("/llms.txt")).body).toMatch(/^# Ridge & Valley Roofing\n/);
});

it("tells the desk what its letters and texts are to state", async () => {
  const office = await signIn(server, "office");
  const { body } = await office.send("GET", "/api/desk/facts");
  expect(body.facts).toEqual({ ...names, phone, inspectionMinutes: { from: 35, to: 40 } });
});

it("offers a time that leaves room for an inspection of the length of the moment", async () => {
  const visitor = await server.visitor();
  const { body } = await visitor.send("GET", "/api/appointments/available-slots?date=2026-06-03");
  expect(JSON.stringify(body)).toContain("4:00 PM");
});

it("gives the phone of the moment to somebody who is over a limit", async () => {
  const visitor = await server.visitor();
  const register = () => visitor.send("POST", "/api/customers/register", ada);
  let answer = await register();
  for (let sent = 0; sent < rules.submissions.most; sent += 1) answer = await register();
  expect(answer.status).toBe(429);
  expect(answer.body.error).toContain(`or call ${phone.display}.`);
  // Other tests are not over it.
  server.clock.now = new Date(server.clock.now.getTime() + rules.submissions.milliseconds);
});
