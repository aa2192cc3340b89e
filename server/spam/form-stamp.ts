import { createHmac, timingSafeEqual } from "node:crypto";

const dayMilliseconds = 24 * 3_600 * 1_000;

/** A timestamp that only this site can have written: `<milliseconds>.<HMAC-SHA-256>`. */
export function stampForm(now: Date, secret: string): string {
  const moment = String(now.getTime());
  return `${moment}.${sign(moment, secret)}`;
}

/**
 * Milliseconds since the form was stamped. Null when unknown: without a stamp, as in forms without JavaScript or from a
 * partner's program, or with one older than a day. A forged stamp counts as no time at all.
 */
export function fillingTimeOf(stamp: string, now: Date, secret: string): number | null {
  if (!stamp) return null;
  const [moment = "", signature = ""] = stamp.split(".");
  const expected = Buffer.from(sign(moment, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0;
  const time = now.getTime() - Number(moment);
  return time > dayMilliseconds ? null : time;
}

function sign(moment: string, secret: string): string {
  return createHmac("sha256", secret).update(`form ${moment}`).digest("base64url");
}
