import { randomBytes } from "node:crypto";

/** Whether a text has the form of an id. PostgreSQL refuses to look up some texts, such as NUL. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** 144 random bits in 24 URL-safe characters: knowing an id is enough to act on what it names. */
export function unguessableId(): string {
  return randomBytes(18).toString("base64url");
}
