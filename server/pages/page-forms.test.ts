import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { postsPerMinute } from "#server/plugins/rate-limit.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import type { RawAnswer } from "#tests/support/raw-answer.ts";
import { rawAnswer } from "#tests/support/raw-answer.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const form = "application/x-www-form-urlencoded";
const own = { "sec-fetch-site": "same-origin", "content-type": form };

describe("a form that is sent without scripts", () => {
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

  const send = (headers: Record<string, string>, body = "name=Ada", path = "/schedule") =>
    fetch(server.url + path, { method: "POST", headers, body });

  it("reaches its page with every byte, and the response has its own nonce", async () => {
    const body = "name=Zo%C3%AB+O%27Neill&notes=a%0D%0Ab&name=again";
    const answer = await send(own, body);
    expect(answer.status).toBe(200);
    expect(pages.rendered).toEqual([
      expect.objectContaining({ method: "POST", url: `${server.url}/schedule`, body }),
    ]);
    const nonce = pages.rendered[0]?.context.nonce;
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.get("etag")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("is accepted from our own origin when the browser does not speak Fetch Metadata", async () => {
    const answer = await send({ origin: server.url, "content-type": form });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["cross-site", {}],
    ["same-site", {}],
    ["none", {}],
    ["cross-site", { origin: "own" }],
    ["", { origin: "https://evil.example" }],
    ["", { origin: "null" }],
    ["", { origin: "http://127.0.0.1:1" }],
    ["", { referer: "own" }],
    ["", {}],
  ])("is refused when it came with Sec-Fetch-Site '%s' and %o", async (site, others) => {
    const told = Object.entries(others).map(([name, value]) => [
      name,
      value === "own" ? server.url : value,
    ]);
    const answer = await send({
      "content-type": form,
      ...(site && { "sec-fetch-site": site }),
      ...Object.fromEntries(told),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("another site");
    expect(pages.rendered).toEqual([]);
  });

  it("is refused with 413 when it is larger than 64 KiB, and accepted just below", async () => {
    expect((await send(own, "x".repeat(65_537))).status).toBe(413);
    expect(pages.rendered).toEqual([]);
    expect((await send(own, "x".repeat(65_536))).status).toBe(200);
  });

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x"])(
    "is refused with 415 as %s",
    async (type) => {
      expect((await send({ ...own, "content-type": type }, "{}")).status).toBe(415);
      expect(pages.rendered).toEqual([]);
    },
  );

  it("leaves its redirect unchanged", async () => {
    const answer = await fetch(`${server.url}/old`, {
      method: "POST",
      headers: own,
      body: "",
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  });

  it("cannot reach the API, whose calls are JSON with a token", async () => {
    const answer = await send(own, "name=Ada", "/api/customers/register");
    expect([403, 415]).toContain(answer.status);
  });
});

describe("a form behind a proxy that ends TLS and is not named in TRUST_PROXY", () => {
  const lines: string[] = [];
  let server: TestApp;
  let pages: ReturnType<typeof handMadePages>;

  beforeAll(async () => {
    pages = handMadePages();
    server = await startTestApp("sqlite", {
      pageSource: pages.source,
      env: { SITE_URL: "https://www.site.test", TRUST_PROXY: "0", LOG_LEVEL: "info" },
      logStream: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines.length = 0;
    pages.rendered.length = 0;
  });

  const sendAs = (host: string, origin: string): Promise<RawAnswer> =>
    rawAnswer(
      server.url,
      [
        ...["POST /schedule HTTP/1.1", `Host: ${host}`, `Origin: ${origin}`, "Accept: text/html"],
        ...["X-Forwarded-Proto: https", `Content-Type: ${form}`, "Content-Length: 8"],
      ],
      "name=Ada",
    );

  it.each(["www.site.test", "127.0.0.1:3000", "inner"])(
    "is taken from the site's own address, also when the proxy asks for %s",
    async (host) => {
      expect((await sendAs(host, "https://www.site.test")).status).toBe(200);
      const headers = new Headers(pages.rendered[0]?.headers);
      // Otherwise React Router would compare it with a URL of another scheme.
      expect(headers.get("origin")).toBeNull();
    },
  );

  it("is refused with a page that says what is wrong, and a line in the log that says what to set", async () => {
    const answer = await sendAs("inner", "https://evil.example");
    expect(answer.status).toBe(403);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("This form seems to come from another site");
    expect(answer.body).toContain('href="tel:');
    expect(pages.rendered).toEqual([]);
    const refusal = lines.find((line) => line.includes("form refused")) ?? "";
    expect(JSON.parse(refusal)).toMatchObject({
      origin: "evil.example",
      expected: ["inner", "www.site.test"],
      msg: expect.stringContaining("TRUST_PROXY"),
    });
  });

  it("writes nothing into the log that the sender made up", async () => {
    await sendAs("inner", "https://user:secret@evil.example/path?email=ada@example.com");
    await sendAs("inner", "made up");
    expect(lines.join("")).not.toMatch(/secret|ada@|made up/);
  });
});

it("a visitor who sends more forms than a person does is refused with the time to wait, by network", async () => {
  const pages = handMadePages();
  const env = { RATE_LIMIT: "on", TRUST_PROXY: "1" };
  const server = await startTestApp("sqlite", { pageSource: pages.source, env });
  const send = (from: string) =>
    fetch(`${server.url}/schedule`, {
      method: "POST",
      headers: { ...own, "x-forwarded-for": from },
      body: "name=Ada",
    });
  const statuses: Record<number, number> = {};
  for (let index = 0; index < postsPerMinute + 2; index += 1) {
    const { status } = await send(`2001:db8:0:7::${index}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 200: postsPerMinute, 429: 2 });
  const refused = await send("2001:db8:0:7::1");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain(businessProfile.phone.display);
  expect((await send("2001:db8:0:8::1")).status).toBe(200);
  expect((await fetch(`${server.url}/schedule`)).status).toBe(200);
  await server.close();
});

it("a page's temporary refusal says in its header how long it lasts", async () => {
  const server = await startTestApp("sqlite", { pageSource: handMadePages().source });
  const answer = await fetch(`${server.url}/full`, { method: "POST", headers: own, body: "" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "90"]);
  expect(await answer.text()).toContain("Full.");
  await server.close();
});
