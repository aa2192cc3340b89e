import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageContext } from "#app/page-context.ts";
import { businessProfile } from "#content/business-profile.ts";
import { emergencyForm, emergencyInquiry } from "#domain/inquiry/emergency-form.ts";
import { Refusal } from "#server/refusal.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { submitInquiry } from "./submit-inquiry.server.ts";

const options = {
  schema: emergencyForm,
  compose: (form: Parameters<typeof emergencyInquiry>[0]) => emergencyInquiry(form, ""),
  failure: "We failed.",
};

describe("an inquiry sent without scripts", () => {
  let server: TestApp;
  let page: PageContext;
  let reported: unknown[];
  let email: string;

  beforeAll(async () => {
    server = await startTestApp("sqlite");
  });
  afterAll(() => server.close());
  beforeEach(() => {
    reported = [];
    email = `ada.${crypto.randomUUID()}@example.com`;
    page = {
      services: server.app.services,
      siteUrl: "http://site.test",
      nonce: "",
      network: crypto.randomUUID(),
      asRefusal: server.app.services.asRefusal,
      reportInvalid: () => {},
      reportError: (error) => void reported.push(error),
    };
  });

  const send = (changes: Record<string, string> = {}, from = page) => {
    const body = new FormData();
    const filled = { name: "Ada", email, phone: "703 555 0111", message: "Water" };
    for (const [name, value] of Object.entries({ ...filled, ...changes })) body.set(name, value);
    return submitInquiry(body, from, options);
  };

  async function mailsTo(address: string) {
    await server.app.services.outbox.drained();
    return server.mails.filter(
      (mail) => JSON.stringify(mail.to).includes(address) && JSON.stringify(mail).includes(email),
    );
  }

  it("is stored, and mailed to whoever is on call and to the visitor", async () => {
    expect(await send()).toMatchObject({ status: 200, isSent: true, errors: {}, message: "" });
    expect(await mailsTo(businessProfile.mail.emergency)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("is sent once when it arrives twice, and again when its text changes", async () => {
    expect(await send()).toMatchObject({ isSent: true });
    expect(await send()).toMatchObject({ isSent: true });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await send({ message: "More water" })).toMatchObject({ isSent: true });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("counts as the same one for an hour, even past the top of the hour, and as a new one after that", async () => {
    const { clock } = server;
    const start = clock.now;
    // Both the page and the server read this clock.
    vi.useFakeTimers({ toFake: ["Date"] });
    const at = (time: string) => {
      clock.now = new Date(`${start.toISOString().slice(0, 11)}${time}Z`);
      vi.setSystemTime(clock.now);
    };
    at("16:59:50");
    await send();
    at("17:00:10");
    expect(await send()).toMatchObject({ isSent: true });
    at("17:59:50");
    expect(await send()).toMatchObject({ isSent: true });
    expect(await mailsTo(email)).toHaveLength(1);
    at("17:59:51");
    expect(await send()).toMatchObject({ isSent: true });
    expect(await mailsTo(email)).toHaveLength(2);
    at("18:30:00");
    await send();
    expect(await mailsTo(email)).toHaveLength(2);
    clock.now = start;
    vi.useRealTimers();
  });

  it("comes back with every entry and a message per invalid field", async () => {
    expect(await send({ name: " ", email: "ada", message: "Kept" })).toEqual({
      status: 400,
      entries: { name: " ", email: "ada", phone: "703 555 0111", message: "Kept" },
      errors: { name: "Name is required", email: "Email address is invalid" },
      message: "",
      isSent: false,
    });
  });

  it("is refused with the limit's sentence, and the entries stay", async () => {
    const full = new Refusal(429, "Please call us.", undefined, 60);
    const inquiries = { ...page.services.inquiries, submit: () => Promise.reject(full) };
    const answer = await send({}, { ...page, services: { ...page.services, inquiries } });
    expect(answer).toMatchObject({ status: 429, isSent: false, entries: { message: "Water" } });
    expect(answer.message).toBe("Error: Please call us.");
    expect(reported).toEqual([]);
  });

  it("shows the page's own message for an error of ours, which is reported", async () => {
    const fault = new Error("disk full");
    const inquiries = { ...page.services.inquiries, submit: () => Promise.reject(fault) };
    const answer = await send({}, { ...page, services: { ...page.services, inquiries } });
    expect(answer).toMatchObject({ status: 500, isSent: false, message: "Error: We failed." });
    expect(reported).toEqual([fault]);
  });
});
