import { z } from "zod/mini";

/** What an access token may let its program do, each with its calls of `/api/v1`. */
export const tokenScopes = [
  /** Read leads, and what is gone. */
  "leads:read",
  /** Read the events of a lead: calls, notes, texts, changes. */
  "events:read",
  /** Store leads; note, and say what was done about one. */
  "leads:write",
  "people:read",
  /** Read appointments, and which times are free. */
  "appointments:read",
  /** Book for a lead. */
  "appointments:write",
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** After how many days a token can be made to expire. */
export const tokenLifetimes = [30, 90, 365] as const;

/** For how many days the desk shows that a token has ended, and why. */
export const endShownDays = 30;

/** A token that nobody uses for so many days ends, whatever its expiry. */
export const idleTokenDays = 365;

/**
 * What every token begins with, so that programs that look for secrets where they do not belong find it, in texts of any
 * kind. 43 characters with 256 random bits follow.
 */
export const tokenPrefix = "rfs_pat_";

/** Why a token is refused. `left`: whoever made it no longer works here as an owner. */
export const tokenEnds = ["expired", "idle", "left", "revoked"] as const;

export type TokenEnd = (typeof tokenEnds)[number];

/** A token as the desk shows it: never the token itself, but for its last four characters. */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** Its last four characters, by which somebody tells it from others. */
  lastCharacters: z.string(),
  madeBy: z.object({ id: z.string(), name: z.string() }),
  madeAt: z.string(),
  /** Null: it ends only unused. */
  expiresAt: z.nullable(z.string()),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(z.string()),
  /** Why it is no longer taken; null: it is. */
  ended: z.nullable(z.enum(tokenEnds)),
  /** When it ended, where that is known; null as well for one that is taken. */
  endedAt: z.nullable(z.string()),
  /** Who has revoked it, if anybody here has. */
  revokedBy: z.nullable(z.string()),
});

export type AccessToken = z.output<typeof accessToken>;

/** What decides whether a token is taken. */
export type TokenTimes = Pick<AccessToken, "madeAt" | "expiresAt" | "lastUsedAt"> & {
  revokedAt: string | null;
  /** Whether whoever made it still works here, and may make one. */
  isMakerOwner: boolean;
};

const day = 86_400_000;

/** Why a token is no longer taken at `now`; null while it is. */
export function tokenEndAt(
  { madeAt, expiresAt, lastUsedAt, revokedAt, isMakerOwner }: TokenTimes,
  now: Date,
): TokenEnd | null {
  if (revokedAt !== null) return "revoked";
  if (!isMakerOwner) return "left";
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return "expired";
  const idleSince = Date.parse(lastUsedAt ?? madeAt);
  return idleSince <= now.getTime() - idleTokenDays * day ? "idle" : null;
}

/** When a token ended; null where nobody has noted it. */
export function tokenEndedAt(
  { madeAt, expiresAt, lastUsedAt, revokedAt }: TokenTimes,
  end: TokenEnd,
): string | null {
  if (end === "revoked") return revokedAt;
  if (end === "expired") return expiresAt;
  if (end === "left") return null;
  return new Date(Date.parse(lastUsedAt ?? madeAt) + idleTokenDays * day).toISOString();
}

/** Whether the desk still shows a token that ended then: one of which that is not known until it is revoked. */
export function isEndShown(endedAt: string | null, now: Date): boolean {
  return endedAt === null || Date.parse(endedAt) > now.getTime() - endShownDays * day;
}

/** When a token of today expires. @param days One of `tokenLifetimes`; null: never. */
export function tokenExpiry(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * day);
}
