import { randomBytes } from "node:crypto";

/** 144 random bits, 24 URL-safe characters: whoever holds an id may act on what it names. */
export function unguessableId(): string {
  return randomBytes(18).toString("base64url");
}
