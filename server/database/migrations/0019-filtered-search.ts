import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * PostgreSQL's word index of the leads, once more with what lists filter by as words: searching a list with a filter
 * then reads only what matches both. No text contains such words, since those of texts have letters and digits only.
 * SQLite finds a filter's leads fast enough.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  // With `fastupdate`, every search would also scan the words written since the last vacuum.
  await sql`
    create index leads_filtered_search on leads using gin ((
      search_words || array_to_tsvector(array[
        ':state ' || state,
        ':kind ' || kind,
        ':assignee ' || coalesce(assignee_id, ''),
        ':emergency ' || emergency::text,
        ':open ' || is_open::text
      ])
    )) with (fastupdate = off)`.execute(database);
}
