import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import type { LeadListAddress } from "./lead-queries.ts";

/** Reads the list query from the page's address, ignoring values that are not allowed. */
export function readLeadAddress(search: URLSearchParams): LeadListAddress {
  const read = leadListQuery.safeParse(Object.fromEntries(search));
  if (!read.success) return { list: "waiting", search: "" };
  const { after: _, ...address } = read.data;
  return address;
}

/** The query string of a list's address, without `?`. Defaults are left out. */
export function leadAddressText(address: LeadListAddress): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) {
    // Sunday and midnight are zeros.
    if (value !== undefined && value !== "" && value !== "waiting") search.set(name, String(value));
  }
  return search.toString();
}

/**
 * The list that the address names, and a function to change it. Typing replaces the history entry;
 * other changes add one.
 */
export function useLeadAddress() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const address = useMemo(() => readLeadAddress(new URLSearchParams(text)), [text]);
  function change(changes: { [Name in keyof LeadListAddress]?: string | undefined }) {
    const next = readLeadAddress(
      new URLSearchParams(
        Object.entries({ ...address, ...changes }).flatMap(([name, value]) =>
          value === undefined || value === "" ? [] : [[name, String(value)]],
        ),
      ),
    );
    setSearch(leadAddressText(next), {
      replace: "search" in changes,
      preventScrollReset: "search" in changes,
    });
  }
  return { address, change };
}
