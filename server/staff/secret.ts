import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, URL-safe: a cookie or a link that lets somebody in. Only its digest is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text may be a secret of ours. What a browser sends as its cookie can be anything. */
export function looksLikeSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** Six random digits, for people to type. They are few: whatever takes them counts the tries. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** SHA-256, base64url. A secret has enough bits of its own to need no salt. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Takes as long for digests that differ early as for those that differ late. */
export function isSameDigest(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
