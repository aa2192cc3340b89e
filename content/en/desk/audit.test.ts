import { expect, it } from "vitest";
import { auditSentence } from "./audit.ts";

const nameOf = (id: unknown) => (id === "ben" ? "Ben" : String(id));
const said = (action: string, details: Record<string, unknown> = {}) =>
  auditSentence({ action, details }, nameOf);

it.each<[string, Record<string, unknown>, string]>([
  ["lead.changed", { assigneeId: { from: null, to: "ben" } }, "gave {lead} to Ben"],
  ["lead.changed", { state: { from: "new", to: "lost" } }, "set {lead} to lost"],
  [
    "lead.changed",
    { state: { from: "new", to: "quoted" }, amount: "changed" },
    "set {lead} to quoted, changed the amount of {lead}",
  ],
  ["lead.call", { outcome: "voicemail" }, "called {lead}: left voicemail"],
  ["staff.invited", { id: "ben", role: "office" }, "invited Ben as office"],
  ["staff.changed", { id: "ben", fields: ["is_active"], isActive: false }, "deactivated Ben"],
  ["staff.changed", { id: "ben", fields: ["role"], role: "owner" }, "made Ben owner"],
  ["staff.changed", { id: "ben", fields: ["on_duty_until"] }, "changed whether Ben is on duty"],
  ["staff.changed", { id: "ben", fields: ["duty_plan"] }, "changed the duty plan of Ben"],
  [
    "staff.changed",
    { id: "ben", fields: ["inspection_plan"] },
    "changed the inspection hours of Ben",
  ],
  ["appointment.forced", { because: "full" }, "booked an inspection of {lead} anyway: full"],
  [
    "closure.added",
    { firstDay: "2026-06-03", lastDay: "2026-06-03", of: "ben" },
    "closed 2026-06-03 for Ben",
  ],
  [
    "closure.removed",
    { firstDay: "2026-06-03", lastDay: "2026-06-04", of: null },
    "opened 2026-06-03 to 2026-06-04 again",
  ],
  [
    "rescheduling.started",
    { firstDay: "2026-06-03", lastDay: "2026-06-03" },
    "began to move the inspections of 2026-06-03",
  ],
  [
    "business.changed",
    {
      from: { overrides: { phone: "a" }, settled: {} },
      to: { overrides: { phone: "a", "plans.gold.monthlyPrice": 475, capacity: 2 }, settled: {} },
    },
    "changed the business: “Gold, a month”, “Appointments per hour”",
  ],
  [
    "business.changed",
    { from: { hours: null, capacity: null }, to: { hours: {}, capacity: null } },
    "changed the business: “Opening hours”",
  ],
  [
    "business.changed",
    {
      from: { overrides: {}, settled: {} },
      to: { overrides: {}, settled: { "lawyer-plans": "2026-11-20" } },
    },
    "noted that the lawyer was asked on November 20, 2026: “Are the plans home service contracts?”",
  ],
  [
    "business.changed",
    {
      from: { overrides: {}, settled: { radius: "2026-06-01", films: "2026-06-01" } },
      to: { overrides: { capacity: 2 }, settled: {} },
    },
    "changed the business: “Appointments per hour”, asked again: “How far do you drive?”, asked 1 question again",
  ],
  ["burst.confirmed", { bookings: 2 }, "confirmed 2 bookings of a burst"],
  ["burst.taken-back", { bookings: 1, calls: 0 }, "took back 1 booking of a burst"],
  [
    "burst.taken-back",
    { bookings: 2, calls: 1 },
    "took back 2 bookings of a burst, and closed 1 call",
  ],
  ["rescheduling.sent", {}, "moved the inspection of {lead} out of closed hours"],
  [
    "session.began",
    { by: "link", device: "Chrome on Windows" },
    "signed in by link on Chrome on Windows",
  ],
  ["view.saved", {}, "view saved"],
])("says %s %o as '%s'", (action, details, sentence) => {
  expect(said(action, details)).toBe(sentence);
});
