import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  type CalloutChange,
  calloutsWith,
  type KeptCallout,
} from "#domain/roof-photo/callout-change.ts";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import type { RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";
import { entryShape, keptFor, type PhotoBox, type PhotoEntry } from "./photo-entry.ts";
import { createPhotoQueue } from "./photo-queue.ts";

const origin = { staffId: "ines", leadId: "lead" };
const file = (name: string) => ({ picture: new Blob([name]), takenAt: "2026-06-02T15:00:00.000Z" });

const arrow = (id: string, revision: number): KeptCallout => ({
  ...{ id, revision },
  callout: { kind: "arrow", from: { x: 0, y: 0 }, to: { x: revision / 100, y: 1 } },
});
const gone = (id: string, revision: number): CalloutChange => ({ id, revision, callout: null });

/** A browser's storage, which outlives the page. */
function createBox(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, PhotoEntry>();
  /** Whether no room is left for any write, also of what is there. */
  const isFull = { now: false };
  const box: PhotoBox = {
    all: async () => [...stored.values()],
    async change(id, change) {
      const made = change(stored.get(id));
      if (made && !stored.has(id) && stored.size >= room)
        throw new DOMException("", "QuotaExceededError");
      if (made && isFull.now) throw new DOMException("", "QuotaExceededError");
      if (made) stored.set(id, made);
      else stored.delete(id);
      return made;
    },
  };
  return { box, stored, isFull };
}

/** What a server has, and how it fails. */
function createServer(fails: () => "before" | "after" | number | undefined = () => undefined) {
  const photos = new Map<string, RoofPhotoChange>();
  const kinds = new Map<string, VisitKind>();
  const callouts = new Map<string, KeptCallout[]>();
  const sent: string[] = [];
  const seen = { isOnline: true, signedIn: "ines" };
  async function answer(work: () => void): Promise<void> {
    const failure = fails();
    if (typeof failure === "number") throw new ApiFailure(failure, { error: `status ${failure}` });
    if (failure === "before") throw new TypeError("no network");
    work();
    if (failure === "after") throw new TypeError("the answer is lost");
  }
  const calls = {
    whoIsIn: async () => seen.signedIn,
    idsOf: async () => [...photos.keys()],
    send: ({ id }: PhotoEntry) =>
      answer(() => {
        sent.push(id);
        if (!photos.has(id)) photos.set(id, {});
      }),
    describe: ({ id, description }: PhotoEntry) =>
      answer(() => photos.set(id, { ...photos.get(id), ...description })),
    changeCallout: ({ id }: PhotoEntry, change: CalloutChange) =>
      answer(() => {
        if (!photos.has(id)) throw new ApiFailure(404, { error: "status 404" });
        callouts.set(id, calloutsWith(callouts.get(id) ?? [], [change]));
      }),
    setVisitKind: (leadId: string, kind: VisitKind) => answer(() => kinds.set(leadId, kind)),
    remove: ({ id }: PhotoEntry) =>
      answer(() => {
        if (!photos.delete(id)) throw new ApiFailure(404, { error: "status 404" });
      }),
  };
  return { photos, kinds, callouts, sent, calls, seen };
}

type Server = ReturnType<typeof createServer>;

/** A page of the desk, until it is closed or killed. */
function openPage(
  { box }: Pick<ReturnType<typeof createBox>, "box">,
  server: Server,
  alone = (work: () => Promise<void>) => work(),
) {
  const later: (() => void)[] = [];
  let count = 0;
  let now = 1_000;
  const queue = createPhotoQueue({
    box,
    calls: server.calls,
    scale: async (picture) => ({ picture, small: null }),
    alone,
    isOnline: () => server.seen.isOnline,
    newId: () => `${Math.random()}-${++count}`,
    now: () => now++,
    pause: (_, then) => void later.push(then),
  });
  /** Lets everything happen that can, without waiting for time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
  }
  /** The same with all pauses over. */
  async function finish(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await settle();
      const due = later.splice(0);
      if (due.length === 0) return;
      for (const go of due) go();
    }
  }
  return { queue, settle, finish };
}

describe("the queue of roof photos", () => {
  it("sends each photo with what was said of it, and keeps nothing then", async () => {
    const [storage, server] = [createBox(), createServer()];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    expect(await queue.add([file("a"), file("b")], origin, { part: "ridge" })).toMatchObject({
      lost: 0,
    });
    await finish();
    expect([...server.photos.values()]).toEqual([{ part: "ridge" }, { part: "ridge" }]);
    expect([storage.stored.size, queue.entries(), server.sent.length]).toEqual([0, [], 2]);
  });

  it("keeps them without a network, and sends them from another page once there is one", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    await before.queue.add([file("a"), file("b"), file("c")], origin);
    await before.finish();
    const [first] = before.queue.entries();
    if (!first) throw new Error("nothing is kept");
    await before.queue.describe(first, { note: "Nail pops" });
    await before.queue.describe(first, { condition: "worn" });
    expect(server.sent).toEqual([]);
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    await after.finish();
    expect(after.queue.entries()).toHaveLength(3);
    server.seen.isOnline = true;
    after.queue.start();
    await after.finish();
    expect(server.photos.get(first.id)).toEqual({ note: "Nail pops", condition: "worn" });
    expect([server.photos.size, storage.stored.size]).toEqual([3, 0]);
  });

  it("has each photo arrive once, whatever breaks and whenever the browser is killed", async () => {
    const failure = fc.constantFrom(undefined, "before" as const, "after" as const, 503, 429);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(failure, { maxLength: 30 }),
        fc.array(fc.nat(300), { maxLength: 3 }),
        fc.boolean(),
        async (count, failures, kills, isFull) => {
          const storage = createBox();
          const server = createServer(() => failures.shift());
          let page = openPage(storage, server);
          await page.queue.resume("ines");
          const files = Array.from({ length: count }, (_, index) => file(`${index}`));
          await page.queue.add(files, origin, { part: "slope" });
          storage.isFull.now = isFull;
          for (const turns of kills) {
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            page = openPage(storage, server);
            await page.queue.resume("ines");
          }
          await page.finish();
          page.queue.start();
          await page.finish();
          expect(server.photos.size).toBe(count);
          expect([...server.photos.values()].every(({ part }) => part === "slope")).toBe(true);
          expect(storage.stored.size).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("does not send again what has arrived with its answer lost", async () => {
    const failures: ("after" | undefined)[] = ["after"];
    const [storage, server] = [createBox(), createServer(() => failures.shift())];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.add([file("a")], origin);
    await finish();
    expect([server.sent.length, server.photos.size, storage.stored.size]).toEqual([1, 1, 0]);
  });

  it.each([404, 415, 400, 403])(
    "keeps a photo that is refused with %d until somebody decides",
    async (status) => {
      const failures: (number | undefined)[] = [status];
      const [storage, server] = [createBox(), createServer(() => failures.shift())];
      const { queue, finish } = openPage(storage, server);
      await queue.resume("ines");
      await queue.add([file("a")], origin);
      await finish();
      const [entry] = queue.entries();
      expect(entry?.refusal).toBe(`status ${status}`);
      queue.start();
      await finish();
      expect(server.sent).toEqual([]);
      await queue.retry(entry?.id ?? "");
      await finish();
      expect([server.photos.size, storage.stored.size]).toEqual([1, 0]);
    },
  );

  it("forgets a photo that somebody has removed", async () => {
    const [storage, server] = [createBox(), createServer(() => 409)];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.add([file("a")], origin);
    await finish();
    expect(storage.stored.size).toBe(0);
  });

  it("sends what is kept although the storage is full, which is what makes room", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    await before.queue.add([file("a"), file("b"), file("c")], origin, { part: "ridge" });
    await before.finish();
    const [first] = [...storage.stored.values()];
    if (!first) throw new Error("nothing is kept");
    storage.stored.set(first.id, { ...first, isScaled: false });
    storage.isFull.now = true;
    server.seen.isOnline = true;
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.describe(first, { note: "Nail pops" });
    await finish();
    expect([server.photos.size, storage.stored.size, queue.entries()]).toEqual([3, 0, []]);
    expect(server.photos.get(first.id)).toEqual({ part: "ridge", note: "Nail pops" });
  });

  it("removes at the server what was removed here while it was on its way", async () => {
    const [storage, server] = [createBox(), createServer()];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const { send } = server.calls;
    server.calls.send = async (entry) => {
      await queue.remove(entry.id);
      await send(entry);
    };
    await queue.add([file("a")], origin);
    await finish();
    expect([server.sent.length, server.photos.size, storage.stored.size]).toEqual([1, 0, 0]);
  });

  it.each([
    ["with its answer lost", "after" as const, 1],
    ["not", "before" as const, 0],
  ])("removes what has arrived, or %s, once there is a network", async (_, failure, arrived) => {
    const failures = [failure];
    const [storage, server] = [createBox(), createServer(() => failures.shift())];
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    await before.queue.add([file("a")], origin);
    await before.settle();
    expect(server.photos.size).toBe(arrived);
    server.seen.isOnline = false;
    await before.queue.remove(before.queue.entries()[0]?.id ?? "");
    const [left] = storage.stored.values();
    expect(left).toMatchObject({ picture: null, small: null });
    server.seen.isOnline = true;
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    await after.finish();
    expect([server.photos.size, storage.stored.size]).toEqual([0, 0]);
  });

  it("sends from another page what a visit was said to be for without a network", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    await before.queue.setVisitKind(origin, "leak");
    await before.queue.setVisitKind(origin, "storm");
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    expect(after.queue.entries().map(({ visitKind }) => visitKind)).toEqual(["storm"]);
    server.seen.isOnline = true;
    after.queue.start();
    await after.finish();
    expect([[...server.kinds], storage.stored.size]).toEqual([[["lead", "storm"]], 0]);
  });

  it("keeps what a visit is for that the server refuses, with why, until another is chosen", async () => {
    let status: number | undefined = 403;
    const [storage, server] = [createBox(), createServer(() => status)];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.setVisitKind(origin, "leak");
    await finish();
    expect(queue.entries()).toMatchObject([{ visitKind: "leak", refusal: "status 403" }]);
    status = undefined;
    await queue.setVisitKind(origin, "storm");
    await finish();
    expect([[...server.kinds], storage.stored.size]).toEqual([[["lead", "storm"]], 0]);
  });

  it("sends from another page what was drawn on a photo without a network, after the photo", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    await before.queue.add([file("a")], origin);
    await before.finish();
    const [photo] = before.queue.entries();
    if (!photo) throw new Error("nothing is kept");
    for (const change of [arrow("one", 1), arrow("two", 1), arrow("one", 2), gone("two", 2)]) {
      await before.queue.changeCallout(photo, change);
    }
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    server.seen.isOnline = true;
    after.queue.start();
    await after.finish();
    expect(server.callouts.get(photo.id)).toEqual([arrow("one", 2)]);
    expect([server.photos.size, storage.stored.size]).toEqual([1, 0]);
  });

  it("sends all that was drawn on photos, whatever breaks and whenever the browser is killed", async () => {
    const failure = fc.constantFrom(undefined, "before" as const, "after" as const, 503, 429);
    const step = fc.record({ id: fc.constantFrom("a", "b", "c"), isGone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.array(failure, { maxLength: 20 }),
        fc.array(fc.nat(300), { maxLength: 3 }),
        async (steps, failures, kills) => {
          const storage = createBox();
          const server = createServer(() => failures.shift());
          server.photos.set("photo", {});
          let page = openPage(storage, server);
          await page.queue.resume("ines");
          const photo = { ...origin, id: "photo", takenAt: "2026-06-02T15:00:00.000Z" };
          const changes = steps.map(({ id, isGone }, index) =>
            isGone ? gone(id, index + 1) : arrow(id, index + 1),
          );
          for (const change of changes) {
            await page.queue.changeCallout(photo, change);
            const turns = kills.shift() ?? 0;
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            if (turns === 0) continue;
            page = openPage(storage, server);
            await page.queue.resume("ines");
          }
          await page.finish();
          page.queue.start();
          await page.finish();
          const byId = (all: readonly CalloutChange[] = []) =>
            all.toSorted((one, other) => one.id.localeCompare(other.id));
          expect(byId(server.callouts.get("photo"))).toEqual(byId(calloutsWith([], changes)));
          expect(storage.stored.size).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("keeps what is drawn on a photo of a lead that is not theirs now, and forgets that on a removed one", async () => {
    const failures: (number | undefined)[] = [404, 409];
    const [storage, server] = [createBox(), createServer(() => failures.shift())];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const photo = { ...origin, id: "photo", takenAt: "2026-06-02T15:00:00.000Z" };
    await queue.changeCallout(photo, arrow("one", 1));
    await finish();
    expect(queue.entries()).toMatchObject([{ refusal: "status 404", callouts: [arrow("one", 1)] }]);
    await queue.retry("photo");
    await finish();
    expect(storage.stored.size).toBe(0);
  });

  it("keeps what is drawn on a photo and refused, and sends it again once something of it is removed", async () => {
    const failures: (number | undefined)[] = [400];
    const [storage, server] = [createBox(), createServer(() => failures.shift())];
    server.photos.set("photo", {});
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const photo = { ...origin, id: "photo", takenAt: "2026-06-02T15:00:00.000Z" };
    await queue.changeCallout(photo, arrow("one", 1));
    await finish();
    expect(queue.entries()).toMatchObject([{ refusal: "status 400", callouts: [arrow("one", 1)] }]);
    await queue.changeCallout(photo, gone("other", 2));
    await finish();
    expect(server.callouts.get("photo")).toEqual([arrow("one", 1)]);
    expect(storage.stored.size).toBe(0);
  });

  it("only forgets what was removed before it was sent", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.add([file("a")], origin);
    await finish();
    await queue.remove(queue.entries()[0]?.id ?? "");
    expect(storage.stored.size).toBe(0);
  });

  it("keeps nothing that is found out of a photo once it was removed, or its author has signed out", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const { kept } = await queue.add([file("a")], origin);
    const photo = { ...origin, id: kept[0]?.id ?? "", takenAt: kept[0]?.takenAt ?? "" };
    const place = { latitude: 38.8, longitude: -77.3 };
    await queue.remove(photo.id);
    await queue.describe(photo, { place });
    expect(storage.stored.size).toBe(0);
    await queue.dropOf("ines");
    await queue.describe({ ...photo, id: "later" }, { place });
    await finish();
    expect(storage.stored.size).toBe(0);
  });

  it("forgets what was said of a photo that somebody else has removed", async () => {
    const [storage, server] = [createBox(), createServer(() => 409)];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    await queue.describe(
      { ...origin, id: "gone", takenAt: "2026-06-02T15:00:00.000Z" },
      { note: "x" },
    );
    await finish();
    expect([queue.entries(), storage.stored.size]).toEqual([[], 0]);
  });

  it("sends 120 photos once each over a line that breaks ten times, in a browser that is killed twice", async () => {
    let calls = 0;
    let breaks = 0;
    const server = createServer(() => {
      calls += 1;
      if (calls % 12 !== 0 || breaks === 10) return undefined;
      breaks += 1;
      return breaks % 2 === 0 ? "after" : "before";
    });
    const storage = createBox();
    let page = openPage(storage, server);
    await page.queue.resume("ines");
    const photos = Array.from({ length: 120 }, (_, index) => file(`photo ${index}`));
    const { kept, lost } = await page.queue.add(photos, origin, { part: "ridge" });
    expect([kept.length, lost]).toEqual([120, 0]);
    for (const arrived of [40, 80, 120]) {
      for (let turn = 0; turn < 200 && server.photos.size < arrived; turn += 1) {
        await page.finish();
      }
      // Whatever was on its way goes on at the server, and its answer finds nobody.
      page = openPage(storage, server);
      await page.queue.resume("ines");
    }
    for (let turn = 0; turn < 200 && storage.stored.size > 0; turn += 1) await page.finish();
    expect(breaks).toBe(10);
    expect([...server.photos.keys()].toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect([...server.photos.values()].every(({ part }) => part === "ridge")).toBe(true);
    expect(storage.stored.size).toBe(0);
  });

  it("leaves what a later release has added to a photo, in whose open tab it sends the rest", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const former = openPage(storage, server);
    await former.queue.resume("ines");
    const { kept } = await former.queue.add([file("a")], origin, { part: "ridge" });
    await former.queue.setVisitKind(origin, "leak");
    await former.finish();
    const [id = ""] = kept.map((photo) => photo.id);
    // Something drawn of which this release knows nothing, and an entry of which it knows nothing at all.
    const later = { shape: entryShape + 1, outlines: ["a roof"] };
    for (const [key, entry] of storage.stored) storage.stored.set(key, { ...entry, ...later });
    const [visit] = [...storage.stored.values()].filter(({ visitKind }) => visitKind);
    if (!visit) throw new Error("nothing of the visit is kept");
    const { visitKind: _, ...unknown } = visit;
    storage.stored.set("unknown", { ...unknown, id: "unknown" });
    server.seen.isOnline = true;
    former.queue.start();
    await former.finish();
    expect([...server.photos]).toEqual([[id, { part: "ridge" }]]);
    expect([...server.kinds]).toEqual([["lead", "leak"]]);
    const left = [...storage.stored.values()];
    expect(left.map((entry) => entry.id).toSorted()).toEqual([id, "unknown", visit.id].toSorted());
    for (const entry of left) expect(entry).toMatchObject({ picture: null, ...later });
    // What it knows is sent once, and with what is said later nothing else is lost.
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    await after.queue.describe(
      { ...origin, id, takenAt: "2026-06-02T15:00:00.000Z" },
      { note: "x" },
    );
    await after.finish();
    expect([server.sent, server.photos.get(id)]).toEqual([[id], { part: "ridge", note: "x" }]);
    expect(storage.stored.get(id)).toMatchObject({ description: {}, ...later });
  });

  it("goes on with what a release has left that knew of no shape", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const before = openPage(storage, server);
    await before.queue.resume("ines");
    const { kept } = await before.queue.add([file("a")], origin);
    await before.finish();
    for (const [key, { shape: _, ...entry }] of storage.stored) storage.stored.set(key, entry);
    server.seen.isOnline = true;
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    await after.finish();
    expect([server.sent, storage.stored.size]).toEqual([kept.map(({ id }) => id), 0]);
  });

  it("keeps with the reason what was said of a photo that is not found, until somebody closes it", async () => {
    const [storage, server] = [createBox(), createServer(() => 404)];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const photo = { ...origin, id: "given away", takenAt: "2026-06-02T15:00:00.000Z" };
    await queue.describe(photo, { note: "Three caps gone." });
    await queue.setVisitKind(origin, "storm");
    await finish();
    expect(queue.entries()).toMatchObject([
      { description: { note: "Three caps gone." }, refusal: "status 404" },
      { visitKind: "storm", refusal: "status 404" },
    ]);
    for (const { id } of queue.entries()) await queue.forget(id);
    expect(storage.stored.size).toBe(0);
  });

  it("tries anew what is said of a photo after a refusal, and what a visit is for", async () => {
    const failures = [404, 404];
    const [storage, server] = [createBox(), createServer(() => failures.shift())];
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    const photo = { ...origin, id: "back", takenAt: "2026-06-02T15:00:00.000Z" };
    await queue.describe(photo, { note: "first" });
    await queue.setVisitKind(origin, "storm");
    await finish();
    await queue.describe(photo, { part: "ridge" });
    await queue.setVisitKind(origin, "leak");
    await finish();
    expect([...server.photos]).toEqual([["back", { note: "first", part: "ridge" }]]);
    expect([[...server.kinds], storage.stored.size]).toEqual([[["lead", "leak"]], 0]);
  });

  it("waits before it asks again for a lock that the browser refuses", async () => {
    const [storage, server] = [createBox(), createServer()];
    let asked = 0;
    const { queue, settle, finish } = openPage(storage, server, async (work) => {
      asked += 1;
      if (asked === 1) throw new DOMException("", "InvalidStateError");
      await work();
    });
    await queue.resume("ines");
    await settle();
    expect(asked).toBe(1);
    await queue.add([file("a")], origin);
    await finish();
    expect([server.photos.size, storage.stored.size]).toEqual([1, 0]);
  });

  it("says how many there is no room for, and keeps the others", async () => {
    const [storage, server] = [createBox(2), createServer()];
    server.seen.isOnline = false;
    const { queue, finish } = openPage(storage, server);
    await queue.resume("ines");
    expect(await queue.add([file("a"), file("b"), file("c")], origin)).toMatchObject({ lost: 1 });
    await finish();
    expect(queue.entries()).toHaveLength(2);
  });

  it("sends nobody's photos but those of whoever is signed in", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const ines = openPage(storage, server);
    await ines.queue.resume("ines");
    await ines.queue.add([file("a")], origin);
    await ines.finish();
    Object.assign(server.seen, { isOnline: true, signedIn: "omar" });
    ines.queue.start();
    await ines.finish();
    const omar = openPage(storage, server);
    await omar.queue.resume("omar");
    await omar.finish();
    expect([server.sent, omar.queue.entries(), storage.stored.size]).toEqual([[], [], 1]);
    await omar.queue.dropLead("lead");
    expect(storage.stored.size).toBe(0);
  });

  it("forgets them at a sign-out, and after 30 days", async () => {
    const [storage, server] = [createBox(), createServer()];
    server.seen.isOnline = false;
    const { queue } = openPage(storage, server);
    await queue.resume("ines");
    await queue.add([file("a")], origin);
    const [entry] = storage.stored.values();
    if (!entry) throw new Error("nothing is kept");
    storage.stored.set("old", { ...entry, id: "old", keptAt: -keptFor });
    const after = openPage(storage, server);
    await after.queue.resume("ines");
    expect([...storage.stored.keys()]).toEqual([entry.id]);
    expect(after.queue.forgotten()).toBe(1);
    await queue.dropOf("ines");
    expect(storage.stored.size).toBe(0);
  });
});
