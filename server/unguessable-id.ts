import { randomBytes } from "node:crypto";

/** Whether a text can be an id at all. PostgreSQL refuses to look for some texts, such as NUL. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** 144 random bits, 24 URL-safe characters: whoever holds an id may act on what it names. */
export function unguessableId(): string {
  return randomBytes(18).toString("base64url");
}
