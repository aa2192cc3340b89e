import { createHash } from "node:crypto";

/** A strong ETag: 162 bits of the content's SHA-256. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
