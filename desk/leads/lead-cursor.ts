import type { LeadListAddress } from "./lead-queries.ts";

/** The last position in a list, for coming back to it from a lead. Lives as long as the page. */
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

/** Focuses the row after a lead that leaves the list, or else the one before. */
export function focusBeside({ id }: { id: string }): void {
  const line = document.getElementById(`lead-${id}`);
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  (beside ?? document.querySelector("main"))
    ?.querySelector<HTMLElement>(beside ? "a" : "h1")
    ?.focus();
}

/** Focuses a lead's row and scrolls it into view, without scrolling when it is already visible. */
export function focusLine(id: string): void {
  const line = document.getElementById(`lead-${id}`);
  line?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: "nearest" });
}

/** Focuses the page's heading: what had the focus is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}
