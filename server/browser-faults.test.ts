import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { linesPerMinute, ownLinesPerMinute, reportsPerMinute } from "#server/browser-faults.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const fault = {
  kind: "error",
  message: "TypeError: x is not a function",
  place: "assets/page-1a2b.js:1:4821",
  page: "/contact-us",
  release: "0.1.0",
};

describe("a report from a browser", () => {
  const texts: string[] = [];
  let server: TestApp;

  async function start(env: Record<string, string> = {}) {
    server = await startTestApp("sqlite", {
      env: { LOG_LEVEL: "info", ...env },
      logStream: { write: (line) => void texts.push(line) },
      pageSource: handMadePages().source,
    });
  }
  beforeEach(() => {
    texts.length = 0;
  });
  afterEach(() => server.close());

  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/faults`, { method: "POST", body, headers });
  const lines = () =>
    texts.map((text) => JSON.parse(text)).filter(({ msg }) => msg === "browser fault");

  it("is one line in the log, sets no cookie and answers nothing", async () => {
    await start();
    const answer = await send(JSON.stringify(fault), { "sec-fetch-site": "same-origin" });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(lines()).toEqual([expect.objectContaining({ level: 40, ...fault })]);
    expect(lines()[0].reqId).toBe(answer.headers.get("x-request-id"));
  });

  it("leaves nothing of a person in the log, and no field of its own", async () => {
    await start();
    const page = "/appointments/hW3kq0Zr_tQ1xYbN5sLm2aPc";
    const message = "Error: ada@example.com or 703 555 0111";
    await send(JSON.stringify({ ...fault, page, message, level: 60, name: "Ada Homeowner" }));
    expect(lines()).toMatchObject([{ level: 40, page: "/appointments/…" }]);
    expect(texts.join("")).not.toMatch(/hW3kq0Zr|ada@|703 555|Homeowner/);
  });

  it.each([
    ["that is no JSON", "{", {}, 400],
    ["with something missing", JSON.stringify({ ...fault, page: undefined }), {}, 400],
    ["of another kind", JSON.stringify({ ...fault, kind: "note" }), {}, 400],
    [
      "as JSON, which another site cannot send unasked",
      "{}",
      { "content-type": "application/json" },
      415,
    ],
    ["larger than 2 KB", JSON.stringify({ ...fault, message: "x".repeat(2_048) }), {}, 413],
    ["from another site", JSON.stringify(fault), { "sec-fetch-site": "cross-site" }, 403],
  ])("%s is refused and not logged", async (_name, body, headers, status) => {
    await start();
    expect((await send(body, headers)).status).toBe(status);
    expect(lines()).toEqual([]);
  });

  it("is taken only so often from one network", async () => {
    await start({ RATE_LIMIT: "on" });
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push((await send(JSON.stringify(fault))).status);
    expect(statuses).toHaveLength(reportsPerMinute + 1);
    expect(lines()).toHaveLength(reportsPerMinute);
  });

  it("is logged only so often, from whatever networks", async () => {
    await start();
    const body = JSON.stringify(fault);
    const most = ownLinesPerMinute + linesPerMinute;
    for (let count = 0; count < most + 5; count += 1) {
      expect((await send(body)).status).toBe(204);
    }
    expect(lines()).toHaveLength(most);
  });

  it("is logged five times of each network, whatever others have reported", async () => {
    await start({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
    const from = (network: string) => ({ "x-forwarded-for": network });
    for (let network = 1; network <= 5; network += 1) {
      for (let count = 0; count < reportsPerMinute; count += 1) {
        await send(JSON.stringify(fault), from(`203.0.113.${network}`));
      }
    }
    const before = lines().length;
    for (let count = 0; count < ownLinesPerMinute + 1; count += 1) {
      const body = JSON.stringify({ ...fault, page: "/financing" });
      expect((await send(body, from("198.51.100.7"))).status).toBe(204);
    }
    expect(lines().slice(before)).toHaveLength(ownLinesPerMinute);
    expect(lines().at(-1)).toMatchObject({ page: "/financing" });
  });

  it("opens no other way around the token: a call still needs it", async () => {
    await start();
    const answer = await fetch(`${server.url}/api/faults`, {
      method: "POST",
      body: JSON.stringify(fault),
    });
    expect(answer.status).toBe(403);
  });
});
