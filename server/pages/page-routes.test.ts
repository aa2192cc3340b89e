import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handMadePages, homeHtml } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let server: TestApp;
let pages: ReturnType<typeof handMadePages>;

beforeAll(async () => {
  pages = handMadePages();
  server = await startTestApp("sqlite", { pageSource: pages.source });
});
afterAll(() => server.close());
beforeEach(() => {
  pages.rendered.length = 0;
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.url + path, { method, headers, redirect: "manual" });
}

/** Nonces that an answer's policy allows, for scripts and for styles. */
function nonces(answer: Response): string[] {
  const policy = answer.headers.get("content-security-policy") ?? "";
  return [...policy.matchAll(/'nonce-([\w-]+)'/g)].map(([, nonce]) => nonce ?? "");
}

describe("a prerendered page", () => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["identity", null],
    ["deflate", null],
    ["zstd", null],
    ["gzip;q=0, br;q=0", null],
  ])("answers Accept-Encoding %s with %s", async (accepted, encoding) => {
    const answer = await ask("/", { "accept-encoding": accepted });
    expect(answer.status).toBe(200);
    const sent = answer.headers.get("content-encoding");
    expect(sent === "identity" ? null : sent).toBe(encoding);
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toBe(homeHtml);
  });

  it("is not named 'identity' when it is not encoded (RFC 9110, section 8.4.1)", async () => {
    const answer = await ask("/", { "accept-encoding": "identity" });
    expect(answer.headers.get("content-encoding")).toBeNull();
  });

  it("comes from memory: nothing is rendered, with and without a query", async () => {
    expect(await (await ask("/?utm_source=x")).text()).toBe(homeHtml);
    expect(pages.rendered).toEqual([]);
  });

  it.each([['W/"home-1"'], ['"home-1"'], ['W/"other", W/"home-1"'], ['"other","home-1"'], ["*"]])(
    "answers 304 without a body to whoever holds %s",
    async (held) => {
      const answer = await ask("/", { "if-none-match": held });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("etag")).toBe('W/"home-1"');
      expect(answer.headers.get("vary")).toBeTruthy();
      expect(answer.headers.get("content-security-policy")).toContain("'sha256-abc='");
    },
  );

  it("is sent in full to whoever has another copy", async () => {
    const answer = await ask("/", { "if-none-match": '"home-0"' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toBe('W/"home-1"');
  });

  it("answers HEAD with the headers of GET", async () => {
    const headers = { "accept-encoding": "gzip" };
    const [get, head] = [await ask("/", headers), await ask("/", headers, "HEAD")];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of ["etag", "vary", "content-type", "content-encoding", "content-length"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

describe("a page rendered on request", () => {
  it("carries the nonce of its own policy, a new one each time", async () => {
    const answers = [await ask("/schedule"), await ask("/schedule")];
    const seen = new Set<string>();
    for (const answer of answers) {
      const [nonce = "", ...others] = nonces(answer);
      expect(nonce).toMatch(/^[\w-]{22,}$/);
      expect(others).toEqual([nonce]);
      expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      seen.add(nonce);
    }
    expect(seen.size).toBe(2);
  });

  it("answers HEAD with no length that GET does not have", async () => {
    const headers = { "accept-encoding": "br" };
    for (const path of ["/schedule", "/broken", "/data", "/healthz", "/api/openapi.json"]) {
      const [get, head] = [await ask(path, headers), await ask(path, headers, "HEAD")];
      expect(head.status).toBe(get.status);
      expect(get.headers.get("content-encoding")).toBe("br");
      expect(head.headers.get("content-length")).toBeNull();
    }
    const plain = { "accept-encoding": "identity" };
    const [get, head] = [await ask("/schedule", plain), await ask("/schedule", plain, "HEAD")];
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(get.headers.get("vary")).toBe("accept-encoding");
  });

  it("answers 304 with the policy of the copy that the visitor holds", async () => {
    const first = await ask("/schedule");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/schedule", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    expect(nonces(again)).toEqual(nonces(first));
  });

  it("is sent again, with a new nonce, when it has changed", async () => {
    const first = await ask("/schedule");
    pages.content.current = "Changed";
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/schedule", { "if-none-match": etag });
    pages.content.current = "Welcome";
    expect(again.status).toBe(200);
    expect(again.headers.get("etag")).not.toBe(etag);
    expect(nonces(again)).not.toEqual(nonces(first));
  });

  it("does not let a made-up ETag choose the nonce", async () => {
    const made = `W/"${"a".repeat(22)}.${"b".repeat(22)}"`;
    const answer = await ask("/schedule", { "if-none-match": made });
    expect(answer.status).toBe(200);
    expect(nonces(answer)[0]).not.toBe("b".repeat(22));
  });

  it.each(["br", "gzip"])("is compressed with %s", async (encoding) => {
    const answer = await ask("/schedule", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(await answer.text()).toContain("Welcome");
  });

  it("says that it varies even when it is not compressed", async () => {
    const answer = await ask("/schedule", { "accept-encoding": "identity" });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
  });

  it("answers HEAD like GET, with the same ETag except for the nonce", async () => {
    const head = await ask("/schedule", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const get = await ask("/schedule", { "if-none-match": head.headers.get("etag") ?? "" });
    expect(get.status).toBe(304);
  });

  it("passes redirects and data on as they are", async () => {
    const redirect = await ask("/old");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "/"]);
    const data = await ask("/data");
    expect(await data.json()).toEqual({ some: "data" });
    expect(data.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("is requested under our own host, whatever the path looks like", async () => {
    await ask("//evil.example/schedule");
    await ask("/schedule?next=http://evil.example/");
    for (const { url } of pages.rendered) expect(new URL(url).host).toBe(new URL(server.url).host);
    expect(pages.rendered).toHaveLength(2);
  });

  it("does not fail because of an invalid Host", async () => {
    for (const host of ["", "[", "a b"]) {
      const status = await new Promise((resolve, reject) => {
        request(`${server.url}/schedule`, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on("error", reject)
          .end();
      });
      expect(status).toBeLessThan(500);
    }
  });

  it("that fails reveals nothing internal", async () => {
    for (const path of ["/broken", "/crash"]) {
      const answer = await ask(path);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toMatch(/select|\/srv\/|at \w+ \(/);
    }
  });
});
