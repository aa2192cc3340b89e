import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const typed = "703-555-0142 x12";
const shown = "(703) 555-0142, extension 12";
const contactPhone = { typed, e164: "+17035550142", extension: "12", shown };
const time = { date: "2026-06-03", timeSlot: "9:00 AM" };

describe.each(engines)("a phone number with an extension, on %s", (engine) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner");
    const visitor = await server.visitor();
    expect((await book(visitor, time, { phone: typed })).status).toBe(201);
    const inquiry = { ...ada, phone: typed, subject: "emergency", emergency: true };
    await visitor.post("/api/customers/contact", inquiry);
    await server.app.services.outbox.drained();
  });
  afterEach(() => server.close());

  const read = async (path: string) => (await owner.send("GET", `/api/desk/${path}`)).body;

  it("is sent to the desk as it was understood, beside what was typed", async () => {
    const { leads } = await read("leads?list=all");
    expect(leads).toHaveLength(2);
    for (const row of leads) expect(row).toMatchObject({ phone: typed, contactPhone });
    const { lead } = await read(`leads/${leads[0].id}`);
    expect(lead).toMatchObject({ phone: typed, contactPhone });
    const { person } = await read(`people/${lead.personId}`);
    expect(person).toMatchObject({ phones: [typed], contactPhones: [contactPhone] });
    const { days, appointments } = await read("calendar?from=2026-06-03&days=1");
    expect(appointments ?? days[0].appointments).toMatchObject([{ phone: typed, contactPhone }]);
    const found = await owner.send("POST", "/api/desk/people/lookup", {
      phone: typed,
      address: "",
    });
    expect(found.body.people).toMatchObject([{ phone: typed, contactPhone }]);
    expect(JSON.stringify(await read("search?search=7035550142"))).toContain(shown);
  });

  it("is said in words in mails and calendars", async () => {
    const ofOffice = server.mails.filter(({ subject }) => subject.includes(ada.name));
    expect(ofOffice.length).toBeGreaterThan(1);
    for (const { text, html } of ofOffice) {
      expect(text).toContain(shown);
      expect(text).toContain(`typed: ${typed}`);
      expect(html).toContain("tel:+17035550142;ext=12");
    }
    const published = server.mails.flatMap(({ invitation }) => invitation ?? []);
    const forOffice = published.filter(({ method }) => method === "PUBLISH");
    expect(unfolded(forOffice[0]?.content ?? "")).toContain("(703) 555-0142\\, extension 12");
    const { address } = await owner.post("/api/desk/calendar-feeds/office", {});
    const feed = await server.app.inject({ url: new URL(address).pathname });
    expect(unfolded(feed.body)).toContain("Phone: (703) 555-0142\\, extension 12");
  });
});

/** Long lines of an iCalendar object are folded (RFC 5545, section 3.1). */
function unfolded(content: string): string {
  return content.replaceAll("\r\n ", "");
}
