import { searchTiers } from "#domain/lead/search-contract.ts";
import { unknownListPage } from "#server/refusal.ts";
import type { Place } from "./find-entries.ts";

/** Where a page of a search ended, as URLs have it. */
export function writeSearchCursor({ tier, moment }: Place): string {
  return `${tier}_${moment}`;
}

/** @throws Refusal 400 if `writeSearchCursor` did not write the text. */
export function readSearchCursor(text: string): Place {
  const [, name, moment] = /^([a-z]{1,9})_(\d{1,16})$/.exec(text) ?? [];
  const tier = searchTiers.find((known) => known === name);
  if (!tier || !moment) throw unknownListPage();
  return { tier, moment: Number(moment) };
}
