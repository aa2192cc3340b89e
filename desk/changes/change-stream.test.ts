import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Change, changeStream } from "./change-stream.ts";

class FakeSource extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  tell(type: string, data = "") {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected() {
  const sources: FakeSource[] = [];
  const stream = changeStream(() => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  const changes: Change[] = [];
  stream.listen((change) => changes.push(change));
  stream.connect();
  return { stream, sources, changes, last: () => sources.at(-1) as FakeSource };
}

it("says which lead has changed", () => {
  const { stream, last, changes } = connected();
  last().tell("open");
  const arrived = { id: "a", number: 7, kind: "arrived" };
  const erased = { id: "b", number: null, kind: "changed" };
  last().tell("lead", JSON.stringify(arrived));
  last().tell("lead", JSON.stringify(erased));
  expect(stream.connection()).toBe("open");
  expect(changes).toEqual([
    { event: "reload" },
    { event: "lead", lead: arrived },
    { event: "lead", lead: erased },
  ]);
});

it("says that mails go out again or no longer do", () => {
  const { last, changes } = connected();
  last().tell("mails", "{}");
  expect(changes).toEqual([{ event: "mails" }]);
});

it("reloads everything when it cannot read what has changed", () => {
  const { last, changes } = connected();
  last().tell("lead", JSON.stringify({ leads: ["a"] }));
  expect(changes).toEqual([{ event: "reload" }]);
});

it("reloads everything whenever it opens, and not before", () => {
  const { stream, last, changes, sources } = connected();
  expect(changes).toEqual([]);
  last().tell("open");
  expect(changes).toEqual([{ event: "reload" }]);
  last().tell("error");
  expect(stream.connection()).toBe("lost");
  expect(changes).toHaveLength(1);
  last().tell("open");
  expect(changes).toEqual([{ event: "reload" }, { event: "reload" }]);
  expect(sources).toHaveLength(1);
});

it("reopens a refused connection after a while", () => {
  const { last, sources } = connected();
  last().close();
  last().tell("error");
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(sources).toHaveLength(2);
});

it("stays quiet once closed", () => {
  const { stream, last, sources } = connected();
  last().close();
  last().tell("error");
  stream.close();
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
