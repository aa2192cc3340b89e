import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

async function tokenOf(server: TestApp) {
  const answer = await fetch(`${server.url}/api/auth/csrf-token`);
  const { csrfToken, success } = (await answer.json()) as { csrfToken: string; success: boolean };
  const [line = ""] = answer.headers.getSetCookie();
  return { success, csrfToken, line, cookie: line.split(";", 1)[0] ?? "" };
}

describe.each(engines)("the CSRF protection on %s", (engine) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  async function register(headers: Record<string, string>, method = "POST", person = ada) {
    const response = await fetch(`${server.url}/api/customers/register`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(person),
    });
    return { status: response.status, body: (await response.json()) as { error?: string } };
  }

  it("hands out a token with a cookie that scripts cannot read and other sites cannot send", async () => {
    const { success, csrfToken, line } = await tokenOf(server);
    expect(success).toBe(true);
    expect(csrfToken).toMatch(/^[\w.-]{20,}$/);
    const attributes = line.split(";").map((part) => part.trim().toLowerCase());
    expect(attributes).toContain("httponly");
    expect(attributes.some((part) => /^samesite=(lax|strict)$/.test(part))).toBe(true);
    expect(attributes.some((part) => part.startsWith("domain="))).toBe(false);
  });

  it("lets the token pass together with its cookie, more than once", async () => {
    const { csrfToken, cookie } = await tokenOf(server);
    const headers = { cookie, "x-csrf-token": csrfToken };
    const nobodyYet = { ...ada, email: "token@example.com", phone: "703 555 0188" };
    expect((await register(headers, "POST", nobodyYet)).status).toBe(201);
    expect((await register(headers, "POST", nobodyYet)).status).toBe(200);
  });

  it("refuses a token that is missing, made up, cut off, another visitor's or without its cookie", async () => {
    const { csrfToken, cookie } = await tokenOf(server);
    const other = await tokenOf(server);
    const [name = "", value = ""] = cookie.split("=");
    const attempts: Record<string, string>[] = [
      {},
      { cookie },
      { "x-csrf-token": csrfToken },
      { cookie, "x-csrf-token": "made-up" },
      { cookie, "x-csrf-token": "" },
      { cookie, "x-csrf-token": csrfToken.slice(0, -1) },
      { cookie, "x-csrf-token": other.csrfToken },
      { cookie: other.cookie, "x-csrf-token": csrfToken },
      { cookie: `${name}=${decodeURIComponent(value).split(".")[0]}`, "x-csrf-token": csrfToken },
    ];
    for (const headers of attempts) {
      const answer = await register(headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        success: false,
        error: expect.stringContaining("CSRF token"),
      });
    }
  });

  it("does not take the token from the body or the query, where a foreign form could put it", async () => {
    const { csrfToken, cookie } = await tokenOf(server);
    const response = await fetch(`${server.url}/api/customers/register?_csrf=${csrfToken}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ ...ada, _csrf: csrfToken }),
    });
    expect(response.status).toBe(403);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])(
    "guards %s, also at unknown addresses",
    async (method) => {
      for (const path of ["/api/appointments/some-id", "/api/unknown"]) {
        const response = await fetch(server.url + path, { method });
        expect(response.status).toBe(403);
        expect(await response.text()).toContain("CSRF token");
      }
    },
  );

  it("asks nothing of GET, HEAD and OPTIONS", async () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const path = "/api/appointments/available-slots?date=2026-06-03";
      const { status } = await fetch(server.url + path, { method });
      expect(status).not.toBe(403);
    }
  });

  it("keeps the visitor's cookie when another token is requested", async () => {
    const { cookie, csrfToken } = await tokenOf(server);
    const again = await fetch(`${server.url}/api/auth/csrf-token`, { headers: { cookie } });
    const fresh = (await again.json()) as { csrfToken: string };
    expect(again.headers.getSetCookie()).toEqual([]);
    for (const token of [csrfToken, fresh.csrfToken]) {
      expect((await register({ cookie, "x-csrf-token": token })).status).toBeLessThan(300);
    }
  });

  it("counts on every process that has the same CSRF_SECRET, and on no other", async () => {
    const secret = { env: { CSRF_SECRET: "the same on every process" } };
    const [first, second] = [
      await startTestApp(engine, secret),
      await startTestApp(engine, secret),
    ];
    const { csrfToken, cookie } = await tokenOf(first);
    const statuses = [second, server].map(async ({ url }) => {
      const answer = await fetch(`${url}/api/customers/register`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie, "x-csrf-token": csrfToken },
        body: JSON.stringify(ada),
      });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([201, 403]);
    await first.close();
    await second.close();
  });
});
