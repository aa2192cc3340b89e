import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { patience } from "#tests/support/patience.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";
import { rendersPerMinute } from "./render-limit.ts";

let server: TestApp;
let pages: ReturnType<typeof handMadePages>;

beforeEach(async () => {
  pages = handMadePages();
  server = await startTestApp("sqlite", { pageSource: pages.source, env: { RATE_LIMIT: "on" } });
});
afterEach(() => server.close());

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.url + path, { method, headers, redirect: "manual" });
}

/** How often a page's HTML was rendered; requests for data do not count. */
const renders = () => pages.rendered.filter(({ url }) => !url.endsWith(".data")).length;

describe("a page that is the same for every visitor", () => {
  it("is rendered once, however it is asked for", async () => {
    await Promise.all(
      [
        ...["/shared", "/shared", "/shared/", "/shared?utm_source=x", "/shared?a=1&a=2", "/SHARED"],
        ...["/%73hared", "//shared", "/shared?", "/shared#x"],
      ].map(async (path, index) => {
        const answer = await ask(path, { "user-agent": `${index}`, cookie: `a=${index}` });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("Welcome");
      }),
    );
    expect(renders()).toBe(1);
  });

  it("gets nothing of the request that it was rendered for", async () => {
    await ask("/shared?name=x", { cookie: "secret=1", "x-forwarded-host": "evil.example" });
    for (const { url, context } of pages.rendered) {
      expect(url).toMatch(/^http:\/\/localhost\/shared(\.data)?$/);
      expect(context.nonce).toBeUndefined();
    }
  });

  it("goes out compressed, with digests and no nonce in its policy", async () => {
    for (const encoding of ["br", "gzip", null]) {
      const answer = await ask("/shared", { "accept-encoding": encoding ?? "identity" });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("accept-encoding");
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const policy = answer.headers.get("content-security-policy") ?? "";
      // The digest of `1`, the script in this handmade page.
      expect(policy).toContain("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
      expect(policy).not.toContain("nonce");
      expect(await answer.text()).toContain("Welcome");
    }
    expect(renders()).toBe(1);
  });

  it("answers 304 to whoever holds it, and HEAD with the headers of GET", async () => {
    const first = await ask("/shared", { "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/shared", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await ask("/shared", { "accept-encoding": "br" }, "HEAD");
    for (const name of ["etag", "content-length", "content-encoding", "cache-control"]) {
      expect(head.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it("answers the browser's call for its data from memory too", async () => {
    const data = await ask("/shared.data?_routes=x");
    expect(await data.json()).toEqual({ shown: "Welcome" });
    await ask("/shared.data");
    expect(pages.rendered).toHaveLength(1);
  });

  it("shows what this process has booked at once", async () => {
    await ask("/shared");
    // After the pause that follows a render.
    await expect.poll(() => renders()).toBe(1);
    pages.content.current = "Taken";
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    await expect.poll(async () => (await ask("/shared")).text()).toContain("Taken");
  });

  it("shows what another process has booked a second later", async () => {
    await ask("/shared");
    pages.content.current = "Taken elsewhere";
    await expect
      .poll(async () => (await ask("/shared")).text(), { timeout: patience.test })
      .toContain("Taken elsewhere");
  });

  it("shows another day after midnight", async () => {
    await ask("/shared");
    pages.content.current = "Tomorrow";
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await expect.poll(async () => (await ask("/shared")).text()).toContain("Tomorrow");
  });

  it("counts for nobody's limit", async () => {
    for (let count = 0; count < rendersPerMinute + 5; count += 1) {
      expect((await ask("/shared")).status).toBe(200);
    }
  });
});

describe("a page made at build time that a query parameter changes", () => {
  it("is rendered once for each value that it knows", async () => {
    for (const query of ["service=gutters", "utm=x&service=gutters", "service=gutters&service=x"]) {
      expect(await (await ask(`/?${query}`)).text()).toContain("Welcome");
    }
    await ask("/?service=siding");
    expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual([
      "?service=gutters",
      "?service=siding",
    ]);
  });

  it.each(["service=", "service=nonsense", "service=Gutters", "utm_source=x", "search=", "&&=&"])(
    "is as without any for %s",
    async (query) => {
      expect((await ask(`/?${query}`)).headers.get("etag")).toBe('"home-1"');
      expect(pages.rendered).toEqual([]);
    },
  );
});

describe("pages that are rendered for one visitor", () => {
  it("are limited for each network, and say when to come back", async () => {
    for (let count = 0; count < rendersPerMinute; count += 1) {
      const path = count % 2 ? `/appointments/${count}` : `/?search=${count}`;
      expect((await ask(path)).status).toBe(200);
    }
    const refused = await ask("/appointments/one-more", { accept: "text/html" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many requests.");
    expect((await ask("/?search=one-more")).status).toBe(429);
    expect(pages.rendered).toHaveLength(rendersPerMinute);
    for (const path of ["/", "/shared", "/?search=298", "/api/auth/csrf-token"]) {
      expect((await ask(path)).status).toBe(200);
    }
  });
});
