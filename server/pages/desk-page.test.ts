import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const [desk, deskWorker] = [
  "<!doctype html><head><title>Desk</title></head>",
  "addEventListener('fetch', ok);",
];

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

  it("says what the business is called once an owner has set it, and nothing else that was set", async () => {
    const name = 'Smith & Sons "Roofs" <i>';
    const owner = await signIn(server, "owner");
    const settings = { overrides: { name, shortName: "Smith", capacity: 3 } };
    const { status } = await owner.send("PUT", "/api/desk/business", { version: 0, settings });
    expect(status).toBe(200);
    const html = await (await fetch(`${server.url}/desk/day`)).text();
    const [, content = ""] = /<meta name="desk-names" content="([^"]*)"><\/head>/.exec(html) ?? [];
    const said = content.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const at = expect.any(Number);
    expect(JSON.parse(said)).toEqual({ at, names: { name, shortName: "Smith" } });
    await owner.send("PUT", "/api/desk/business", { version: 1, settings: { overrides: {} } });
    const after = await (await fetch(`${server.url}/desk/day`)).text();
    // Whoever was told the former one has to learn that it holds no more.
    expect(after).toContain("&quot;names&quot;:{}");
  });

  it("may ask where its device is, which no page for visitors may", async () => {
    const own = await fetch(`${server.url}/desk/day`);
    expect(own.headers.get("permissions-policy")).toContain("geolocation=(self)");
    expect(own.headers.get("permissions-policy")).toContain("camera=()");
    for (const path of ["/", "/kept", "/anything", "/api/auth/csrf-token", "/desk/worker.js"]) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get("permissions-policy"), path).toContain("geolocation=()");
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
