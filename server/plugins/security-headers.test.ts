import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { pagePolicy } from "./security-headers.ts";

describe("every kind of response", () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startTestApp("sqlite", { pageSource: handMadePages().source });
  });
  afterAll(() => server.close());

  it.each([
    ["GET", "/", 200],
    ["GET", "/schedule", 200],
    ["HEAD", "/schedule", 200],
    ["GET", "/old", 302],
    ["GET", "/broken", 500],
    ["GET", "/crash", 500],
    ["GET", "/data", 200],
    ["POST", "/schedule", 403],
    ["PUT", "/schedule", 404],
    ["DELETE", "/", 404],
    ["OPTIONS", "/", 404],
    ["GET", "/api/unknown", 404],
    ["GET", "/api/auth/csrf-token", 200],
    ["POST", "/api/appointments", 403],
    ["GET", "/healthz", 200],
    ["GET", "/%", 400],
  ])("%s %s (%i) has a strict policy and the other headers", async (method, path, status) => {
    const answer = await fetch(server.url + path, { method, redirect: "manual" });
    expect(answer.status).toBe(status);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-frame-options")?.toUpperCase()).toBe("DENY");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(answer.headers.get("permissions-policy")).toContain("camera=()");
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  });
});

describe("HSTS", () => {
  const overTls = { "x-forwarded-proto": "https" };
  const hstsOf = async (server: TestApp, headers: Record<string, string>) =>
    (await fetch(`${server.url}/`, { headers })).headers.get("strict-transport-security");

  it("is sent to those who came over TLS to a trusted proxy, and only to them", async () => {
    const pageSource = handMadePages().source;
    const server = await startTestApp("sqlite", { pageSource, env: { TRUST_PROXY: "1" } });
    expect(await hstsOf(server, overTls)).toMatch(/^max-age=\d{8,}/);
    expect(await hstsOf(server, { "x-forwarded-proto": "http" })).toBeNull();
    expect(await hstsOf(server, {})).toBeNull();
    const api = await fetch(`${server.url}/api/unknown`, { headers: overTls });
    expect(api.headers.get("strict-transport-security")).toMatch(/^max-age=/);
    await server.close();
  });

  it("covers subdomains only when configured to", async () => {
    const pageSource = handMadePages().source;
    for (const [setting, expected] of [
      ["off", "max-age=31536000"],
      ["on", "max-age=31536000; includeSubDomains"],
    ] as const) {
      const env = { TRUST_PROXY: "1", HSTS_INCLUDE_SUBDOMAINS: setting };
      const server = await startTestApp("sqlite", { pageSource, env });
      expect(await hstsOf(server, overTls)).toBe(expected);
      const unreadable = await fetch(`${server.url}/%`, { headers: overTls });
      expect(unreadable.headers.get("strict-transport-security")).toBe(expected);
      await server.close();
    }
  });

  it("is never sent on the word of an untrusted proxy", async () => {
    const server = await startTestApp("sqlite", { pageSource: handMadePages().source });
    expect(await hstsOf(server, overTls)).toBeNull();
    await server.close();
  });
});

describe("the policy of a page", () => {
  it("allows what is its own, the named scripts and styles, and nothing else", () => {
    const policy = pagePolicy({ scripts: ["'sha256-a='", "'nonce-b'"], styles: ["'sha256-c='"] });
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.filter(Boolean)];
      }),
    );
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", "'sha256-a='", "'nonce-b'"]);
    expect(directives.get("style-src")).toEqual(["'self'", "'sha256-c='"]);
    expect(directives.get("form-action")).toEqual(["'self'"]);
    expect(directives.get("connect-src")).toEqual(["'self'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});
