import { searchQuery } from "#domain/lead/search-contract.ts";
import type { SearchAddress } from "./search-query.ts";

/** Reads a search from the page's address, without the values that are not allowed. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const given = Object.fromEntries(params);
  const allowed = Object.entries(given).filter(
    ([name, value]) => searchQuery.safeParse({ [name]: value }).success,
  );
  const { after: _, ...address } = searchQuery.parse(Object.fromEntries(allowed));
  return address;
}

/** The query string of a search's address, without `?`. What is not limited is left out. */
export function searchAddressText(
  address: {
    [Name in keyof SearchAddress]?: string | undefined;
  },
): string {
  const set = Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(set).toString();
}
