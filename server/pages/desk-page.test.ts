import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const [desk, deskWorker] = ["<!doctype html><title>Desk</title>", "addEventListener('fetch', ok);"];

describe("the desk's document", () => {
  let server: TestApp;

  beforeAll(async () => {
    const pageSource = { ...handMadePages().source, desk, deskWorker };
    server = await startTestApp("sqlite", { pageSource });
  });
  afterAll(() => server.close());

  it("may start the site's own worker, which no page for visitors may name", async () => {
    const own = await fetch(`${server.url}/desk/day`);
    expect(await own.text()).toBe(desk);
    const policy = own.headers.get("content-security-policy");
    expect(policy).toContain("; worker-src 'self'");
    expect(policy).not.toContain("unsafe");
    for (const path of ["/", "/kept", "/anything"]) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get("content-security-policy"), path).not.toContain("worker-src");
    }
  });

  it("has a worker that is asked for again each time, for the desk alone, and loads nothing of others", async () => {
    const worker = await fetch(`${server.url}/desk/worker.js`);
    expect(await worker.text()).toBe(deskWorker);
    expect(Object.fromEntries(worker.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": "/desk",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    });
  });
});
