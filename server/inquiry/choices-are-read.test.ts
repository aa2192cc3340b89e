import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { choicesInWords } from "#content/asked-in-words.ts";
import { businessProfile } from "#content/business-profile.ts";
import { contactMessage, contactSubject } from "#domain/inquiry/asked.ts";
import type { InquiryChoices } from "#domain/inquiry/choice-table.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { signIn } from "#tests/support/desk.ts";
import { everyChoice, inventChoice } from "#tests/support/invented-choice.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const words = "The gutter over the porch drips.\nService: none so far";

describe.each(engines)("what a visitor chose in a form, on %s", (engine) => {
  let forget: () => void;
  let choices: InquiryChoices;
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let lead: Lead;

  beforeAll(() => {
    forget = inventChoice();
    choices = everyChoice();
  });
  afterAll(() => forget());

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner", "Olive", { isOnDuty: true });
    lead = await writeAsVisitor(server, owner, {
      subject: contactSubject(choices),
      message: contactMessage({ choices, words }),
    });
  });
  afterEach(() => server.close());

  /** Each choice in words, with the visitor's own words once, and nothing as it was sent. */
  function expectAll(text: string) {
    const line = text.replace(/\s+/gu, " ");
    for (const { value } of choicesInWords(choices)) expect(line).toContain(value);
    expect(line.split("Service: none so far")).toHaveLength(2);
    for (const sent of Object.values(choices)) expect(line).not.toContain(`: ${sent}`);
    expect(line).not.toContain("Message: ");
  }

  const textOf = async (path: string) => {
    const response = await fetch(new URL(path, server.url), { headers: { cookie: owner.cookie } });
    return response.text();
  };
  const mailTo = (address: string) =>
    server.mails.find(({ to }) => (typeof to === "string" ? to : to.address) === address);

  it("is a choice in the list, in a word for the office", async () => {
    const labels = choicesInWords(choices).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Service", "Timeline", "When to call"]));
    expect(labels).toHaveLength(Object.keys(choices).length);
    const { body } = await owner.send("GET", "/api/desk/leads?list=all");
    expectAll(body.leads[0].asked);
  });

  it("is a choice of the lead, beside the person's own words and what was sent", () => {
    const { service, projectTimeline } = choices;
    expect(lead).toMatchObject({ choices: { service, projectTimeline }, words });
    expect(lead.message).toBe(contactMessage({ choices, words }));
    expect(lead.subject).toBe(`Contact Request: ${service}`);
  });

  it("stands in the mail to the office, whose subject is the one that was sent", async () => {
    await server.app.services.outbox.drained();
    const notice = mailTo(businessProfile.mail.office);
    expect(notice?.subject).toContain(lead.subject);
    expectAll(notice?.text ?? "");
  });

  it("stands in the alert", async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.app.services.outbox.drained();
    expectAll(mailTo("olive@office.example")?.text ?? "");
  });

  it("stands in calendars once an inspection is booked", async () => {
    const time = { date: "2026-06-03", timeSlot: "9:00 AM" };
    await owner.post(`/api/desk/leads/${lead.id}/appointment`, { ...time, address: lead.address });
    const { address } = await owner.post("/api/desk/calendar-feeds/office", {});
    const calendar = new ICAL.Component(ICAL.parse(await textOf(new URL(address).pathname)));
    const [event] = calendar.getAllSubcomponents("vevent");
    expectAll(String(event?.getFirstPropertyValue("description")));
  });

  it("stands in a downloaded list", async () => {
    expectAll(await textOf("/api/desk/downloads/leads?list=all"));
  });

  it("is found by its words, and shown", async () => {
    for (const { value } of choicesInWords(choices)) {
      const search = new URLSearchParams({ search: value });
      const { body } = await owner.send("GET", `/api/desk/search?${search}`);
      const [hit] = body.hits;
      expectAll(hit.text.map(({ text }: { text: string }) => text).join(""));
      const list = await owner.send("GET", `/api/desk/leads?list=all&${search}`);
      expect(list.body.leads).toHaveLength(1);
    }
  });

  it("stands in a person's export, by its name, for the inquiry and its lead", async () => {
    const { body } = await owner.send("GET", `/api/desk/people/${lead.personId}/export`);
    const chosen = choicesInWords(choices).map(({ label, value }) => [label, value]);
    for (const [row] of [body.export.leads, body.export.inquiries]) {
      expect(row).toMatchObject({ choices: Object.fromEntries(chosen), words });
    }
  });
});

describe.each(engines)("an emergency's form, on %s", (engine) => {
  it("has the service of its link as a choice, and posts what was sent", async () => {
    const server = await startTestApp(engine);
    const owner = await signIn(server, "owner");
    const message = "The ceiling drips.\nService: emergency";
    const subject = "EMERGENCY: Storm Damage Request";
    const lead = await writeAsVisitor(server, owner, { subject, message, emergency: true });
    expect(lead).toMatchObject({
      ...{ subject, message, words: "The ceiling drips.", choices: { service: "emergency" } },
      asked: "Emergency · The ceiling drips.",
    });
    await server.app.services.outbox.drained();
    const alarm = server.mails.find(({ subject: of }) => of.includes(subject));
    expect(alarm?.text).toMatch(/Service\s+Emergency\s/);
    expect(alarm?.text).toMatch(/Message\s+The ceiling drips\.\s/);
    await server.close();
  });
});

describe.each(engines)("a message of another program, on %s", (engine) => {
  it("is its person's own words, whole", async () => {
    const server = await startTestApp(engine);
    const owner = await signIn(server, "owner");
    const message = "Hello.\nService: gutters\nTimeline: planning";
    const lead = await writeAsVisitor(server, owner, { subject: "Roof", message });
    expect(lead).toMatchObject({ subject: "Roof", message, words: message, choices: {} });
    expect(lead.asked).toBe("Hello. Service: gutters Timeline: planning");
    await server.close();
  });
});
