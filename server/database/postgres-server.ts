import { sql } from "kysely";
import type { Database } from "./connection.ts";

/** What decides whether a database of PostgreSQL can hold a site. */
export type PostgresServer = {
  name: string;
  /** As PostgreSQL names it: `UTF8`, `LATIN1`, `SQL_ASCII`. */
  encoding: string;
  /** It takes no changes: a standby, or set so. */
  isReadOnly: boolean;
  /** Of a statement that does not choose its own: `read committed`, unless a pooler has dropped our settings. */
  isolation: string;
};

export async function lookAtPostgres(database: Database): Promise<PostgresServer> {
  const { rows } = await sql<{ name: string; encoding: string; changes: string; level: string }>`
    select current_database() as name,
      current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as changes,
      current_setting('default_transaction_isolation') as level`.execute(database);
  const [row] = rows;
  return {
    name: row?.name ?? "",
    encoding: row?.encoding ?? "",
    isReadOnly: row?.changes === "on",
    isolation: row?.level ?? "",
  };
}

/**
 * Why a database cannot keep what people type, in one line with the cure; undefined if it can. A phone's apostrophe alone is
 * beyond LATIN1, and the lead that has one would be lost.
 */
export function encodingFault({ name, encoding }: PostgresServer): string | undefined {
  if (encoding === "UTF8" || encoding === "SQL_ASCII") return undefined;
  return `The database ${name} of DATABASE_URL is in ${encoding}, which cannot keep all that people type. ${makeAnother(name)}`;
}

/** The same about what works, but less well; undefined if there is nothing. */
export function encodingDoubt({ name, encoding }: PostgresServer): string | undefined {
  if (encoding !== "SQL_ASCII") return undefined;
  return `The database ${name} of DATABASE_URL is in SQL_ASCII: it keeps what people type, but does not check it, and other programs may read it wrongly. ${makeAnother(name)}`;
}

/** The locale is one that goes with UTF8 whatever the server's own is. */
function makeAnother(name: string): string {
  return `Make another and name it in DATABASE_URL: CREATE DATABASE "${name}_utf8" ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0; what is in this one moves by site backup and site restore.`;
}
