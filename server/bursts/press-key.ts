import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What the link in the mail about a pending booking carries besides its id, and the answer to the booking does not: whoever
 * presses has read the mail, or the text.
 */
export function pressKeyOf(appointmentId: string, secret: string): string {
  const digest = createHmac("sha256", secret).update(`press ${appointmentId}`);
  return digest.digest("base64url").slice(0, 22);
}

/** Compares in constant time. */
export function isPressKey(key: string, appointmentId: string, secret: string): boolean {
  const [given, known] = [Buffer.from(key), Buffer.from(pressKeyOf(appointmentId, secret))];
  return given.length === known.length && timingSafeEqual(given, known);
}
