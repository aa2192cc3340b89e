import { describe, expect, it } from "vitest";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { someLeadRow } from "#tests/support/lead-values.ts";
import { dayEntries, dayNews } from "./day-entries.ts";

const date = "2026-06-03";

function leadAt(id: string, appointment: [string, SlotLabel] | "cancelled") {
  const [day, timeSlot] = appointment === "cancelled" ? [date, "9:00 AM" as const] : appointment;
  const status = appointment === "cancelled" ? "cancelled" : "booked";
  return someLeadRow({
    ...{ id, name: `Ada ${id}` },
    appointment: { id: `of-${id}`, date: day, timeSlot, status, progress: "booked" },
  });
}

const booked = (id: string, timeSlot: SlotLabel) => leadAt(id, [date, timeSlot]);
const told = (entries: ReturnType<typeof dayEntries>) =>
  entries.map(({ timeSlot, lead, gone }) => `${timeSlot} ${lead.id} ${gone ?? "stands"}`);

describe("a day's entries", () => {
  it("bring what to know on the way to each that stands", () => {
    const briefing = { leadId: "a", note: "Gate code 4411.", officeNotes: [], answers: [] };
    const gone = [{ timeSlot: "10:00 AM" as const, lead: leadAt("c", "cancelled") }];
    const entries = dayEntries({
      date,
      leads: [booked("a", "9:00 AM")],
      gone,
      briefings: [briefing],
    });
    expect(entries.map((entry) => entry.briefing?.note)).toEqual(["Gate code 4411.", undefined]);
  });

  it("are in order of their time on that day, wherever the appointment is now", () => {
    const entries = dayEntries({
      date,
      leads: [booked("a", "9:00 AM"), booked("b", "2:00 PM")],
      gone: [
        { timeSlot: "10:00 AM", lead: leadAt("c", "cancelled") },
        { timeSlot: "11:00 AM", lead: leadAt("d", ["2026-06-04", "1:00 PM"]) },
        { timeSlot: "1:00 PM", lead: booked("b", "2:00 PM") },
      ],
    });
    expect(told(entries)).toEqual([
      "9:00 AM a stands",
      "10:00 AM c Canceled",
      "11:00 AM d Moved to Thu, Jun 4, 1:00 PM",
      "1:00 PM b Moved to 2:00 PM",
      "2:00 PM b stands",
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});

describe("the news of a day", () => {
  const before = dayEntries({ date, leads: [booked("a", "9:00 AM")], gone: [] });

  it.each<[string, Parameters<typeof dayEntries>[0], string[]]>([
    ["are none without a change", { date, leads: [booked("a", "9:00 AM")], gone: [] }, []],
    [
      "tell a cancellation",
      { date, leads: [], gone: [{ timeSlot: "9:00 AM", lead: leadAt("a", "cancelled") }] },
      ["Canceled: 9:00 AM, Ada a."],
    ],
    [
      "tell a move within the day once",
      {
        date,
        leads: [booked("a", "2:00 PM")],
        gone: [{ timeSlot: "9:00 AM", lead: booked("a", "2:00 PM") }],
      },
      ["Moved to 2:00 PM: 9:00 AM, Ada a."],
    ],
    [
      "tell a new appointment",
      { date, leads: [booked("a", "9:00 AM"), booked("b", "10:00 AM")], gone: [] },
      ["New: 10:00 AM, Ada b."],
    ],
  ])("%s", (_what, after, expected) => {
    expect(dayNews(before, dayEntries(after))).toEqual(expected);
  });

  it("tell that what was moved has been moved on", () => {
    const moved = (to: string) =>
      dayEntries({
        date,
        leads: [],
        gone: [{ timeSlot: "9:00 AM", lead: leadAt("a", [to, "1:00 PM"]) }],
      });
    expect(dayNews(moved("2026-06-04"), moved("2026-06-05"))).toEqual([
      "Moved to Fri, Jun 5, 1:00 PM: 9:00 AM, Ada a.",
    ]);
  });
});
