import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { today } from "#desk/moment-text.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { someInspector } from "#tests/support/lead-values.ts";
import type { Day } from "./day-query.ts";
import { keepDays } from "./keep-days.ts";

const ines = someInspector();
const dayOf = (date: string): Day => ({ success: true, date, leads: [], gone: [] });
const hour = 3_600_000;

describe("the days that a browser keeps", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  let queries: QueryClient;

  /** The desk as it opens on this browser. */
  const open = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    keepDays(client, storage);
    return client;
  };
  const knownIn = (client: QueryClient) =>
    client.getQueriesData<Day>({ queryKey: ["day"] }).map(([, day]) => day?.date);

  beforeEach(() => {
    storage = createMemoryStorage();
    queries = open();
    queries.setQueryData(["me"], ines);
  });

  it("are there when it opens again, with their age, and who is signed in", () => {
    const now = today();
    queries.setQueryData(["day", now], dayOf(now), { updatedAt: Date.now() - hour });
    const again = open();
    expect(again.getQueryData(["me"])).toEqual(ines);
    expect(again.getQueryData(["day", now])).toEqual(dayOf(now));
    const age = Date.now() - (again.getQueryState(["day", now])?.dataUpdatedAt ?? 0);
    expect(age).toBeGreaterThanOrEqual(hour);
  });

  it("are those that are not over", () => {
    const [before, now, after] = [-1, 0, 1].map((count) => addDays(today(), count));
    for (const day of [before, now, after]) {
      if (day) queries.setQueryData(["day", day], dayOf(day));
    }
    expect(knownIn(open())).toEqual([now, after]);
  });

  it("are forgotten after four days", () => {
    const ahead = addDays(today(), 9);
    queries.setQueryData(["day", ahead], dayOf(ahead), { updatedAt: Date.now() - 97 * hour });
    const again = open();
    expect(knownIn(again)).toEqual([]);
    expect(again.getQueryData(["me"])).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it("are gone once somebody else is signed in", () => {
    queries.setQueryData(["day", today()], dayOf(today()));
    const again = open();
    again.setQueryData(["me"], { ...ines, id: "otto" });
    expect(knownIn(again)).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it("are gone once the session has ended, but not because the server does not answer", async () => {
    queries.setQueryData(["day", today()], dayOf(today()));
    const asking = (failure: Error) =>
      queries
        .fetchQuery({ queryKey: ["me"], queryFn: () => Promise.reject(failure), staleTime: 0 })
        .catch(() => {});
    await asking(new TypeError("Failed to fetch"));
    expect(knownIn(queries)).toEqual([today()]);
    await asking(new ApiFailure(401, { success: false, error: "Please sign in." }));
    expect(knownIn(queries)).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it("are none when another release has kept them in another form", () => {
    storage.setItem("desk-days", JSON.stringify({ me: ines, days: [dayOf(today())] }));
    expect(knownIn(open())).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });
});
