import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import type { LeadListAddress } from "./lead-queries.ts";

/** What the address of the page asks for; what it may not ask for is left out. */
export function readLeadAddress(search: URLSearchParams): LeadListAddress {
  const read = leadListQuery.safeParse(Object.fromEntries(search));
  if (!read.success) return { list: "waiting", search: "" };
  const { after: _, ...address } = read.data;
  return address;
}

/** The query of a list's address, without `?`: what is usual is not said. */
export function leadAddressText(address: LeadListAddress): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) {
    if (value && value !== "waiting") search.set(name, value);
  }
  return search.toString();
}

/** The list that the address names, and a way to another. Typing replaces the address; the rest can be gone back to. */
export function useLeadAddress() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const address = useMemo(() => readLeadAddress(new URLSearchParams(text)), [text]);
  function change(changes: { [Name in keyof LeadListAddress]?: string | undefined }) {
    const next = readLeadAddress(
      new URLSearchParams(
        Object.entries({ ...address, ...changes }).flatMap(([name, value]) =>
          value ? [[name, value]] : [],
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
