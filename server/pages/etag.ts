import { createHash } from "node:crypto";

/** The strong ETag of what is answered: 160 bits of its digest. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
