import { expect, it } from "vitest";
import { type ReportMoments, type ReportState, reportState, stands } from "./report-state.ts";

const [sent, later] = ["2026-06-02T16:00:00.000Z", "2026-06-03T16:00:00.000Z"];

it.each<[ReportState, Partial<ReportMoments>]>([
  ["draft", {}],
  ["sent", { sentAt: sent }],
  ["corrected", { sentAt: sent, correctedBy: "other" }],
  ["revoked", { sentAt: sent, revokedAt: later }],
  ["revoked", { sentAt: sent, revokedAt: later, correctedBy: "other" }],
])("a report is %s with %o", (state, said) => {
  const moments = { sentAt: null, revokedAt: null, correctedBy: null, ...said };
  expect(reportState(moments)).toBe(state);
  expect(stands(moments)).toBe(state === "sent");
});
