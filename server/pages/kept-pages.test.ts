import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { articlePath } from "#content/links.ts";
import { articles } from "#generated/articles.ts";
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
        ...["/kept", "/kept", "/kept/", "/kept?utm_source=x", "/kept?a=1&a=2", "/KEPT"],
        ...["/%6bept", "//kept", "/kept?", "/kept#x"],
      ].map(async (path, index) => {
        const answer = await ask(path, { "user-agent": `${index}`, cookie: `a=${index}` });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("Welcome");
      }),
    );
    expect(renders()).toBe(1);
  });

  it("is an article, too, that did not hold yet when the site was built", async () => {
    const [first] = articles;
    const address = articlePath(first as (typeof articles)[number]);
    const answers = [await ask(address), await ask(address), await ask(`${address}/?utm_source=x`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers.get("etag")).toMatch(/^W\//);
    expect(renders()).toBe(1);
  });

  it("gets nothing of the request that it was rendered for", async () => {
    await ask("/kept?name=x", { cookie: "secret=1", "x-forwarded-host": "evil.example" });
    for (const { url, context } of pages.rendered) {
      expect(url).toMatch(/^http:\/\/localhost\/kept(\.data)?$/);
      expect(context.nonce).toBeUndefined();
    }
  });

  it("goes out compressed, with digests and no nonce in its policy", async () => {
    for (const encoding of ["br", "gzip", null]) {
      const answer = await ask("/kept", { "accept-encoding": encoding ?? "identity" });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      // The same for bytes that differ (RFC 9110, section 8.8.3.3).
      expect(answer.headers.get("etag")).toMatch(/^W\/"[\w-]{27}"$/);
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

  it("answers 304 to whoever has it, and HEAD with the headers of GET", async () => {
    const first = await ask("/kept", { "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/kept", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await ask("/kept", { "accept-encoding": "br" }, "HEAD");
    for (const name of ["etag", "content-length", "content-encoding", "cache-control"]) {
      expect(head.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it("serves the browser's call for its data from memory too", async () => {
    const data = await ask("/kept.data?_routes=x");
    expect(await data.json()).toEqual({ shown: "Welcome" });
    await ask("/kept.data");
    expect(pages.rendered).toHaveLength(1);
  });

  it("shows what this process has booked at once", async () => {
    await ask("/kept");
    // After the pause that follows a render.
    await expect.poll(() => renders()).toBe(1);
    pages.content.current = "Taken";
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    await expect.poll(async () => (await ask("/kept")).text()).toContain("Taken");
  });

  it("shows what another process has booked a second later", async () => {
    await ask("/kept");
    pages.content.current = "Taken elsewhere";
    await expect
      .poll(async () => (await ask("/kept")).text(), { timeout: patience.test })
      .toContain("Taken elsewhere");
  });

  it("shows another day after midnight", async () => {
    await ask("/kept");
    pages.content.current = "Tomorrow";
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await expect.poll(async () => (await ask("/kept")).text()).toContain("Tomorrow");
  });

  it("counts toward nobody's limit", async () => {
    for (let count = 0; count < rendersPerMinute + 5; count += 1) {
      expect((await ask("/kept")).status).toBe(200);
    }
  });
});

describe("a prerendered page that a query parameter changes", () => {
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
      expect((await ask(`/?${query}`)).headers.get("etag")).toBe('W/"home-1"');
      expect(pages.rendered).toEqual([]);
    },
  );
});

describe("the data of a prerendered page that a query parameter changes", () => {
  it("are kept too, whichever routes the browser's call names", async () => {
    for (const query of ["", "?_routes=x", "?utm=x&_routes=x"]) {
      const answer = await ask(`/list.data${query}`);
      expect(answer.headers.get("cache-control")).toBe("public, no-cache");
      expect(await answer.json()).toEqual({ shown: "Welcome" });
    }
    await ask("/list.data?search=ice&_routes=x");
    expect(pages.rendered.map(({ url }) => new URL(url).search)).toEqual(["", "?search=ice"]);
  });
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
    for (const path of ["/", "/kept", "/?search=298", "/api/auth/csrf-token"]) {
      expect((await ask(path)).status).toBe(200);
    }
  });
});
