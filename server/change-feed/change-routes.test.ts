import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { rawAnswer } from "#tests/support/raw-answer.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

describe.each(engines)("a stream of changes on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  /** Another process on the same database. */
  let other: TestApp;
  let owner: Visitor & { id: string };
  let office: Visitor & { id: string };

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    other = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner");
    office = await signIn(server, "office");
    // The feed's own looks happen only when a test lets time pass.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
    await other.close();
    await storage.drop();
  });

  async function listen(who: Visitor = office) {
    const stream = await openEventStream(`${server.url}/api/desk/changes`, { cookie: who.cookie });
    expect(await stream.take(1)).toMatchObject([{ event: "ready" }]);
    return stream;
  }
  /** The same person in the same browser, who talks to another process. */
  async function elsewhere(who: Visitor): Promise<Visitor> {
    const cookies = who.cookie.split("; ").filter((cookie) => !cookie.startsWith("csrf="));
    const visitor = await connectVisitor(other.url);
    const cookie = [visitor.cookie, ...cookies].join("; ");
    const send: Visitor["send"] = (method, path, body, headers) =>
      visitor.send(method, path, body, { cookie, ...headers });
    return { ...visitor, cookie, send };
  }
  const changeOffice = (changes: object) => (by: Visitor) =>
    by.send("PATCH", `/api/desk/staff/${office.id}`, changes);

  const endings = [
    ["whose role has become a lower one", () => owner, changeOffice({ role: "inspector" }), 401],
    ["whose role has become a higher one", () => owner, changeOffice({ role: "owner" }), 401],
    ["who works here no longer", () => owner, changeOffice({ isActive: false }), 401],
    [
      "who has signed out",
      () => office,
      (by: Visitor) => by.send("DELETE", "/api/desk/sessions/current"),
      401,
    ],
    [
      "who has signed out everywhere",
      () => office,
      (by: Visitor) => by.send("DELETE", "/api/desk/sessions"),
      401,
    ],
  ] as const;
  const statusNow = async () => (await office.send("GET", "/api/desk/me")).status;

  it.each(endings)("of somebody %s ends at once", async (_who, by, act, status) => {
    const [stream, owners] = [await listen(), await listen(owner)];
    expect((await act(by())).status).toBe(200);
    expect(await stream.next()).toBeUndefined();
    expect(await statusNow()).toBe(status);
    const { id } = await writeAsVisitor(server, owner);
    expect((await owners.take(1))[0]?.data.id, "the stream of another").toBe(id);
  });

  it.each(endings)(
    "of somebody %s in another process ends within a second, and tells nothing more",
    async (_who, by, act, status) => {
      const [stream, owners] = [await listen(), await listen(owner)];
      expect((await act(await elsewhere(by()))).status).toBe(200);
      const { id } = await writeAsVisitor(other, owner);
      vi.advanceTimersByTime(1_000);
      expect(await stream.next()).toBeUndefined();
      expect(await statusNow()).toBe(status);
      expect((await owners.take(1))[0]?.data.id, "the stream of another").toBe(id);
    },
  );

  it("tells a demoted member, who has signed in again, only what the new role may see", async () => {
    const stream = await listen();
    await changeOffice({ role: "inspector" })(owner);
    expect(await stream.next()).toBeUndefined();
    await writeAsVisitor(server, owner);
    const own = await writeAsVisitor(server, owner, { email: "other@example.com" });
    const given = { version: 1, assigneeId: office.id };
    await owner.send("PATCH", `/api/desk/leads/${own.id}`, given);
    const { cookie } = await signIn(server, "inspector", "Test office");
    const again = await openEventStream(`${server.url}/api/desk/changes?after=0`, { cookie });
    expect(new Set((await again.take(2)).map(({ data }) => data.id))).toEqual(new Set([own.id]));
  });

  it("beats, so that a screen notices when the connection is dead", async () => {
    const stream = await listen();
    vi.advanceTimersByTime(15_000);
    expect(await stream.take(1)).toMatchObject([{ event: "beat" }]);
  });

  it("is only headers for HEAD, and ends at once", async () => {
    const lines = ["HEAD /api/desk/changes HTTP/1.1", "Host: site.test"];
    const head = await rawAnswer(server.url, [...lines, `Cookie: ${office.cookie}`]);
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(head.headers.get("cache-control")).toBe("no-store");
    expect((await rawAnswer(server.url, lines)).status).toBe(401);
  });
});
