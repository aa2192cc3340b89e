import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { rules } from "#server/limits/limit-rules.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { requestsPerMinute } from "./rate-limit.ts";

const limit = rules.submissions.most;

async function statuses(count: number, request: () => Promise<{ status: number }>) {
  const found: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { status } = await request();
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

it("answers one submission too many within a minute with 429 and says when to come back", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "on" } });
  const visitor = await server.visitor();
  const register = () => visitor.send("POST", "/api/customers/register", ada);
  expect(await statuses(limit, register)).toEqual({ 200: limit - 1, 201: 1 });

  const refused = await register();
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    success: false,
    error: `Too many requests. Please wait a minute and try again, or call ${businessProfile.phone.display}.`,
  });
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);

  const read = await visitor.send("GET", "/api/appointments/available-slots?date=2026-06-03");
  expect(read.status).toBe(200);
  await server.close();
});

it("counts visitors behind a trusted proxy apart, and takes nobody's word without one", async () => {
  const limits = { RATE_LIMIT: "on" };
  const behind = await startTestApp("sqlite", { env: { ...limits, TRUST_PROXY: "1" } });
  const direct = await startTestApp("sqlite", { env: limits });
  for (const [server, expected] of [
    [behind, { 200: limit + 3, 201: 1 }],
    [direct, { 200: limit - 1, 201: 1, 429: 4 }],
  ] as const) {
    const visitor = await server.visitor();
    let number = 0;
    const register = () => {
      number += 1;
      const headers = { "x-forwarded-for": `203.0.113.${number % 4}` };
      return visitor.send("POST", "/api/customers/register", ada, headers);
    };
    expect(await statuses(limit + 4, register)).toEqual(expected);
    await server.close();
  }
});

it("counts a network's reads in memory, HEAD and OPTIONS included, and still accepts what it sends", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "on", TRUST_PROXY: "1" } });
  const visitor = await server.visitor();
  const ask = (method: string, from: string) =>
    fetch(`${server.url}/api/auth/csrf-token`, {
      method,
      headers: { "x-forwarded-for": from },
    });
  let number = 0;
  const read = () => {
    number += 1;
    return ask(["GET", "HEAD", "OPTIONS"][number % 3] ?? "", `2001:db8:0:7::${number}`);
  };
  const found = await statuses(requestsPerMinute + 6, read);
  expect(found[429]).toBe(6);
  const refused = await ask("GET", "2001:db8:0:7::1");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain(businessProfile.phone.display);
  expect((await ask("GET", "::ffff:192.0.2.1")).status).toBe(200);
  const headers = { "x-forwarded-for": "2001:db8:0:7::1" };
  const sent = await visitor.send("POST", "/api/customers/register", ada, headers);
  expect(sent.status).toBe(201);
  await server.close();
});

it("can be switched off", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "off" } });
  const visitor = await server.visitor();
  const register = () => visitor.send("POST", "/api/customers/register", ada);
  expect(await statuses(limit + 5, register)).toEqual({ 200: limit + 4, 201: 1 });
  await server.close();
});
