import type { ExpressionBuilder } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { Refusal } from "#server/refusal.ts";
import { digestOf, isSameDigest, newCode, newSecret } from "./secret.ts";
import { findStaff } from "./staff-repository.ts";

const lastsFor = 15 * 60_000;
/** A code has a million values; after this many tries its sign-in is void. */
const mostTries = 5;

/** The secrets in the mail, stored nowhere else and only until it is sent. */
export type SignInSecrets = { token: string; code: string; until: Date };

/** Whether a code lets its browser in, or proves who has signed in there. */
type CodeKind = "sign-in" | "proof";

/**
 * A link and a code for the browser that asks; to prove something, for a session, whose code alone counts. An unknown
 * address gets the same row, which lets nobody in, so that it takes the same work.
 */
export async function createSignIn(
  transaction: DatabaseTransaction,
  asked: { kind: CodeKind; staffId: string | null; browser: string; now: Date },
): Promise<SignInSecrets> {
  const { kind, staffId, browser, now } = asked;
  const secrets = {
    token: newSecret(),
    code: newCode(),
    until: new Date(now.getTime() + lastsFor),
  };
  const id = digestOf(secrets.token);
  await transaction
    .insertInto("sign_ins")
    .values({
      id,
      kind,
      staff_id: staffId,
      code_digest: codeDigest(id, secrets.code),
      browser_digest: digestOf(browser),
      attempts: 0,
      created_at: now.toISOString(),
      expires_at: secrets.until.toISOString(),
      used_at: null,
    })
    .execute();
  return secrets;
}

/**
 * Uses up a sign-in by its link.
 * @throws Refusal 400 when it was used or has expired; 409, without using it up, in another browser than the one that
 * asked.
 */
export async function openSignInLink(
  transaction: DatabaseTransaction,
  { token, browser, now }: { token: string; browser: string | undefined; now: Date },
): Promise<StaffTable> {
  const signIn = await transaction
    .selectFrom("sign_ins")
    .select(["id", "staff_id", "browser_digest"])
    .where("id", "=", digestOf(token))
    .where(isOpen("sign-in", now))
    .executeTakeFirst();
  if (!signIn) throw linkEnded();
  if (!browser || signIn.browser_digest !== digestOf(browser)) {
    throw new Refusal(
      409,
      "You asked for this on another device. Type the code from the email there.",
    );
  }
  const staff = await spend(transaction, signIn, now);
  if (!staff) throw linkEnded();
  return staff;
}

/** The result of trying a code: the person it signs in, or the sign-ins it was tried at. */
export type TriedCode = {
  staff?: StaffTable;
  triedAt: { staffId: string | null; tries: number }[];
};

/**
 * Tries a code at every open sign-in of a browser: after asking twice, either code works. Each counts the try, so the
 * transaction must commit even when nobody is signed in.
 */
export async function tryCode(
  transaction: DatabaseTransaction,
  { kind, code, browser, now }: { kind: CodeKind; code: string; browser: string; now: Date },
): Promise<TriedCode> {
  const tried = await transaction
    .updateTable("sign_ins")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("browser_digest", "=", digestOf(browser))
    .where(isOpen(kind, now))
    .returning(["id", "staff_id", "code_digest", "attempts"])
    .execute();
  const triedAt = tried.map(({ staff_id, attempts: tries }) => ({ staffId: staff_id, tries }));
  const [right] = tried.filter(({ id, code_digest }) =>
    isSameDigest(codeDigest(id, code), code_digest ?? ""),
  );
  const staff = right && (await spend(transaction, right, now));
  return staff ? { staff, triedAt } : { triedAt };
}

/** Whether a sign-in has tries left. */
export function hasTriesLeft({ tries }: { tries: number }): boolean {
  return tries < mostTries;
}

/** Ends all unused links and codes of a person. */
export async function endWaysIn(transaction: Database, staffId: string): Promise<void> {
  await transaction
    .deleteFrom("sign_ins")
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .execute();
}

async function spend(
  transaction: DatabaseTransaction,
  { id, staff_id }: { id: string; staff_id: string | null },
  now: Date,
): Promise<StaffTable | undefined> {
  if (!staff_id) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable("sign_ins")
    .set({ used_at: now.toISOString() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  const staff = numUpdatedRows === 1n ? await findStaff(transaction, staff_id) : undefined;
  return staff?.is_active ? staff : undefined;
}

function isOpen(kind: CodeKind, now: Date) {
  return (row: ExpressionBuilder<Schema, "sign_ins">) =>
    row.and([
      row("kind", "=", kind),
      row("used_at", "is", null),
      row("expires_at", ">", now.toISOString()),
      row("attempts", "<", mostTries),
    ]);
}

/** Includes the sign-in's id, so that equal codes have different digests. */
function codeDigest(signInId: string, code: string): string {
  return digestOf(`${signInId} ${code}`);
}

function linkEnded(): Refusal {
  return new Refusal(400, "This link has been used or has expired. Please ask for a new one.");
}
