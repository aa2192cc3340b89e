import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada, book } from "#tests/support/visitors.ts";

const slotsPath = "/api/appointments/available-slots?date=2026-06-03";

describe.each(engines)("the API on %s", (engine) => {
  let server: TestApp;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestApp(engine);
    visitor = await server.visitor();
  });
  afterAll(() => server.close());

  it("says success, JSON, UTF-8 and no-store in every response", async () => {
    for (const path of ["/api/auth/csrf-token", slotsPath, "/api/openapi.json"]) {
      const answer = await visitor.send("GET", path);
      // OpenAPI allows no such field.
      if (path !== "/api/openapi.json") expect(answer.body.success).toBe(true);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json; ?charset=utf-8$/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("referrer-policy")).toBeTruthy();
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(answer.headers.get("x-powered-by")).toBeNull();
      expect(answer.headers.get("server")).toBeNull();
    }
  });

  it.each([slotsPath, "/api/auth/csrf-token", "/api/openapi.json", "/healthz", "/readyz"])(
    "answers HEAD %s as GET, without a body",
    async (path) => {
      const get = await fetch(server.url + path);
      const head = await fetch(server.url + path, { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe("");
      for (const name of ["content-type", "cache-control", "content-security-policy"]) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );

  it("answers HEAD for an unknown address with 404", async () => {
    for (const path of ["/api/unknown", "/api/appointments/unknown"]) {
      expect((await fetch(server.url + path, { method: "HEAD" })).status).toBe(404);
    }
  });

  it.each(["br", "gzip"])("compresses with %s when asked to", async (encoding) => {
    const answer = await fetch(`${server.url}/api/openapi.json`, {
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(await answer.json()).toHaveProperty("openapi");
  });

  it("cancels by DELETE with a JSON content type and no body, or without either", async () => {
    for (const timeSlot of ["9:00 AM", "10:00 AM"]) {
      const { body } = await book(visitor, { date: "2026-06-03", timeSlot });
      const path = `/api/appointments/${body.appointment.id}`;
      const type = timeSlot === "9:00 AM" ? "application/json" : "application/json; charset=utf-8";
      const cancelled = await visitor.send("DELETE", path, undefined, { "content-type": type });
      expect(cancelled.status).toBe(200);
      expect(cancelled.body.appointment.status).toBe("cancelled");
    }
  });

  it("makes appointment ids of 120 bits or more that have nothing in common", async () => {
    const ids: string[] = [];
    for (const timeSlot of slotLabels) {
      const { body } = await book(visitor, { date: "2026-06-04", timeSlot });
      ids.push(body.appointment.id);
    }
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]+$/);
      expect(id.length * 6).toBeGreaterThanOrEqual(120);
    }
    expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.slice(-6))).size).toBe(ids.length);
  });

  it("never tells a holder of an appointment's id who booked it", async () => {
    const { body } = await book(visitor, { date: "2026-06-05", timeSlot: "9:00 AM" });
    const seen = await visitor.send("GET", `/api/appointments/${body.appointment.id}`);
    expect(Object.keys(seen.body.appointment).sort()).toEqual(["date", "id", "status", "timeSlot"]);
    for (const value of Object.values(ada)) expect(JSON.stringify(seen.body)).not.toContain(value);
  });

  it("does not serve as an oracle for other sites' scripts", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await fetch(server.url + slotsPath, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});
