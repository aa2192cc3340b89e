import { type ComponentType, Suspense, use } from "react";
import { createRequestHandler } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { buildOf, pagesOf } from "#tests/support/page-build.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const never = new Promise<never>(() => {});
const part = { isBroken: true };

function Throwing() {
  if (part.isBroken) throw new Error("ada@example.com wrote this");
  return <p>All there</p>;
}
function Hanging() {
  return <p>{use(never)}</p>;
}

/** A page around a part. */
function pageWith(Part: ComponentType, isInBoundary = true) {
  return {
    default: () => (
      <main>
        <h1>Roofs</h1>
        {isInBoundary ? (
          <Suspense>
            <Part />
          </Suspense>
        ) : (
          <Part />
        )}
      </main>
    ),
  };
}

const whole = pageWith(() => <p>All there</p>);
const build = buildOf({
  whole: { ...whole, action: () => null },
  throwing: pageWith(Throwing),
  "throwing-outside": pageWith(Throwing, false),
  "throwing-kept": pageWith(Throwing),
  hanging: { ...pageWith(Hanging), action: () => null },
  "hanging-outside": pageWith(Hanging, false),
  "hanging-kept": pageWith(Hanging),
  endless: { ...whole, loader: () => never },
  "endless-kept": { ...whole, loader: () => never },
  "without-page": { loader: () => ({ some: "data" }) },
});
const pages = pagesOf(build, ["/throwing-kept", "/hanging-kept", "/endless-kept"]);

const form = { "content-type": "application/x-www-form-urlencoded" };
const browser = { accept: "text/html", "sec-fetch-site": "same-origin" };

let server: TestApp;
const lines: string[] = [];

/** Log lines of level error and above. */
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

beforeAll(async () => {
  server = await startTestApp("sqlite", {
    pageSource: pages,
    env: { LOG_LEVEL: "info" },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  part.isBroken = true;
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { ...browser, ...init.headers } });
const send = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", headers: { ...form, ...headers }, body: "name=Ada" });

async function expectPlainPage(answer: Response, status: number): Promise<void> {
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain("<h1>That did not work</h1>");
  expect(html).toContain(`href="tel:${businessProfile.phone.e164}"`);
}

describe("a page whose part throws", () => {
  it.each(["/throwing", "/throwing-outside", "/throwing-kept"])(
    "is a plain page with 500 that nobody keeps, and one error in the log without its words: %s",
    async (path) => {
      await expectPlainPage(await ask(path), 500);
      expect(errors()).toEqual([expect.objectContaining({ msg: "page failed" })]);
      expect(errors()[0].err.stack).toContain("Throwing");
      expect(lines.join("")).not.toContain("ada@");
      part.isBroken = false;
      expect(await (await ask(path)).text()).toContain("All there");
    },
  );

  it("is reported in the API's format to whoever asked for no page", async () => {
    const answer = await ask("/throwing", { headers: { accept: "*/*" } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, error: expect.any(String) });
  });
});

it("a page whose part throws while it is made at build time stops the build, which says why", async () => {
  const answer = await createRequestHandler(build)(new Request("http://localhost/throwing"));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("ada@example.com wrote this");
});

describe("a page whose part never settles", () => {
  it("ends as a plain page with 500, and others are served meanwhile", async () => {
    const hanging = ["/hanging", "/hanging-outside", "/hanging-kept"].map((path) => ask(path));
    const posted = send("/hanging");
    const ended: string[] = [];
    for (const answer of [...hanging, posted]) answer.then(() => ended.push("hanging"));

    expect(await (await ask("/whole")).text()).toContain("All there");
    expect(await (await send("/whole")).text()).toContain("All there");
    expect(ended).toEqual([]);

    for (const answer of [...hanging, posted]) await expectPlainPage(await answer, 500);
    expect(errors()).toHaveLength(4);
    for (const { msg, err } of errors()) {
      expect(msg).toBe("page failed");
      expect(err.message).toContain("TimeoutError");
      expect(err.stack).toContain("Hanging");
    }
  });
});

describe("a page whose loader never settles", () => {
  it.each(["/endless", "/endless-kept"])(
    "is given up, for everybody who waits for it, and begun anew for the next: %s",
    async (path) => {
      const given = new AbortController();
      const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(given.signal);
      const waiting = ask(path);
      await expect.poll(() => limit.mock.calls.length).toBe(1);
      expect(await (await ask("/whole")).text()).toContain("All there");
      given.abort(new DOMException("", "TimeoutError"));
      await expectPlainPage(await waiting, 500);
      const calls = limit.mock.calls.length;
      await expectPlainPage(await ask(path), 500);
      expect(limit.mock.calls.length).toBeGreaterThan(calls);
      limit.mockRestore();
    },
  );
});

describe("a form that its page does not accept", () => {
  it.each(["/throwing-kept", "/throwing", "/without-page"])(
    "is a plain page with 405: %s",
    async (path) => {
      const answer = await send(path);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      await expectPlainPage(answer, 405);
    },
  );

  it.each(["/without-page", "/throwing.data"])(
    "is told in the API's form to whoever asked for no page: %s",
    async (path) => {
      const answer = await send(path, { accept: "*/*" });
      expect(answer.status).toBe(405);
      expect(await answer.json()).toEqual({ success: false, error: expect.any(String) });
    },
  );
});
