import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { busyCalendarOf, busyPrograms, calendarWith } from "#tests/support/busy-calendars.ts";
import { readBusy } from "./read-busy.ts";
import type { ReadJob } from "./read-messages.ts";

const autumn = { from: "2026-10-26T04:00Z", to: "2026-11-10T05:00Z" };
const spring = { from: "2026-03-02T05:00Z", to: "2026-03-16T04:00Z" };

/** What Virginia reads of a calendar, each time as `11-03 18:00 - 19:30` in UTC. */
function busyIn(
  text: string,
  { from, to }: { from: string; to: string } = autumn,
  job: Partial<ReadJob> = {},
): string[] {
  const outcome = readBusy(text, {
    ...{ from: Date.parse(from), to: Date.parse(to), timeZone: "America/New_York" },
    ...{ mailboxes: ["dana@icloud.com"], ownUids: ["@site.test"], ...job },
  });
  if ("fault" in outcome) return [outcome.fault];
  return [
    ...outcome.busy.map(({ start, end }) => shownSpan(start, end)),
    ...(outcome.unread > 0 ? [`${outcome.unread} unread`] : []),
  ];
}

function shownSpan(start: number, end: number): string {
  const [from, to] = [start, end].map((at) => new Date(at).toISOString()) as [string, string];
  const day = (text: string) => text.slice(5, 10);
  const time = (text: string) => text.slice(11, 16);
  const last = day(from) === day(to) ? time(to) : `${day(to)} ${time(to)}`;
  return `${day(from)} ${time(from)} - ${last}`;
}

describe("a busy calendar", () => {
  it("of Google closes what its owner has not declined, across the end of daylight saving time", () => {
    expect(busyIn(busyCalendarOf("google"))).toEqual([
      "10-26 11:00 - 11:30",
      "10-27 11:00 - 11:30",
      "10-28 11:00 - 11:30",
      "10-31 04:00 - 11-02 05:00",
      "11-02 15:00 - 16:00",
      "11-03 18:00 - 19:30",
    ]);
  });

  it("of Outlook closes what is busy, tentative or out of office, by the names of Windows", () => {
    expect(busyIn(busyCalendarOf("outlook"))).toEqual([
      "10-26 13:00 - 13:30",
      "11-02 19:00 - 20:00",
      "11-03 15:00 - 16:00",
      "11-06 05:00 - 11-07 05:00",
      "11-09 16:00 - 16:30",
    ]);
  });

  it("of iCloud closes dates that follow no rule, times without a zone, and a night of 25 hours", () => {
    expect(busyIn(busyCalendarOf("icloud"))).toEqual([
      "10-28 12:00 - 13:00",
      "10-30 21:30 - 22:30",
      "11-01 04:30 - 08:30",
      "11-02 16:00 - 17:00",
      "11-04 13:00 - 14:00",
    ]);
  });

  it("of Fastmail closes what is counted, lasts so long, or is in another country", () => {
    expect(busyIn(busyCalendarOf("fastmail"))).toEqual([
      "10-26 16:00 - 17:00",
      "10-28 16:00 - 16:45",
      "11-02 16:00 - 17:45",
      "11-04 17:00 - 17:45",
      "11-08 05:00 - 11-10 05:00",
    ]);
  });

  it("of Nextcloud closes what its own zone says, and neither tasks nor moments", () => {
    expect(busyIn(busyCalendarOf("nextcloud"))).toEqual([
      "10-26 20:00 - 21:00",
      "10-27 20:00 - 21:00",
      "10-29 20:00 - 21:00",
      "11-02 05:00 - 11-03 05:00",
      "11-03 21:00 - 22:00",
      "11-04 21:00 - 22:00",
      "11-06 21:00 - 22:00",
      "11-09 21:00 - 22:00",
    ]);
  });

  it.each([
    ["google", ["03-03 14:00 - 15:00", "03-10 13:00 - 14:00"]],
    ["outlook", ["03-02 14:00 - 14:30", "03-05 14:00 - 14:30"]],
    ["icloud", ["03-02 16:00 - 17:00"]],
    ["fastmail", []],
    ["nextcloud", []],
  ] as const)(
    "of %s keeps its times on the wall when daylight saving time begins",
    (program, times) => {
      expect(busyIn(busyCalendarOf(program), spring)).toEqual(times);
    },
  );

  it.each(busyPrograms)(
    "of %s is the same with other ends of lines, and in any order",
    (program) => {
      const text = busyCalendarOf(program);
      expect(busyIn(text.replaceAll("\r\n", "\n"))).toEqual(busyIn(text));
      const [head = "", ...events] = text.split("BEGIN:VEVENT");
      const tail = "END:VCALENDAR\r\n";
      const whole = events.map((event) => event.replace(tail, ""));
      const turned = [head, ...whole.reverse()].join("BEGIN:VEVENT") + tail;
      expect(busyIn(turned)).toEqual(busyIn(text));
    },
  );
});

/** Lines of an entry of an hour on a Monday morning. */
const hour = ["UID:1", "DTSTART:20261102T140000Z", "DTEND:20261102T150000Z"];
const thatHour = "11-02 14:00 - 15:00";

describe("an entry of a busy calendar", () => {
  it.each([
    ["closes its time", [], [thatHour]],
    ["that is free closes nothing", ["TRANSP:TRANSPARENT"], []],
    ["that is canceled closes nothing", ["STATUS:CANCELLED"], []],
    ["that is tentative closes its time", ["STATUS:TENTATIVE"], [thatHour]],
    [
      "is what Microsoft says of it, first",
      ["TRANSP:OPAQUE", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
      [],
    ],
    [
      "is busy for Microsoft although it is said to be free",
      ["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:BUSY"],
      [thatHour],
    ],
    [
      "that its owner has declined closes nothing",
      ["ATTENDEE;PARTSTAT=DECLINED:mailto:dana@icloud.com"],
      [],
    ],
    [
      "that a guest has declined closes its time",
      ["ATTENDEE;PARTSTAT=DECLINED:mailto:kim@example.com"],
      [thatHour],
    ],
    [
      "repeats without those that are left out by their day",
      ["RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261103"],
      [thatHour, "11-04 14:00 - 15:00"],
    ],
    [
      "repeats until a moment, which is the last",
      ["RRULE:FREQ=DAILY;UNTIL=20261103T140000Z"],
      [thatHour, "11-03 14:00 - 15:00"],
    ],
    [
      "is at periods, too",
      ["RDATE;VALUE=PERIOD:20261103T100000Z/PT2H,20261104T100000Z/20261104T103000Z"],
      [thatHour, "11-03 10:00 - 12:00", "11-04 10:00 - 10:30"],
    ],
  ])("%s", (_what, lines, times) => {
    expect(busyIn(calendarWith([...hour, ...lines]))).toEqual(times);
  });

  it.each([
    ["of a zone that Windows names", "Pacific Standard Time", "11-02 22:00 - 23:00"],
    ["of a zone that nobody knows", "Somewhere", "11-02 19:00 - 20:00"],
    ["of a zone that only the calendar knows", "Mine", "11-02 10:30 - 11:30"],
  ])("%s is when it says", (_what, zone, time) => {
    const event = [
      "UID:1",
      `DTSTART;TZID=${zone}:20261102T140000`,
      `DTEND;TZID=${zone}:20261102T150000`,
    ];
    const definition = [
      ...["BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:20000101T000000"],
      ...["TZOFFSETFROM:+0330", "TZOFFSETTO:+0330", "END:STANDARD", "END:VTIMEZONE"],
    ].join("\r\n");
    const text = calendarWith(event).replace("BEGIN:VEVENT", `${definition}\r\nBEGIN:VEVENT`);
    expect(busyIn(text)).toEqual([time]);
  });

  it("of ours closes nothing, so that no appointment keeps its own time from itself", () => {
    expect(busyIn(calendarWith(["UID:abc@site.test", ...hour.slice(1)]))).toEqual([]);
  });

  it("that was moved away from its time leaves it free, wherever it went", () => {
    const text = calendarWith(
      [...hour, "RRULE:FREQ=WEEKLY"],
      [
        "UID:1",
        "RECURRENCE-ID:20261102T140000Z",
        "DTSTART:20270102T140000Z",
        "DTEND:20270102T150000Z",
      ],
    );
    expect(busyIn(text)).toEqual(["11-09 14:00 - 15:00"]);
  });

  it("that cannot be understood is counted, and the others are read", () => {
    const text = calendarWith(["UID:2", "DTSTART:soon", "DURATION:PT1H"], hour);
    expect(busyIn(text)).toEqual([thatHour, "1 unread"]);
  });

  it.each([
    "FREQ=WEEKLY;BYMONTHDAY=1",
    "FREQ=DAILY;BYYEARDAY=10",
    "FREQ=MONTHLY;BYWEEKNO=3",
    "FREQ=MONTHLY;BYDAY=6MO",
  ])("whose rule is none once its times are asked for is counted: %s", (rule) => {
    const odd = ["UID:2", "DTSTART:20200106T140000Z", "DURATION:PT1H", `RRULE:${rule}`];
    expect(busyIn(calendarWith(odd, hour))).toEqual([thatHour, "1 unread"]);
  });

  it.each([
    ["without a time", ["RECURRENCE-ID:soon", "DTSTART:20261103T150000Z", "DURATION:PT1H"]],
    [
      "that is none",
      ["RECURRENCE-ID;VALUE=PERIOD:20261102T140000Z/PT1H", "DTSTART:20261103T150000Z"],
    ],
    [
      "whose own rule is none once its times are asked for",
      [
        ...["RECURRENCE-ID:20261102T140000Z", "DTSTART:20261103T150000Z", "DURATION:PT1H"],
        "RRULE:FREQ=MONTHLY;BYDAY=6MO",
      ],
    ],
  ])("whose exception is one %s is counted, and what it belongs to is read", (_, odd) => {
    const moved = ["UID:1", "RECURRENCE-ID:20261109T140000Z", "DTSTART:20261109T180000Z"];
    const text = calendarWith(
      [...hour, "RRULE:FREQ=WEEKLY"],
      ["UID:1", ...odd],
      [...moved, "DURATION:PT1H"],
    );
    expect(busyIn(text)).toEqual([thatHour, "11-09 18:00 - 19:00", "1 unread"]);
  });

  it("that repeats every second for ever is counted, and the others are read", () => {
    const endless = ["UID:2", "DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"];
    expect(busyIn(calendarWith(endless, hour))).toEqual([thatHour, "1 unread"]);
  });

  it("is merged with what touches it, in order, and cut to the time of interest", () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 1, max: 90 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const at = (quarter: number) => Date.parse(autumn.from) + (quarter - 40) * 900_000;
        const stamp = (instant: number) =>
          `${new Date(instant).toISOString().replace(/[-:]|\.000/g, "")}`;
        const events = spans.map(([start, length], index) => [
          ...[`UID:${index}`, `DTSTART:${stamp(at(start))}`],
          `DTEND:${stamp(at(start + length))}`,
        ]);
        const job = { from: Date.parse(autumn.from), to: Date.parse(autumn.from) + 4 * 86_400_000 };
        const outcome = readBusy(calendarWith(...events), {
          ...{ ...job, timeZone: "UTC", mailboxes: [], ownUids: [] },
        });
        if ("fault" in outcome) throw new Error(outcome.fault);
        const isIn = (instant: number) =>
          outcome.busy.some(({ start, end }) => start <= instant && instant < end);
        for (let instant = job.from; instant < job.to; instant += 900_000) {
          const is = spans.some(
            ([start, length]) => at(start) <= instant && instant < at(start + length),
          );
          expect(isIn(instant)).toBe(is);
        }
        const edges = outcome.busy.flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual([...new Set(edges)].sort((one, other) => one - other));
      }),
    );
  });
});

describe("what is no calendar", () => {
  it.each([
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["nothing", ""],
    ["a calendar that breaks off", calendarWith(hour).slice(0, -20)],
    ["a card", "BEGIN:VCARD\r\nFN:Dana\r\nEND:VCARD\r\n"],
    [
      "a calendar whose parts are crossed",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT\n",
    ],
  ])("is refused: %s", (_what, text) => {
    expect(busyIn(text)).toEqual(["no calendar"]);
  });

  it("is never more than refused, whatever it is", () => {
    const line = fc.constantFrom(
      ...[
        "BEGIN:VEVENT",
        "END:VEVENT",
        "BEGIN:VTIMEZONE",
        "END:VTIMEZONE",
        "RRULE:FREQ=DAILY",
        "UID:1",
      ],
      ...[
        "DTSTART;TZID=:20261102T140000",
        "DTSTART;VALUE=DATE:20261102",
        "DURATION:P1D",
        " ",
        ":",
        ";",
      ],
      ...["TZID:Mine", "DTSTART;TZID=Mine:20261102T140000", "FREEBUSY:x", "BEGIN:VFREEBUSY"],
      ...[
        "END:VFREEBUSY",
        "RDATE:",
        "EXDATE:1",
        "RECURRENCE-ID:20261102",
        "DTEND:20261101T000000Z",
      ],
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        busyIn(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
      }),
    );
  });
});

it("a calendar with nothing but free and busy closes what is not free", () => {
  const text = [
    ...["BEGIN:VCALENDAR", "BEGIN:VFREEBUSY"],
    "FREEBUSY;FBTYPE=BUSY:20261102T140000Z/20261102T150000Z,20261103T140000Z/PT1H",
    ...["FREEBUSY;FBTYPE=FREE:20261104T140000Z/PT1H", "END:VFREEBUSY", "END:VCALENDAR"],
  ].join("\r\n");
  expect(busyIn(text)).toEqual([thatHour, "11-03 14:00 - 15:00"]);
});
