import { expect, it } from "vitest";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { type LeadPages, rowsOf, withLeads } from "./stored-leads.ts";

const row = (id: string, state: LeadRow["state"] = "new") => ({ id, state }) as LeadRow;
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
