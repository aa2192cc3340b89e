import { beforeEach, describe, expect, it, vi } from "vitest";
import { type KeptRelease, workerRules } from "./worker-rules.ts";

const release: KeptRelease = {
  cache: "desk-two",
  entry: "/assets/desk/main-2.js",
  files: ["/assets/desk/main-2.js", "/assets/desk/day-2.js"],
};
const site = "https://roofs.example";

/** The caches of a browser, by name, as far as the rules use them. */
function browserCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(typeof request === "string" || request instanceof URL ? request : request.url, site)
      .pathname;
  const match = async (request: RequestInfo | URL) =>
    [...stored.values()]
      .map((files) => files.get(pathOf(request)))
      .find(Boolean)
      ?.clone();
  const caches = {
    async open(name: string) {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return {
        async addAll(paths: string[]) {
          for (const path of paths) files.set(path, new Response(`file ${path}`));
        },
        async put(path: string, answer: Response) {
          files.set(path, answer);
        },
      } as unknown as Cache; // the two functions that the rules call
    },
    match,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  return { caches, stored };
}

const documentOf = (script: string) => new Response(`<script src="${script}"></script>`);
// As much of a request as the rules read: only a browser can make one that navigates.
const opening = (path: string) => ({ mode: "navigate", url: site + path }) as Request;
const loading = (path: string) => ({ mode: "cors", url: site + path }) as Request;

describe("the desk's worker", () => {
  const { caches, stored } = browserCaches();
  const fetch = vi.fn<(request: Request | string) => Promise<Response>>();
  let isLate: () => void;
  const wait = () => new Promise<void>((resolve) => (isLate = resolve));
  const rules = workerRules(release, { caches, fetch, wait });
  const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

  beforeEach(async () => {
    stored.clear();
    fetch.mockReset().mockResolvedValueOnce(documentOf(release.entry));
    await rules.install();
    fetch.mockReset();
  });

  it("keeps the document and the files of its release, and those of no other", async () => {
    expect([...(stored.get("desk-two")?.keys() ?? [])]).toEqual([...release.files, "/desk"]);
    await caches.open("desk-one");
    await rules.activate();
    expect(await caches.keys()).toEqual(["desk-two"]);
  });

  it.each<[string, Response]>([
    ["another release", documentOf("/assets/desk/main-3.js")],
    ["a fault", new Response(release.entry, { status: 502 })],
  ])("keeps nothing when the server answers with %s", async (_what, answer) => {
    stored.clear();
    fetch.mockResolvedValueOnce(answer);
    await expect(rules.install()).rejects.toThrow("another release");
    expect(stored.size).toBe(0);
  });

  it("opens what the server has now, so that a reload brings the newest release", async () => {
    fetch.mockResolvedValueOnce(new Response("release three"));
    expect(await textOf(rules.answerTo(opening("/desk/day")))).toBe("release three");
  });

  it.each<[string, () => Promise<Response>]>([
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers with a fault", async () => new Response("Bad gateway", { status: 502 })],
  ])("opens what it has when the server %s", async (_what, answer) => {
    fetch.mockImplementationOnce(answer);
    const opened = rules.answerTo(opening("/desk/leads/1?from=day"));
    expect(await textOf(opened)).toContain(release.entry);
  });

  it("opens what it has when the server does not answer for too long", async () => {
    fetch.mockReturnValueOnce(new Promise(() => {}));
    const opened = rules.answerTo(opening("/desk"));
    await vi.waitFor(() => expect(isLate).toBeTypeOf("function"));
    isLate();
    expect(await textOf(opened)).toContain(release.entry);
  });

  it("takes the desk's files from where they are", async () => {
    const kept = rules.answerTo(loading("/assets/desk/day-2.js"));
    expect(await textOf(kept)).toBe("file /assets/desk/day-2.js");
    fetch.mockResolvedValueOnce(new Response("file of release three"));
    const other = rules.answerTo(loading("/assets/desk/day-3.js"));
    expect(await textOf(other)).toBe("file of release three");
  });

  it.each([
    loading("/api/desk/day?date=2026-06-03"),
    loading("/api/desk/me"),
    loading("/api/desk/changes"),
    loading("/favicon.svg"),
    loading("/assets/app-1.js"),
    opening("/"),
    opening("/desks"),
  ])("has no part in $mode of $url", (request) => {
    expect(rules.answerTo(request)).toBeUndefined();
  });
});
