import { createHash } from "node:crypto";

/** A strong ETag: 162 bits of the content's SHA-256. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names a strong ETag, also as a weak one. */
export function holdsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((held) => held.trim().replace(/^W\//, "") === etag);
}
