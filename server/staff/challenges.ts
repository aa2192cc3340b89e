import type { DatabaseTransaction } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import { digestOf, newSecret } from "./secret.ts";

const lastsFor = 5 * 60_000;

/** Whom a challenge is for: a browser and, when registering a passkey, a signed-in person. */
export type Challenged = { browser: string; staffId: string | null };

/** A new challenge for a passkey to sign, base64url. */
export async function createChallenge(
  transaction: DatabaseTransaction,
  { browser, staffId }: Challenged,
  now: Date,
): Promise<string> {
  const challenge = newSecret();
  await transaction
    .insertInto("sign_ins")
    .values({
      id: digestOf(challenge),
      kind: "passkey",
      staff_id: staffId,
      code_digest: null,
      browser_digest: digestOf(browser),
      attempts: 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lastsFor).toISOString(),
      used_at: null,
    })
    .execute();
  return challenge;
}

/**
 * Uses up the signed challenge, whether or not the signature turns out valid.
 * @throws Refusal 400 when it is not this browser's, was used or has expired.
 */
export async function takeChallenge(
  transaction: DatabaseTransaction,
  challenge: string,
  { browser, staffId }: Challenged,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("sign_ins")
    .set({ used_at: now.toISOString() })
    .where("id", "=", digestOf(challenge))
    .where("kind", "=", "passkey")
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .where("browser_digest", "=", digestOf(browser))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    throw new Refusal(400, "This took too long, or was tried already. Please try again.");
  }
}
