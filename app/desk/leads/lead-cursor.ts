import type { LeadListAddress } from "./lead-queries.ts";

/** Where somebody was in which list, for when they come back to it from a lead. Lives as long as the page. */
let last: string | undefined;
let list: LeadListAddress = { list: "waiting", search: "" };

export function lastList(): LeadListAddress {
  return list;
}

export function rememberList(address: LeadListAddress): void {
  list = address;
}

export function lastLead(): string | undefined {
  return last;
}

export function rememberLead(id: string): void {
  last = id;
}

/** Focuses a lead's line and brings it into view, without moving what is there already. */
export function focusLine(id: string): void {
  const line = document.getElementById(`lead-${id}`);
  line?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: "nearest" });
}
