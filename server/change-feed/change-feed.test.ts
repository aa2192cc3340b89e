import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createChangeFeed } from "./change-feed.ts";

describe.each(engines)("changes of leads on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let office: Visitor & { id: string };
  let another: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    office = await signIn(server, "office");
    another = await storage.open();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
    await another.close();
    await storage.drop();
  });

  const listen = (headers: object = {}, who: Visitor = office, query = "") =>
    openEventStream(`${server.url}/api/desk/changes${query}`, { cookie: who.cookie, ...headers });
  const changeElsewhere = (leadId: string) =>
    another.transact((transaction) => addLeadChange(transaction, leadId, server.clock.now));
  const noteOn = (id: string, who: Visitor = office) =>
    who.send("POST", `/api/desk/leads/${id}/notes`, { text: "Hail." });

  it("reach an open screen, and are cached by nobody on the way", async () => {
    const stream = await listen();
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("cache-control")).toBe("no-store");
    expect(await stream.take(1)).toMatchObject([{ event: "ready", id: "0" }]);
    const { id } = await writeAsVisitor(server, office);
    const rows = async () => (await office.send("GET", "/api/desk/leads?list=all")).body.leads;
    const [lead] = await rows();
    expect(await stream.take(1)).toEqual([
      { event: "lead", id: "1", data: { id, number: 1, kind: "arrived", lead } },
    ]);
    await noteOn(id);
    expect(await stream.take(1)).toMatchObject([{ id: "2", data: { id, kind: "changed" } }]);
    await office.send("PATCH", `/api/desk/leads/${id}`, { version: 1, state: "quoted" });
    const [changed] = await rows();
    expect(changed.state).toBe("quoted");
    expect(await stream.take(1)).toMatchObject([{ id: "3", data: { lead: changed } }]);
  });

  it("that come after the desk was opened are told to a screen that begins there", async () => {
    const { id } = await writeAsVisitor(server, office);
    const { changes } = (await office.send("GET", "/api/desk/me")).body;
    await noteOn(id);
    const stream = await listen({}, office, `?after=${changes}`);
    expect(await stream.take(1)).toMatchObject([{ id: "2", data: { id, kind: "changed" } }]);
  });

  it("carry nothing of a lead that was erased", async () => {
    const { id } = await writeAsVisitor(server, office);
    await another.database.deleteFrom("leads").where("id", "=", id).execute();
    const stream = await listen({}, office, "?after=0");
    expect(await stream.take(1)).toMatchObject([{ data: { id, number: null, lead: null } }]);
  });

  it("are found when another process makes them", async () => {
    const { id } = await writeAsVisitor(server, office);
    const stream = await listen();
    await stream.take(1);
    await changeElsewhere(id);
    expect(await stream.take(1)).toMatchObject([{ event: "lead", data: { id, kind: "changed" } }]);
  });

  it("resume where a screen lost its connection", async () => {
    const first = await listen();
    const [ready] = await first.take(1);
    first.leave();
    const { id } = await writeAsVisitor(server, office);
    await noteOn(id);
    const second = await listen({ "last-event-id": ready?.id });
    expect((await second.take(2)).map(({ data }) => data.kind)).toEqual(["arrived", "changed"]);
    const third = await listen({}, office, "?after=1");
    expect(await third.take(1)).toMatchObject([{ id: "2", data: { kind: "changed" } }]);
  });

  it("end in a reload when they are no longer known, or too many", async () => {
    const { id } = await writeAsVisitor(server, office);
    for (const _time of [1, 2, 3]) await noteOn(id);
    await another.database.deleteFrom("lead_changes").where("number", "<", 3).execute();
    const [known] = await (await listen({}, office, "?after=2")).take(1);
    expect(known).toMatchObject({ event: "lead", id: "3" });
    for (const after of [1, 99]) {
      const [told] = await (await listen({}, office, `?after=${after}`)).take(1);
      expect(told, String(after)).toMatchObject({ event: "reload", id: "4" });
    }
    const many = Array.from({ length: 600 }, () => ({ lead_id: id, at: "2026-06-02T16:00:00Z" }));
    await another.database.insertInto("lead_changes").values(many).execute();
    const [tooMany] = await (await listen({}, office, "?after=4")).take(1);
    expect(tooMany).toMatchObject({ event: "reload", id: "604" });
  });

  // SQLite has one writer at a time, so it commits in order.
  if (engine === "postgres")
    it("are told though they are committed out of order", async () => {
      const { id } = await writeAsVisitor(server, office);
      // Changes older than the longest transaction are not repeated.
      server.clock.now = new Date(server.clock.now.getTime() + 61_000);
      const stream = await listen();
      await stream.take(1);
      let commit = () => {};
      const mayCommit = new Promise<void>((resolve) => {
        commit = resolve;
      });
      const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
      const slow = another.transact(async (transaction) => {
        await addLeadChange(transaction, id, server.clock.now);
        written();
        await mayCommit;
      });
      await isWritten;
      await noteOn(id);
      const [later] = await stream.take(1);
      expect(later?.id).toBe("3");
      // A screen that reconnects after the later change must not miss the earlier one.
      stream.leave();
      const [stays, comesBack] = [await listen(), await listen({}, office, "?after=3")];
      await stays.take(1);
      commit();
      await slow;
      expect(await stays.take(1)).toMatchObject([{ id: "2" }]);
      expect((await comesBack.take(1)).map((event) => event.id)).toContain("2");
      expect((await (await listen({}, office, "?after=3")).take(1))[0]?.id).toBe("2");
    });

  it("reach each screen once, however many there are", async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => listen()));
    for (const stream of streams) await stream.take(1);
    const { id } = await writeAsVisitor(server, office);
    await noteOn(id);
    for (const stream of streams) {
      expect((await stream.take(2)).map((event) => event.id)).toEqual(["1", "2"]);
    }
  });

  it("reach inspectors for their own leads only", async () => {
    const inspector = await signIn(server, "inspector");
    const stream = await listen({}, inspector);
    await stream.take(1);
    const others = await writeAsVisitor(server, office);
    const own = await writeAsVisitor(server, office, { email: "other@example.com" });
    await noteOn(others.id);
    const given = { version: 1, assigneeId: inspector.id };
    await office.send("PATCH", `/api/desk/leads/${own.id}`, given);
    expect((await stream.take(1))[0]?.data.id).toBe(own.id);
  });

  it("tell inspectors of a lead that was taken from them or erased, and nothing that is in it", async () => {
    const inspector = await signIn(server, "inspector");
    const colleague = await signIn(server, "inspector", "Other Inspector");
    const { id, number, personId } = await writeAsVisitor(server, office);
    const giveTo = (assigneeId: string, version: number) =>
      office.send("PATCH", `/api/desk/leads/${id}`, { version, assigneeId });
    const stream = await listen({}, inspector);
    await stream.take(1);
    await giveTo(inspector.id, 1);
    const [given] = await stream.take(1);
    expect(given?.data).toMatchObject({ id, lead: { version: 2 } });
    await giveTo(colleague.id, 2);
    const gone = { id, number, kind: "changed", lead: null };
    expect((await stream.take(1))[0]?.data).toEqual(gone);
    const later = await listen({}, inspector, `?after=${given?.id}`);
    expect((await later.take(1))[0]?.data, "after a reconnection").toEqual(gone);
    // What happens to it afterwards is none of their business.
    await noteOn(id);
    await giveTo(inspector.id, 3);
    expect((await stream.take(1))[0]?.data).toMatchObject({ id, lead: { version: 4 } });
    const owner = await signIn(server, "owner");
    await owner.send("POST", `/api/desk/people/${personId}/erase`, {
      confirm: String(number),
    });
    expect((await stream.take(1))[0]?.data).toEqual({ ...gone, number: null });
  });

  it("reach nobody who has not signed in, and start at no invalid place", async () => {
    const stranger = await server.visitor();
    expect((await stranger.send("GET", "/api/desk/changes")).status).toBe(401);
    expect((await office.send("GET", "/api/desk/changes?after=soon")).status).toBe(400);
  });

  it("end with the session, which an open screen does not prolong", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = await listen();
    await stream.take(1);
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 3_600_000);
    await changeElsewhere("some lead");
    vi.advanceTimersByTime(1_000);
    expect((await stream.take(1))[0]?.data).toMatchObject({ number: null });
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(await stream.next()).toBeUndefined();
  });

  it("reach no screen whose session ends while it connects", async () => {
    const { id } = await writeAsVisitor(server, office);
    const log = { error: vi.fn() };
    const feed = createChangeFeed({ connection: another, rolesOf: async () => new Map(), log });
    const screen = { sessionId: "ended", role: "owner", tell: vi.fn(), end: vi.fn() } as const;
    await feed.listen(screen, 0);
    await changeElsewhere(id);
    await feed.stop();
    expect(screen.end).toHaveBeenCalledOnce();
    expect(screen.tell).not.toHaveBeenCalled();
  });

  it("keep no server from stopping", async () => {
    const stream = await listen();
    await stream.take(1);
    const stopped = server.app.close();
    expect(await stream.next()).toBeUndefined();
    await stopped;
  });
});
