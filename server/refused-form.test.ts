import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { submitInquiry } from "#app/sections/lead-form/submit-inquiry.server.ts";
import { contactForm, contactInquiry } from "#domain/inquiry/contact-form.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

type Line = {
  msg: string;
  reqId: string;
  form?: string;
  reason?: string;
  status?: number;
  localTime?: string;
};

const time = { date: "2026-06-03", timeSlot: "9:00 AM" };
const { notes: _, ...person } = ada;
const message = { ...person, subject: "Contact Request: other", message: "Hi" };

describe.each(engines)("a submission that is refused, on %s,", (engine) => {
  const texts: string[] = [];
  let server: TestApp;

  beforeAll(async () => {
    const { source } = handMadePages();
    server = await startTestApp(engine, {
      env: { LOG_LEVEL: "info", RATE_LIMIT: "on" },
      logStream: { write: (line) => void texts.push(line) },
      pageSource: {
        ...source,
        async render(request, page) {
          const options = { schema: contactForm, compose: contactInquiry, failure: "Sorry." };
          const { status } = await submitInquiry(await request.formData(), page, options);
          return new Response("<h1>Contact</h1>", { status });
        },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    texts.length = 0;
  });

  /** The line of the refused request, once it is there. */
  async function refused(): Promise<Line> {
    await fetch(`${server.url}/api/last`);
    await expect.poll(() => texts.some((text) => text.includes("/api/last"))).toBe(true);
    const lines = texts
      .map((text): Line => JSON.parse(text))
      .filter(({ msg }) => msg === "refused");
    expect(lines).toHaveLength(1);
    return lines[0] as Line;
  }

  const taken = { ...time, timeSlot: "10:00 AM" };
  const unknown = "/api/appointments/abcdefghijklmnopqrstuvwx";
  type Sent = [path: string, status: number, form: string, reason: string, body: unknown];

  it.each<Sent>([
    [
      "/api/customers/contact",
      400,
      "contact",
      "email, phone",
      { ...message, email: "x", phone: "" },
    ],
    ["/api/customers/contact", 400, "emergency", "name", { ...message, name: "", emergency: true }],
    ["/api/customers/register", 400, "registration", "email", { ...person, email: "ada" }],
    ["/api/customers/assessments", 400, "assessment", "answers, result", {}],
    [
      "/api/appointments",
      400,
      "booking",
      "date",
      { ...person, ...time, customerId: "a", date: "" },
    ],
    [
      "/api/customers/contact",
      413,
      "contact",
      "too large",
      { ...message, message: "x".repeat(70_000) },
    ],
  ])("by %s with %i, names form %s and reason '%s'", async (path, status, form, reason, body) => {
    const answer = await (await server.visitor()).send("POST", path, body);
    expect(answer.status).toBe(status);
    const line = await refused();
    expect(line).toMatchObject({ form, reason, status });
    expect(line.reqId).toBe(answer.headers.get("x-request-id"));
    expect(line.localTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00$/);
  });

  it.each([
    ["PUT", "move", taken],
    ["DELETE", "cancel", undefined],
  ])("by %s, of an unknown appointment, is a refused %s", async (method, form, body) => {
    expect((await (await server.visitor()).send(method, unknown, body)).status).toBe(404);
    expect(await refused()).toMatchObject({ form, reason: "unknown appointment", status: 404 });
  });

  it("names a missing token, a slot that is taken, and a key that was used", async () => {
    const visitor = await server.visitor();
    const wrong = { "x-csrf-token": "wrong" };
    expect((await visitor.send("POST", "/api/appointments", taken, wrong)).status).toBe(403);
    expect(await refused()).toMatchObject({ form: "booking", reason: "csrf" });
    texts.length = 0;

    const codes: number[] = [];
    while (!codes.includes(409)) codes.push((await book(visitor, taken)).status);
    expect(await refused()).toMatchObject({ form: "booking", reason: "slot taken", status: 409 });
    texts.length = 0;

    const key = { "idempotency-key": "once" };
    await visitor.send("POST", "/api/customers/contact", message, key);
    const other = { ...message, message: "Other" };
    expect((await visitor.send("POST", "/api/customers/contact", other, key)).status).toBe(422);
    expect(await refused()).toMatchObject({ reason: "key used with another form", status: 422 });
  });

  it("names the limit that is reached", async () => {
    const visitor = await server.visitor();
    const emergency = { ...message, emergency: true };
    let status = 201;
    while (status === 201) {
      ({ status } = await visitor.send("POST", "/api/customers/contact", emergency));
    }
    expect(await refused()).toMatchObject({
      form: "emergency",
      reason: "sameEmergencies",
      status: 429,
    });
  });

  it.each([
    ["name=&email=x&phone=1&message=Hi", "same-origin", 400, "name, email, phone, service"],
    ["name=Ada", "cross-site", 403, "other site"],
  ])(
    "by a page without scripts, %s from %s, is one such line",
    async (body, site, status, reason) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": site,
      };
      const answer = await fetch(`${server.url}/contact-us`, { method: "POST", headers, body });
      expect(answer.status).toBe(status);
      expect(await refused()).toMatchObject({ form: "contact", reason, status });
    },
  );

  it("leaves nothing that was typed in the log, not even as the name of a field", async () => {
    const body = { ...message, email: "no-address-of-ada", answers: { "ada@example.com": 1 } };
    const visitor = await server.visitor();
    await visitor.send("POST", "/api/customers/contact", body);
    await visitor.send("POST", "/api/customers/assessments", body);
    await fetch(`${server.url}/api/last`);
    await expect.poll(() => texts.some((text) => text.includes("/api/last"))).toBe(true);
    expect(texts.filter((text) => text.includes("refused"))).toHaveLength(2);
    expect(texts.join("")).not.toMatch(/no-address-of-ada|ada@example|Homeowner/);
  });
});
