import type { Selectable } from "kysely";
import { askedInBrief } from "#content/asked-in-words.ts";
import type { SearchedLead } from "#domain/lead/lead-search.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { askedOf } from "#server/database/stored-asked.ts";

type Row = Pick<Selectable<LeadsTable>, keyof SearchedLead | "choices" | "words">;

/** A lead as searches find it: what its person chose is found by its words. */
export function searchedLead<Lead extends Row>(lead: Lead): Lead {
  return { ...lead, message: askedInBrief(askedOf(lead)) };
}
