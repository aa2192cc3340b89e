import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { rawAnswer } from "#tests/support/raw-answer.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const pages = handMadePages();
let behind: TestApp;
let direct: TestApp;

beforeAll(async () => {
  const pageSource = pages.source;
  behind = await startTestApp("sqlite", { pageSource, env: { TRUST_PROXY: "1" } });
  direct = await startTestApp("sqlite", { pageSource });
});
afterAll(async () => {
  await behind.close();
  await direct.close();
});
beforeEach(() => {
  pages.rendered.length = 0;
});

/** What the page learns of a request that a proxy passes on: its origin and the client's network. */
async function seen(header: string, server = behind, method = "GET", target = "/schedule") {
  const lines = [`${method} ${target} HTTP/1.1`, "Host: site.test", "Sec-Fetch-Site: same-origin"];
  const answer = await rawAnswer(server.url, [...lines, header]);
  expect(answer.status, header).toBe(200);
  const [{ url = "", context } = {}] = pages.rendered;
  return {
    origin: new URL(url).origin,
    network: context?.network,
    hsts: answer.headers.has("strict-transport-security"),
  };
}

const nothing = { origin: "http://site.test", network: "127.0.0.1", hsts: false };

describe("what a trusted proxy says of a request", () => {
  it.each([
    ...["bytes=5-1", "", ",", "://", "https://", "https:", "x", "file", "javascript", "%", "\xff"],
    ...["https,", "https, x", "http s", "constructor", "x".repeat(60)],
  ])("is ignored when it is not one of our protocols: %s", async (proto) => {
    expect(await seen(`X-Forwarded-Proto: ${proto}`)).toEqual(nothing);
    pages.rendered.length = 0;
    expect(await seen(`X-Forwarded-Proto: ${proto}`, behind, "POST")).toEqual(nothing);
  });

  it.each(["https", "HTTPS", " https ", "http, https", "x, https"])(
    "is the protocol: %s",
    async (proto) => {
      const told = { ...nothing, origin: "https://site.test", hsts: true };
      expect(await seen(`X-Forwarded-Proto: ${proto}`)).toEqual(told);
    },
  );

  it("is the protocol even for a path that cannot be read", async () => {
    for (const [proto, isTold] of [
      ["http, HTTPS", true],
      ["https, x", false],
    ] as const) {
      const lines = ["GET /% HTTP/1.1", "Host: site.test", `X-Forwarded-Proto: ${proto}`];
      const { headers } = await rawAnswer(behind.url, lines);
      expect(headers.has("strict-transport-security")).toBe(isTold);
    }
  });

  it.each(["a@b", "[", "", ",", "x y", "a:99999", "a/b", "?", "\\", "http://h", "h, ", "\xff"])(
    "is ignored when it is no host: %s",
    async (host) => {
      expect(await seen(`X-Forwarded-Host: ${host}`)).toEqual(nothing);
    },
  );

  it.each([
    ["www.site.test:8080", "http://www.site.test:8080"],
    ["[::1]:80", "http://[::1]"],
    ["evil.example, www.site.test", "http://www.site.test"],
  ])("is the host: %s", async (host, origin) => {
    expect(await seen(`X-Forwarded-Host: ${host}`)).toEqual({ ...nothing, origin });
  });

  it.each([
    ...["unknown", "_hidden", "", ",", "%", "1.2.3", "999.1.1.1", "[::1", "1.2.3.4:x", "a:80"],
    // Whoever stands before an unknown address is not known either.
    ...["203.0.113.7, unknown", "203.0.113.7,", "x".repeat(60)],
  ])("is ignored when it is not an address: %s", async (address) => {
    expect(await seen(`X-Forwarded-For: ${address}`)).toEqual(nothing);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["198.51.100.1, unknown, 203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
    ["[2001:db8:0:7::1]", "2001:db8:0:7::/64"],
    ["[2001:db8:0:7::1]:443", "2001:db8:0:7::/64"],
  ])("is the client's address: %s", async (address, network) => {
    expect(await seen(`X-Forwarded-For: ${address}`)).toEqual({ ...nothing, network });
  });

  it("reaches no page, except what is read", async () => {
    await seen("X-Forwarded-Port: x\r\nX-Forwarded-Prefix: //evil.example");
    expect([...(pages.rendered[0]?.headers.keys() ?? [])].join()).not.toContain("x-forwarded");
  });
});

describe("what an untrusted sender says of a request", () => {
  it.each(["Proto: https", "Host: www.site.test", "For: 203.0.113.7", "Port: 443"])(
    "is ignored: X-Forwarded-%s",
    async (said) => {
      expect(await seen(`X-Forwarded-${said}`, direct)).toEqual(nothing);
      expect([...(pages.rendered[0]?.headers.keys() ?? [])].join()).not.toContain("x-forwarded");
    },
  );
});
