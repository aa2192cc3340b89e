import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { someLeadRow } from "#tests/support/lead-values.ts";
import { type Change, changeStream } from "./change-stream.ts";

class FakeSource extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  tell(type: string, data = "", lastEventId = "") {
    this.dispatchEvent(Object.assign(new Event(type), { data, lastEventId }));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(place?: string) {
  const sources: FakeSource[] = [];
  const places: (string | undefined)[] = [];
  const stream = changeStream((after) => {
    const source = new FakeSource();
    sources.push(source);
    places.push(after);
    return source;
  });
  const changes: Change[] = [];
  stream.listen((change) => changes.push(change));
  if (place) stream.begin(place);
  stream.connect();
  return { stream, sources, places, changes, last: () => sources.at(-1) as FakeSource };
}

const row = someLeadRow();

it("says which lead has changed, and how it is now", () => {
  const { stream, last, changes } = connected("3");
  const arrived = { id: "a", number: 7, kind: "arrived", lead: row };
  const erased = { id: "b", number: null, kind: "changed", lead: null };
  last().tell("lead", JSON.stringify(arrived));
  last().tell("lead", JSON.stringify(erased));
  expect(stream.connection()).toBe("open");
  expect(changes).toEqual([
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

it("tells that the calendar has changed", () => {
  const { last, changes } = connected("41");
  last().tell("calendar", "{}");
  expect(changes).toEqual([{ event: "calendar" }]);
});

it("begins behind what the page has read, so that nothing is read twice", () => {
  const { last, changes, places } = connected("41");
  last().tell("open");
  expect(places).toEqual(["41"]);
  expect(changes).toEqual([]);
});

it("reloads everything when it opens without a place to begin at", () => {
  const { last, changes, places } = connected();
  last().tell("open");
  expect(places).toEqual([undefined]);
  expect(changes).toEqual([{ event: "reload" }]);
});

it("leaves it to the browser to reopen a broken connection, and reads nothing again", () => {
  const { stream, last, changes, sources } = connected("41");
  last().tell("open");
  last().tell("error");
  expect(stream.connection()).toBe("lost");
  last().tell("open");
  expect(stream.connection()).toBe("open");
  expect(changes).toEqual([{ event: "mails" }]);
  expect(sources).toHaveLength(1);
});

it("is lost when it has been silent for 35 seconds, and goes on behind the last change", () => {
  const { stream, last, places } = connected("41");
  last().tell("open");
  last().tell("lead", JSON.stringify({ id: "a", number: 7, kind: "changed", lead: row }), "52");
  vi.advanceTimersByTime(34_000);
  expect(stream.connection()).toBe("open");
  vi.advanceTimersByTime(2_000);
  expect(stream.connection()).toBe("lost");
  expect(places).toEqual(["41", "52"]);
});

it("tries another connection when one does not open", () => {
  const { places } = connected("41");
  vi.advanceTimersByTime(21_000);
  expect(places).toEqual(["41", "41", "41"]);
});

it("lives as long as it beats", () => {
  const { stream, last, sources } = connected("41");
  for (let beats = 0; beats < 8; beats += 1) {
    last().tell("beat", "{}");
    vi.advanceTimersByTime(15_000);
  }
  expect(stream.connection()).toBe("open");
  expect(sources).toHaveLength(1);
});

it("is opened anew within two seconds of waking from a sleep", () => {
  const { last, sources } = connected("41");
  last().tell("open");
  // Timers stand still meanwhile.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(2);
});

it("hears nothing from a connection that it has given up", () => {
  const { sources, changes, stream } = connected("41");
  vi.advanceTimersByTime(36_000);
  sources[0]?.tell("reload", "{}");
  expect(changes).toEqual([]);
  expect(stream.connection()).toBe("lost");
});

it("reopens a refused connection after a while", () => {
  const { last, sources } = connected();
  last().close();
  last().tell("error");
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(sources).toHaveLength(2);
});

it("believes no connection from before the browser was offline, and opens another after a while", () => {
  const { stream, last, sources } = connected();
  const early = last();
  stream.lose();
  early.tell("open");
  expect(stream.connection()).toBe("lost");
  vi.advanceTimersByTime(3_000);
  expect(sources).toHaveLength(2);
  last().tell("open");
  expect(stream.connection()).toBe("open");
});

it("stays quiet once closed", () => {
  const { stream, last, sources } = connected();
  last().close();
  last().tell("error");
  stream.close();
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
