import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";

const script = "https://roofs.example/assets/page-1a2b.js";

let beacon: typeof import("./fault-beacon.ts");
const sent: { url: string; options: RequestInit }[] = [];

beforeEach(async () => {
  sent.length = 0;
  vi.resetModules();
  const listeners = new EventTarget();
  vi.stubGlobal("addEventListener", listeners.addEventListener.bind(listeners));
  vi.stubGlobal("dispatchEvent", listeners.dispatchEvent.bind(listeners));
  vi.stubGlobal("location", { pathname: "/contact-us", search: "?service=gutters" });
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    sent.push({ url, options });
    throw new TypeError("Failed to fetch");
  });
  beacon = await import("./fault-beacon.ts");
  beacon.watchForFaults("1.2.3");
});
afterEach(() => void vi.unstubAllGlobals());

const bodies = () => sent.map(({ options }) => JSON.parse(String(options.body)));

function errorAt(place: string, message = "x is not a function") {
  return Object.assign(new TypeError(message), { stack: `TypeError\n    at run (${place})` });
}

const happen = (type: string, facts: object) =>
  dispatchEvent(Object.assign(new Event(type), facts));

describe("a fault in the browser", () => {
  it("that nobody catches is reported once, without cookies or the address's query", () => {
    const error = errorAt(`${script}:1:4821`);
    happen("error", { error });
    happen("error", { error });
    expect(bodies()).toEqual([
      {
        kind: "error",
        message: "TypeError: x is not a function",
        place: "assets/page-1a2b.js:1:4821",
        page: "/contact-us",
        release: "1.2.3",
      },
    ]);
    expect(sent[0]).toMatchObject({
      url: "/faults",
      options: { method: "POST", keepalive: true, credentials: "omit" },
    });
    expect(sent[0]?.options).not.toHaveProperty("headers");
  });

  it("in a promise is reported as well, and so is a script that does not load", () => {
    happen("unhandledrejection", { reason: errorAt(`${script}:1:7`) });
    const reason = new TypeError(`Failed to fetch dynamically imported module: ${script}`);
    happen("unhandledrejection", { reason: Object.assign(reason, { stack: "" }) });
    expect(bodies().map(({ place }) => place)).toEqual([
      "assets/page-1a2b.js:1:7",
      "assets/page-1a2b.js",
    ]);
  });

  it.each([
    ["an extension's", errorAt("chrome-extension://abcdef/content.js:1:1")],
    ["another site's, of which the browser says nothing", null],
    ["thrown without an error", "text"],
  ])("is not reported when it is %s", (_name, error) => {
    happen("error", { error });
    expect(sent).toEqual([]);
  });

  it("is reported at most three times for one page load, and briefly", () => {
    for (let count = 0; count < 9; count += 1) {
      beacon.reportFault(errorAt(`${script}:${count}`, "x".repeat(5_000)));
    }
    expect(sent).toHaveLength(3);
    for (const { options } of sent) expect(String(options.body).length).toBeLessThan(1_000);
  });

  it("is reported by nobody who has not asked for it, such as a test or the server", async () => {
    vi.resetModules();
    const other = await import("./fault-beacon.ts");
    other.reportFault(errorAt(script));
    expect(sent).toEqual([]);
  });
});

describe("a call that changes something", () => {
  async function call(method: "GET" | "POST", answer: () => Response) {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { guardedFetch } = await import("./guarded-fetch.ts");
    const send = guardedFetch({
      storage: createMemoryStorage({ csrfToken: "token" }),
      authTokenKey: "authToken",
      prefix: "https://roofs.example/api",
      fetch: async () => answer(),
    });
    const body = method === "POST" ? JSON.stringify({ email: "ada@example.com" }) : null;
    const address = "https://roofs.example/api/customers/contact";
    await send(new Request(address, { method, body })).catch(() => {});
  }
  const unreachable = () => {
    throw new TypeError("Failed to fetch");
  };

  it.each([
    ["gets no answer", unreachable, "POST customers/contact: no answer"],
    ["gets a 503", () => new Response("{}", { status: 503 }), "POST customers/contact: 503"],
  ])("and %s is reported, without what was sent", async (_name, answer, message) => {
    await call("POST", answer);
    expect(bodies()).toEqual([
      { kind: "submission", message, place: "", page: "/contact-us", release: "1.2.3" },
    ]);
  });

  it("and is refused is not reported, nor is one that only reads", async () => {
    await call("POST", () => new Response("{}", { status: 400 }));
    await call("GET", unreachable);
    expect(sent).toEqual([]);
  });
});
