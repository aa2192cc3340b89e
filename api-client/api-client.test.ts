import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createCookieFetch, createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { ApiFailure } from "./api-failure.ts";

const register = "/customers/register";
const date = "2026-06-03";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp("sqlite");
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** A browser with its own cookies and storage, on the real server. */
function newBrowser(stored: Record<string, string> = {}, options: { authTokenKey?: string } = {}) {
  const storage = createMemoryStorage(stored);
  const { fetch, cookies, requests } = createCookieFetch();
  const client = createApiClient({ storage, fetch, prefix: `${server.url}/api`, ...options });
  const asked = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { client, storage, cookies, requests, asked };
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

describe("a call of the browser", () => {
  it("reads with a query and without a CSRF token", async () => {
    const { client, requests } = newBrowser({ csrfToken: "some token" });
    const { data } = await client.GET("/appointments/available-slots", {
      params: { query: { date } },
    });
    expect(data).toMatchObject({ success: true, date });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.has("x-csrf-token")).toBe(false);
    expect(requests[0]?.headers.get("content-type")).toMatch("application/json");
    expect(requests[0]?.credentials).toBe("include");
  });

  it("fetches a CSRF token before the first submission and keeps it", async () => {
    const { client, storage, asked } = newBrowser();
    await client.POST(register, { body: ada });
    await client.POST(register, { body: ada });
    expect(asked()).toEqual([
      "GET /api/auth/csrf-token",
      "POST /api/customers/register",
      "POST /api/customers/register",
    ]);
    expect(storage.entries.get("csrfToken")).toMatch(/.{20,}/);
  });

  it("sends the CSRF token with POST, PUT and DELETE", async () => {
    const { client, storage, requests } = newBrowser();
    const registered = await client.POST(register, { body: ada });
    const customerId = registered.data?.customerId ?? "";
    const booked = await client.POST("/appointments", {
      body: { ...ada, customerId, date, timeSlot: "9:00 AM" },
      params: { header: { "idempotency-key": "once only" } },
    });
    const path = { id: booked.data?.appointment.id ?? "" };
    const target = { date, timeSlot: "10:00 AM" } as const;
    await client.PUT("/appointments/{id}", { params: { path }, body: target });
    const cancelled = await client.DELETE("/appointments/{id}", { params: { path } });
    expect(cancelled.data).toMatchObject({ appointment: { status: "cancelled" } });
    const submissions = requests.filter((request) => request.method !== "GET");
    expect(submissions.map((request) => request.method)).toEqual(["POST", "POST", "PUT", "DELETE"]);
    for (const { headers } of submissions) {
      expect(headers.get("x-csrf-token")).toBe(storage.entries.get("csrfToken"));
    }
    expect(submissions.map((request) => request.headers.get("idempotency-key"))).toEqual([
      null,
      "once only",
      null,
      null,
    ]);
  });

  it("sends the auth token of its storage as a bearer, under a key that can be chosen", async () => {
    const ordinary = newBrowser({ authToken: "abc", token: "other" });
    const own = newBrowser({ authToken: "abc", token: "other" }, { authTokenKey: "token" });
    const without = newBrowser();
    for (const { client } of [ordinary, own, without]) {
      await client.POST(register, { body: ada });
    }
    const bearers = [ordinary, own, without].map(({ requests }) =>
      requests.map((request) => request.headers.get("authorization")),
    );
    expect(bearers).toEqual([
      ["Bearer abc", "Bearer abc"],
      ["Bearer other", "Bearer other"],
      [null, null],
    ]);
  });

  it("fails with the server's status, sentence and fields", async () => {
    const { client } = newBrowser();
    const body = { ...ada, email: "ada", phone: "" };
    const failure = await failureOf(client.POST(register, { body }));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 400,
      message: "Email address is invalid",
      fields: { email: "Email address is invalid", phone: "Phone number is required" },
    });
    const unknown = await failureOf(
      client.GET("/appointments/{id}", { params: { path: { id: "unknown" } } }),
    );
    expect(unknown).toMatchObject({ status: 404, message: "We cannot find this appointment." });
    expect((unknown as ApiFailure).fields).toEqual({});
  });

  it("logs a failure without what was sent, and logs none that a retry fixed", async () => {
    const { client } = newBrowser({ csrfToken: "out of date" });
    await client.POST(register, { body: ada });
    expect(console.warn).not.toHaveBeenCalled();
    const body = { ...ada, phone: "12345" };
    const failure = await failureOf(client.POST(register, { body }));
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      "POST customers/register failed:",
      failure,
    );
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("12345");
  });

  it("has no time limit", async () => {
    const answered = Promise.withResolvers<Response>();
    const client = createApiClient({
      storage: createMemoryStorage(),
      prefix: "http://site.test/api",
      fetch: () => answered.promise,
    });
    vi.useFakeTimers();
    const call = failureOf(client.GET("/auth/form-stamp"));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    answered.resolve(Response.json({ success: true }));
    expect(await call).toBe("no failure");
    vi.useRealTimers();
  });
});

describe("a call whose CSRF token is out of date", () => {
  const unknown = { params: { path: { id: "unknown" } } };

  it.each<[string, string, (client: ApiClient) => Promise<unknown>, unknown]>([
    ["POST", "customers/register", (client) => client.POST(register, { body: ada }), "no failure"],
    [
      "PUT",
      "appointments/unknown",
      (client) =>
        client.PUT("/appointments/{id}", { ...unknown, body: { date, timeSlot: "9:00 AM" } }),
      expect.objectContaining({ status: 404 }),
    ],
    [
      "DELETE",
      "appointments/unknown",
      (client) => client.DELETE("/appointments/{id}", unknown),
      expect.objectContaining({ status: 404 }),
    ],
  ])("is made once more with a fresh token: %s", async (method, path, call, outcome) => {
    const { client, storage, requests, asked } = newBrowser({ csrfToken: "out of date" });
    expect(await failureOf(call(client))).toEqual(outcome);
    expect(asked()).toEqual([
      `${method} /api/${path}`,
      "GET /api/auth/csrf-token",
      `${method} /api/${path}`,
    ]);
    expect(requests[2]?.headers.get("x-csrf-token")).toBe(storage.entries.get("csrfToken"));
    expect(storage.entries.get("csrfToken")).not.toBe("out of date");
    expect(await requests[2]?.text()).toBe(await requests[0]?.text());
  });

  it("is made once more when the cookie was lost", async () => {
    const { client, cookies, asked } = newBrowser();
    await client.POST(register, { body: ada });
    cookies.clear();
    await client.POST(register, { body: ada });
    expect(asked().slice(2)).toEqual([
      "POST /api/customers/register",
      "GET /api/auth/csrf-token",
      "POST /api/customers/register",
    ]);
  });
});
