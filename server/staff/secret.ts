import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits, URL-safe, for a cookie or a sign-in link. Only the digest is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of our secrets; a cookie can contain anything. */
export function looksLikeSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** Six random digits for people to type. They are easy to guess, so tries must be counted. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** SHA-256, base64url. A secret is random enough to need no salt. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
