import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an `Authorization` header shows our secret. Takes the same time for any. */
export function isOurs(authorization: string | undefined, secret: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
