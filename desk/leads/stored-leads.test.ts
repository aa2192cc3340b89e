import { expect, it } from "vitest";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { someLeadRow } from "#tests/support/lead-values.ts";
import { type LeadPages, rowsOf, withLeads, withoutLead } from "./stored-leads.ts";

const row = (id: string, state: LeadRow["state"] = "new", version = 1) =>
  someLeadRow({ id, state, version });
const list: LeadPages = {
  pages: [
    { success: true, leads: [row("a"), row("b")], next: "b" },
    { success: true, leads: [row("b"), row("c")], next: null },
  ],
  pageParams: ["", "b"],
};

it("a changed lead keeps its place in the list", () => {
  const changed = withLeads(list, [row("c", "won"), row("x")]);
  expect(rowsOf(changed).map(({ id, state }) => `${id} ${state}`)).toEqual([
    "a new",
    "b new",
    "c won",
  ]);
  expect(withLeads(list, [row("x")])).toBe(list);
});

it("an erased lead leaves every page of the list, and no other does", () => {
  const left = (id: string) => rowsOf(withoutLead(list, id)).map((lead) => lead.id);
  expect(left("b")).toEqual(["a", "c"]);
  expect(left("a")).toEqual(["b", "c"]);
  expect(withoutLead(list, "x")).toBe(list);
  expect(withoutLead(list, "b")?.pages.map(({ next }) => next)).toEqual(["b", null]);
});

it("a lead that is older than the one in the list changes nothing", () => {
  const shown = withLeads(list, [row("a", "quoted", 3)]);
  const after = withLeads(shown, [row("a", "contacted", 2)]);
  expect(rowsOf(after)[0]?.state).toBe("quoted");
});
