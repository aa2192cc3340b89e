import { addressOf } from "#domain/person/mailbox-address.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { beginSession, type Door, type Entered } from "./begin-session.ts";
import { changeStaff } from "./change-staff.ts";
import { acceptInvitation } from "./invitations.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.ts";
import { looksLikeSecret, newSecret } from "./secret.ts";
import { createSignIn, hasTriesLeft, openSignInLink, tryCode } from "./sign-ins.ts";
import { staffMailKinds } from "./staff-mail-kinds.ts";
import { staffPhone } from "./staff-phone.ts";
import { findStaffByEmail } from "./staff-repository.ts";

/** Where somebody signs in, with the cookies of the browser that asked and of known ones, and the network. */
export type StaffDoor = Door & {
  browser: string | undefined;
  known: string | undefined;
  network: string;
};

export type SignInServices = ReturnType<typeof createSignInServices>;

type Given = {
  connection: Connection;
  limits: Limits;
  submissions: Submissions;
  mailOptions: Pick<MailOptions, "officeEmail">;
  /** Key that signs the cookies of known browsers. */
  stampSecret: string;
  clock: () => Date;
};

type Deps = Given & { knownBrowsers: KnownBrowsers };

/** Signing in by a mailed link or code, and by an invitation. */
export function createSignInServices(given: Given) {
  const deps = { ...given, knownBrowsers: createKnownBrowsers(given.stampSecret) };
  return {
    ask: (email: string, door: StaffDoor) => ask(deps, email, door),
    rememberBrowser: (signedIn: SignedIn, known: string | undefined) =>
      rememberBrowser(deps, signedIn, known),
    byCode: (code: string, door: StaffDoor) => byCode(deps, code, door),
    byLink: (token: string, door: StaffDoor) => byLink(deps, token, door),
    byInvitation: (invited: { token: string; phone?: string | undefined }, door: StaffDoor) =>
      byInvitation(deps, invited, door),
  };
}

/**
 * Mails a link and a code if the address belongs to staff. Otherwise answer and work are the same, but the mail has
 * no recipient and is withheld.
 * @returns the secret of the browser that asked, for its cookie.
 * @throws Refusal 429
 */
function ask(deps: Deps, email: string, door: StaffDoor): Promise<string> {
  const { limits, submissions, clock } = deps;
  const browser = looksLikeSecret(door.browser) ? door.browser : newSecret();
  return submissions.changeLimited(door.network, async (transaction) => {
    const { network, device } = door;
    const now = clock();
    const found = await findStaffByEmail(transaction, email);
    const staff = found?.is_active ? found : undefined;
    const knownBrowser = deps.knownBrowsers.nameOf(door.known, staff?.id, now);
    await limits.signIn(transaction, { network, mailbox: mailboxKey(email), knownBrowser });
    const { token, code, until } = await createSignIn(transaction, {
      kind: "sign-in",
      staffId: staff?.id ?? null,
      browser,
      now,
    });
    const payload = {
      person: { name: staff?.name ?? "", email: staff?.email ?? "" },
      ...{ token, code, device },
      askedAt: now.toISOString(),
      until: until.toISOString(),
    };
    await enqueue(transaction, staffMailKinds, { kind: "sign-in", payload }, now);
    return browser;
  });
}

/** The cookie by which a browser is known in which somebody has just signed in. @param known The one before. */
function rememberBrowser(deps: Deps, { staff }: SignedIn, known: string | undefined): string {
  return deps.knownBrowsers.remember(known, staff.id, deps.clock());
}

/**
 * Signs in with the six-digit code, in the browser that asked.
 * @throws Refusal 400 when it is wrong or expired, 429
 */
async function byCode(deps: Deps, code: string, door: StaffDoor): Promise<Entered> {
  const { connection, limits, clock } = deps;
  await limits.signInTry(door.network);
  const { browser } = door;
  if (!looksLikeSecret(browser)) throw codeEnded();
  const outcome = await connection.transact(async (transaction) => {
    const now = clock();
    const { staff, triedAt } = await tryCode(transaction, { kind: "sign-in", code, browser, now });
    if (staff) return beginSession(transaction, staff, { by: "code", door, now });
    for (const { staffId, tries } of triedAt) {
      // Nobody knows who typed it: a stranger can ask with anybody's address.
      const details = { of: staffId, tries };
      await addAuditEntry(transaction, {
        at: now,
        staffId: null,
        action: "sign-in.refused",
        details,
      });
    }
    return triedAt.some(hasTriesLeft) ? wrongCode() : codeEnded();
  });
  // Thrown outside the transaction, so that the tries stay counted.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/**
 * Signs in with the mailed link.
 * @throws Refusal 400 when it is no longer valid; 409 in another browser than the one that asked; 429
 */
async function byLink(deps: Deps, token: string, door: StaffDoor): Promise<Entered> {
  const { connection, limits, clock } = deps;
  await limits.signInTry(door.network);
  return connection.transact(async (transaction) => {
    const now = clock();
    const staff = await openSignInLink(transaction, { token, browser: door.browser, now });
    return beginSession(transaction, staff, { by: "link", door, now });
  });
}

/**
 * Accepts an invitation and signs in. Without a phone, the one of whoever invited stays.
 * @throws Refusal 400 when it is no longer valid, 400 from `staffPhone` without using it up, 429
 */
async function byInvitation(
  deps: Deps,
  { token, phone: typed = "" }: { token: string; phone?: string | undefined },
  door: StaffDoor,
): Promise<Entered> {
  const { connection, limits, mailOptions, clock } = deps;
  await limits.signInTry(door.network);
  const phone = staffPhone(typed);
  return connection.transact(async (transaction) => {
    const now = clock();
    const invitation = { token, officeEmail: addressOf(mailOptions.officeEmail), now };
    const joined = await acceptInvitation(transaction, invitation);
    const entered = await beginSession(transaction, joined, { by: "invitation", door, now });
    if (phone === "") return entered;
    const { signedIn } = entered;
    const staff = await changeStaff(transaction, signedIn, joined, { phone }, now);
    return { ...entered, signedIn: { ...signedIn, staff } };
  });
}

export function wrongCode(): Refusal {
  const sentence = "This is not the code from the email. Please check it.";
  return new Refusal(400, sentence, { code: sentence });
}

export function codeEnded(): Refusal {
  const sentence = "The code has expired or was wrong too often. Please ask for a new email.";
  return new Refusal(400, sentence, { code: sentence });
}
