import { createHash } from "node:crypto";

/**
 * A weak ETag: 162 bits of the content's SHA-256. Weak, because the same content is sent in several codings, and bytes
 * that differ must not share a strong one (RFC 9110, section 8.8.3.3).
 */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/**
 * Whether an `If-None-Match` header names an ETag. Compared weakly, so that a copy from when it was strong, or that a
 * proxy made so, counts too; `*` is any (RFC 9110, sections 8.8.3.2 and 13.1.2).
 */
export function holdsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? "").split(",").map((one) => one.trim());
  return held.includes("*") || held.some((one) => opaqueTag(one) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, "");
}
