import { type RawBuilder, sql } from "kysely";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";

/**
 * A lead's words in PostgreSQL with one for each column that lists filter by. Written exactly like the expression of the
 * index leads_filtered_search (migration 0019), which no parameter would match.
 */
const filteredWords = sql`(
  leads.search_words || array_to_tsvector(array[
    ':state ' || leads.state,
    ':kind ' || leads.kind,
    ':assignee ' || coalesce(leads.assignee_id, ''),
    ':emergency ' || leads.emergency::text,
    ':open ' || leads.is_open::text
  ])
)`;

/**
 * The condition that a lead has the words of a match and is in a list with filters, answered by one index; undefined
 * when nothing limits the leads, so that the index of the words alone is the smaller one.
 */
export function matchWithin(
  match: string,
  { list, state, kind, assignee, emergency }: LeadListQuery,
  staffId: string,
): RawBuilder<boolean> | undefined {
  const assigneeId = assignee === "me" ? staffId : assignee === "nobody" ? "" : assignee;
  const words = [
    ...(list === "spam" ? [":state spam"] : []),
    ...(list === "open" ? [":open 1"] : []),
    ...(state === undefined ? [] : [`:state ${state}`]),
    ...(kind === undefined ? [] : [`:kind ${kind}`]),
    ...(assigneeId === undefined ? [] : [`:assignee ${assigneeId}`]),
    ...(emergency === undefined ? [] : [":emergency 1"]),
  ];
  if (words.length === 0) return undefined;
  const within = words.map(quoted).join(" & ");
  return sql`${filteredWords} @@ (to_tsquery('simple', ${match}) && ${within}::tsquery)`;
}

/** A word of a `tsquery`, taken as it is (PostgreSQL, "Text Search Types"). */
function quoted(word: string): string {
  return `'${word.replace(/[\\']/g, "$&$&")}'`;
}
