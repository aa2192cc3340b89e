import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { rawAnswer } from "#tests/support/raw-answer.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let server: TestApp;
let pages: ReturnType<typeof handMadePages>;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), "site-files-"));
  await writeFile(path.join(files, "logo.svg"), "<svg></svg>");
  pages = handMadePages();
  const pageSource = { ...pages.source, assetsFolder: files };
  server = await startTestApp("sqlite", { pageSource });
});
afterAll(async () => {
  await server.close();
  await rm(files, { recursive: true });
});

const get = (target: string, ...headers: string[]) =>
  rawAnswer(server.url, [`GET ${target} HTTP/1.1`, "Host: site.test", ...headers]);

describe("a file requested in an impossible way", () => {
  it.each([
    ["Range: bytes=99999999999-", 416],
    ["Range: bytes=5-1", 416],
    ['If-Match: "x"', 412],
    ["If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT", 412],
  ])("is answered with the status of what is wrong: %s, %i", async (header, status) => {
    const answer = await get("/logo.svg", header);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({ success: false, error: expect.any(String) });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    if (status === 416) expect(answer.headers.get("content-range")).toBe("bytes */11");
  });

  it("is sent when it can be", async () => {
    const part = await get("/logo.svg", "Range: bytes=0-3");
    expect([part.status, part.body]).toEqual([206, "<svg"]);
    expect((await get("/logo.svg")).body).toBe("<svg></svg>");
  });
});

describe("an address", () => {
  it.each([
    ["/\\", "/%5C"],
    ["/\\[/", "/%5C["],
    ["/\\:99999/", "/%5C:99999"],
    ["/\\evil.example/faq", "/%5Cevil.example/faq"],
    ["//evil.example/faq", "/evil.example/faq"],
    ["http://u:p@evil.example/schedule", "/schedule"],
    ["http://[/schedule", "/schedule"],
    ["/[::1]:99999/@x", "/[::1]:99999/@x"],
  ])("is a path of ours, whatever it looks like: %s", async (target, seen) => {
    pages.rendered.length = 0;
    const answer = await get(target);
    expect(answer.status).toBe(200);
    const [{ url = "" } = {}] = pages.rendered;
    expect(new URL(url).host).toBe("site.test");
    expect(new URL(url).pathname.replace(/\/$/, "")).toBe(seen);
  });

  it("given as an absolute URL is answered as its path", async () => {
    expect((await get("http://u:p@h/")).body).toBe((await get("/")).body);
    expect((await get("http://h/api/unknown")).status).toBe(404);
    expect((await get("http://h/logo.svg")).body).toBe("<svg></svg>");
  });
});

describe("a Host", () => {
  it.each(["a@b", "[", "a b", "a/b", "a?b", "a\\b", "a:99999", "a#b", "%"])(
    "that is none is refused with 400: %s",
    async (host) => {
      for (const target of ["/", "/schedule", "/kept", "/api/auth/csrf-token", "/logo.svg"]) {
        const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`];
        expect((await rawAnswer(server.url, lines)).status).toBe(400);
      }
    },
  );

  it("named twice is refused with 400, even when both are the same", async () => {
    for (const [first, second] of [
      ["a", "b"],
      ["a", "a"],
    ]) {
      const lines = ["GET / HTTP/1.1", `Host: ${first}`, `host: ${second}`];
      expect((await rawAnswer(server.url, lines)).status).toBe(400);
    }
  });

  it.each(["localhost", "localhost:3000", "www.site-1.test", "[::1]:80", "my_host", "127.0.0.1"])(
    "that is one is taken: %s",
    async (host) => {
      const lines = ["GET /schedule HTTP/1.1", `Host: ${host}`];
      expect((await rawAnswer(server.url, lines)).status).toBe(200);
    },
  );
});

describe("an empty form", () => {
  it.each([
    ["no length and no type", []],
    ["length 0 and no type", ["Content-Length: 0"]],
    [
      "length 0 and a type",
      ["Content-Length: 0", "Content-Type: application/x-www-form-urlencoded"],
    ],
  ])("reaches its page as an empty form: %s", async (_name, headers) => {
    pages.rendered.length = 0;
    const answer = await rawAnswer(server.url, [
      "POST /schedule HTTP/1.1",
      "Host: site.test",
      "Sec-Fetch-Site: same-origin",
      ...headers,
    ]);
    expect(answer.status).toBe(200);
    expect(pages.rendered).toEqual([expect.objectContaining({ body: "", fields: [] })]);
  });
});

describe("a fault of a request", () => {
  it("is a page for whoever asked for one, with the status and the way home", async () => {
    const answer = await get("/%", "Accept: text/html,application/xhtml+xml,*/*;q=0.8");
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
    expect(answer.body).toContain(`href="tel:${businessProfile.phone.e164}"`);
    expect(answer.body).toContain('href="/"');
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*'sha256-/);
  });

  it("is in the API's format for everybody else, and always for calls", async () => {
    for (const answer of [await get("/%"), await get("/api/unknown", "Accept: text/html")]) {
      expect(JSON.parse(answer.body)).toEqual({ success: false, error: expect.any(String) });
    }
  });
});

describe("a page's redirect", () => {
  it("has a few words of HTML under it, and says so", async () => {
    const answer = await get("/old");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('<a href="/">');
    const head = await rawAnswer(server.url, ["HEAD /old HTTP/1.1", "Host: site.test"]);
    expect([head.status, head.body]).toEqual([302, ""]);
    expect(head.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });
});
