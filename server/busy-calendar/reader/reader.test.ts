import { describe, expect, it } from "vitest";
import { busyCalendarOf, calendarWith } from "#tests/support/busy-calendars.ts";
import { patience } from "#tests/support/patience.ts";
import { createCalendarReader } from "./reader.ts";

const mebibyte = 2 ** 20;

/** Reads a text about the first days of November 2026. */
function job(text: string) {
  return {
    text: Buffer.from(text),
    ...{ from: Date.parse("2026-11-02T05:00Z"), to: Date.parse("2026-11-05T05:00Z") },
    ...{ timeZone: "America/New_York", mailboxes: [], ownUids: [] },
  };
}

describe("a calendar that is read apart", { timeout: patience.longTest }, () => {
  const read = createCalendarReader(patience.longTest);

  it("says when somebody is busy", async () => {
    const { busy } = (await read(job(busyCalendarOf("fastmail")))) as { busy: object[] };
    expect(busy).toHaveLength(2);
  });

  it("may have ten megabytes of years of entries, with words that nobody reads", async () => {
    const entries = Array.from({ length: 14_000 }, (_, index) => {
      const day = new Date(Date.parse("2016-01-01") + index * 6 * 3_600_000);
      const stamp = day.toISOString().slice(0, 10).replaceAll("-", "");
      return [
        `UID:${index}@google.com`,
        `DTSTART;TZID=America/New_York:${stamp}T090000`,
        `DTEND;TZID=America/New_York:${stamp}T100000`,
        ...(index % 20 === 0 ? ["RRULE:FREQ=WEEKLY"] : []),
        `DESCRIPTION:${"What was agreed. ".repeat(35)}`,
      ];
    });
    const text = calendarWith(...entries);
    expect(text.length).toBeGreaterThan(10 * mebibyte);
    expect(await read(job(text))).toMatchObject({ unread: 0 });
  });

  it("is read after another, while the server does what it has to", async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    const both = [1, 2].map(() => read(job(busyCalendarOf("google"))));
    const outcomes = await Promise.all(both);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it("is given up where it never ends, and the next is read", async () => {
    const never = ["UID:1", "DTSTART:20261102T140000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"];
    const impatient = createCalendarReader(2_000);
    expect(await impatient(job(calendarWith(never)))).toEqual({ fault: "too much" });
    expect(await read(job(busyCalendarOf("icloud")))).toMatchObject({ unread: 0 });
  });

  it("is given up where it takes more memory than it may", async () => {
    const much = Array.from({ length: 2_000 }, (_, index) => [
      `UID:${index}`,
      "DTSTART:20200101T000000Z",
      "DURATION:PT1S",
      "RRULE:FREQ=MINUTELY;INTERVAL=1",
    ]);
    expect(await read(job(calendarWith(...much)))).toEqual({ fault: "too much" });
  });
});
