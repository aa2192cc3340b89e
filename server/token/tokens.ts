import { mayDo } from "#domain/staff/staff.ts";
import {
  type AccessToken,
  endShownDays,
  isEndShown,
  type TokenEnd,
  type TokenTimes,
  tokenEndAt,
  tokenEndedAt,
  tokenExpiry,
  tokenPrefix,
  tokenScopes,
} from "#domain/token/access-token.ts";
import type { NewToken } from "#domain/token/token-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { unlessPaused } from "#server/database/write-gate.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { Program, TokenProblem } from "#server/plugins/bearer.ts";
import { digestOf, looksLikeSecret, newSecret } from "#server/staff/secret.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import {
  endToken,
  type FoundToken,
  findRevokers,
  findTokenOf,
  findTokens,
  insertToken,
  scopesOf,
  touchToken,
} from "./tokens-repository.ts";

/** `last_used_at` is updated at most this often, in milliseconds. */
const usedEvery = 60_000;

type Staff = Pick<StaffTable, "id" | "role">;

export type TokenServices = ReturnType<typeof createTokenServices>;

/** The tokens with which other programs call `/api/v1`. */
export function createTokenServices({
  connection,
  limits,
  clock,
}: {
  connection: Connection;
  limits: Limits;
  clock: () => Date;
}) {
  return {
    list: (): Promise<AccessToken[]> => listOf(connection.database, clock()),

    /** Makes a token, which nobody sees again. It acts in the name of whoever makes it. */
    make(staff: Staff, { name, scopes, expiresInDays }: NewToken) {
      const token = `${tokenPrefix}${newSecret()}`;
      const now = clock();
      const expiresAt = tokenExpiry(expiresInDays, now)?.toISOString() ?? null;
      const chosen = tokenScopes.filter((scope) => scopes.includes(scope));
      return connection.transact(async (transaction) => {
        const id = unguessableId();
        const ending = token.slice(-4);
        await insertToken(transaction, {
          ...{ id, name, token_digest: digestOf(token), last_characters: ending },
          ...{ scopes: chosen.join(" "), made_by: staff.id, made_at: now.toISOString() },
          ...{ expires_at: expiresAt, last_used_at: null, revoked_at: null },
        });
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: staff.id, action: "token.made" },
          details: { token: id, ending, scopes: chosen, expiresAt },
        });
        return { id, token, tokens: await listOf(transaction, now) };
      });
    },

    /** Revokes a token, whoever made it. @returns all that are shown then. */
    revoke(staff: Staff, id: string): Promise<AccessToken[]> {
      const now = clock();
      return connection.transact(async (transaction) => {
        const ending = await endToken(transaction, id, now);
        if (ending !== undefined) {
          await addAuditEntry(transaction, {
            ...{ at: now, staffId: staff.id, action: "token.revoked" },
            details: { token: id, ending },
          });
        }
        return listOf(transaction, now);
      });
    },

    /**
     * The program that a token is of, or why it is not taken. Remembers that it was used, and counts the call. Whoever made it
     * may have been the only one to see it, so that it ends when they leave, or may no longer make one.
     * @throws Refusal 429 when the token has made too many calls.
     */
    async find(token: string): Promise<Program | TokenProblem> {
      if (!token.startsWith(tokenPrefix) || !looksLikeSecret(token.slice(tokenPrefix.length))) {
        return "unknown";
      }
      const { database } = connection;
      const found = await findTokenOf(database, digestOf(token));
      if (!found) return "unknown";
      const now = clock();
      const end = endOf(found, now);
      if (end) return end;
      // While an upgrade pauses writes, programs go on reading.
      await unlessPaused(() => limits.tokenCall(found.id));
      const usedAt = found.last_used_at === null ? 0 : Date.parse(found.last_used_at);
      if (usedAt <= now.getTime() - usedEvery) {
        await unlessPaused(() => touchToken(database, found.id, now));
      }
      const { id, name, last_characters: ending, expires_at: expiresAt } = found;
      const scopes = scopesOf(found);
      return { token: { id, name, ending, expiresAt, scopes }, staff: asStaff(found) };
    },
  };
}

async function listOf(database: Database, now: Date): Promise<AccessToken[]> {
  const since = new Date(now.getTime() - endShownDays * 86_400_000);
  const found = await findTokens(database, since);
  const isAnyRevoked = found.some(({ revoked_at }) => revoked_at !== null);
  // The trail has no index for this.
  const revokers = isAnyRevoked ? await findRevokers(database, since) : new Map<string, string>();
  return found.flatMap((token) => {
    const end = endOf(token, now);
    const endedAt = end && tokenEndedAt(timesOf(token), end);
    if (end && !isEndShown(endedAt, now)) return [];
    return {
      id: token.id,
      name: token.name,
      scopes: scopesOf(token),
      lastCharacters: token.last_characters,
      madeBy: { id: token.made_by, name: token.maker_name },
      madeAt: token.made_at,
      expiresAt: token.expires_at,
      lastUsedAt: token.last_used_at,
      ...{ ended: end, endedAt },
      revokedBy: (end === "revoked" && revokers.get(token.id)) || null,
    };
  });
}

function asStaff({ made_by: id, role }: FoundToken): Program["staff"] {
  return { id, role };
}

function endOf(token: FoundToken, now: Date): TokenEnd | null {
  return tokenEndAt(timesOf(token), now);
}

function timesOf(token: FoundToken): TokenTimes {
  const { made_at, expires_at, last_used_at, revoked_at, is_active, role } = token;
  return {
    ...{ madeAt: made_at, expiresAt: expires_at, lastUsedAt: last_used_at, revokedAt: revoked_at },
    isMakerOwner: is_active === 1 && mayDo(role, "staff"),
  };
}
