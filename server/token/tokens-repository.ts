import { type TokenScope, tokenScopes } from "#domain/token/access-token.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AccessTokensTable } from "#server/database/schema/token-tables.ts";
import { isId } from "#server/unguessable-id.ts";

/** Tokens that have not been revoked, or not before, newest first, with whoever made them. */
export function findTokens(database: Database, before: Date) {
  return withMakers(database)
    .where((row) =>
      row.or([
        row("access_tokens.revoked_at", "is", null),
        row("access_tokens.revoked_at", ">", before.toISOString()),
      ]),
    )
    .orderBy("access_tokens.made_at", "desc")
    .orderBy("access_tokens.id")
    .execute();
}

/** Who has revoked tokens since then, by the tokens' ids. */
export async function findRevokers(
  database: Database,
  since: Date,
): Promise<ReadonlyMap<string, string>> {
  const entries = await database
    .selectFrom("audit_entries")
    .innerJoin("staff", "staff.id", "audit_entries.staff_id")
    .select(["details", "staff.name"])
    .where("action", "=", "token.revoked")
    .where("at", ">=", since.toISOString())
    .execute();
  return new Map(entries.map(({ details, name }) => [JSON.parse(details).token, name]));
}

/** The token of a digest, revoked or not; undefined for any other. */
export function findTokenOf(database: Database, digest: string) {
  return withMakers(database).where("access_tokens.token_digest", "=", digest).executeTakeFirst();
}

export type FoundToken = Awaited<ReturnType<typeof findTokens>>[number];

/** Stores a new token. */
export async function insertToken(
  transaction: DatabaseTransaction,
  token: AccessTokensTable,
): Promise<void> {
  await transaction.insertInto("access_tokens").values(token).execute();
}

/** Revokes a token. @returns its last characters; undefined when it is unknown or was revoked before. */
export async function endToken(
  transaction: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const ended = await transaction
    .updateTable("access_tokens")
    .set({ revoked_at: at.toISOString() })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("last_characters")
    .executeTakeFirst();
  return ended?.last_characters;
}

/** Remembers that a token was used. */
export async function touchToken(database: Database, id: string, at: Date): Promise<void> {
  await database
    .updateTable("access_tokens")
    .set({ last_used_at: at.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** As they are stored: those that this release knows. */
export function scopesOf({ scopes }: Pick<AccessTokensTable, "scopes">): TokenScope[] {
  const stored = scopes.split(" ");
  return tokenScopes.filter((scope) => stored.includes(scope));
}

function withMakers(database: Database) {
  return database
    .selectFrom("access_tokens")
    .innerJoin("staff", "staff.id", "access_tokens.made_by")
    .selectAll("access_tokens")
    .select(["staff.name as maker_name", "staff.role", "staff.is_active"]);
}
