import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

/** What must never reach a visitor: stacks, SQL, paths, names of libraries. */
const fromInside =
  /\bat \w+ \(|node_modules|\/srv\/|file:|\.ts\b|select .+ from|insert into|SQLITE|FST_|ERR_|statusCode|zod|kysely|fastify/i;

describe.each(engines)("errors of the API on %s", (engine) => {
  let server: TestApp;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestApp(engine);
    visitor = await server.visitor();
  });
  afterAll(() => server.close());

  async function refused(
    status: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) {
    const answer = await visitor.send(method, path, body, headers);
    expect([answer.status, answer.body]).toEqual([
      status,
      {
        success: false,
        error: expect.stringMatching(/^[A-Z].+\.?$/),
        ...(answer.body.fields && { fields: expect.any(Object) }),
      },
    ]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(JSON.stringify(answer.body)).not.toMatch(fromInside);
    return answer;
  }

  it.each(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "answer %s of an unknown address with 404",
    async (method) => {
      for (const path of [
        "/api",
        "/api/",
        "/api/unknown",
        "/api/appointments/one/two",
        "/api/customers",
        "/api/auth/login",
        "/api/index.html",
        "/api/../api/nothing",
      ]) {
        await refused(404, method, path);
      }
    },
  );

  it("answer a known address with another method with 404", async () => {
    await refused(404, "PATCH", "/api/appointments/some-id", {});
    await refused(404, "GET", "/api/customers/register");
    await refused(404, "DELETE", "/api/appointments/available-slots/x");
  });

  it.each([
    ["%", 400],
    ["%E0%A4%A", 400],
    ["%00", 404],
    ["x".repeat(5_000), 404],
    ["'; drop table appointments; --", 404],
    ["%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404],
  ])("answer the appointment id %j with %i", async (id, status) => {
    await refused(status, "GET", `/api/appointments/${id}`);
  });

  it.each(["{", "{'a':1}", "[1,", "nonsense", '{"name": "Ada"'])(
    "answer the malformed JSON %s with 400",
    async (text) => {
      await refused(400, "POST", "/api/customers/register", text);
    },
  );

  it.each(["null", "5", '"text"', "[]", "true", ""])(
    "answer the body %s, which is no object, with 400",
    async (text) => {
      await refused(400, "POST", "/api/customers/register", text);
      await refused(400, "POST", "/api/appointments", text);
      await refused(400, "PUT", "/api/appointments/some-id", text);
    },
  );

  it("answer keys that would reach into prototypes with 400", async () => {
    const poisoned = `{"__proto__": {"admin": true}, ${JSON.stringify(ada).slice(1)}`;
    await refused(400, "POST", "/api/customers/register", poisoned);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "answer a body of type %s with 415",
    async (type) => {
      const headers = { "content-type": type };
      await refused(415, "POST", "/api/customers/register", JSON.stringify(ada), headers);
    },
  );

  it("answer more than 64 KiB with 413, and accept just below", async () => {
    const padded = (size: number) => {
      const body = JSON.stringify({ ...ada, email: "big@example.com", padding: "" });
      return body.replace('"padding":""', `"padding":"${"x".repeat(size - body.length)}"`);
    };
    await refused(413, "POST", "/api/customers/register", padded(65_537));
    const answer = await visitor.send("POST", "/api/customers/register", padded(65_536));
    expect(answer.status).toBe(201);
  });

  it("name the faulty fields, and only those", async () => {
    const body = { ...ada, email: "ada", phone: "1" };
    const answer = await refused(400, "POST", "/api/customers/register", body);
    expect(answer.body).toEqual({
      success: false,
      error: "Email address is invalid",
      fields: { email: "Email address is invalid", phone: "Phone number is invalid" },
    });
  });

  it("accept a NUL or half a character anywhere as what it is: text that names nothing", async () => {
    for (const customerId of ["\u0000", "a\u0000b", "\ud800"]) {
      const body = { ...ada, customerId, date: "2026-06-03", timeSlot: "9:00 AM" };
      const answer = await refused(400, "POST", "/api/appointments", body);
      expect(answer.body.fields).toHaveProperty("customerId");
    }
    await refused(400, "GET", "/api/appointments/available-slots?date=%00");
    const odd = { ...ada, name: "A\u0000da \ud800", email: "odd@example.com" };
    expect((await visitor.send("POST", "/api/customers/register", odd)).status).toBe(201);
  });

  it("carry a request id", async () => {
    const answer = await refused(404, "GET", "/api/unknown");
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  });
});
