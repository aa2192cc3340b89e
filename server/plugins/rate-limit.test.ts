import { expect, it } from "vitest";
import { startTestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { submissionsPerMinute as limit } from "./rate-limit.ts";

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
    error: expect.stringMatching(/^Too many requests\./),
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

it("can be switched off", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "off" } });
  const visitor = await server.visitor();
  const register = () => visitor.send("POST", "/api/customers/register", ada);
  expect(await statuses(limit + 5, register)).toEqual({ 200: limit + 4, 201: 1 });
  await server.close();
});
