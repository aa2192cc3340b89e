import { emailKey } from "#domain/person/mailbox-key.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { PasskeysTable, StaffTable } from "#server/database/schema/staff-tables.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import { beginSession, type Entered } from "./begin-session.ts";
import { type Challenged, createChallenge, takeChallenge } from "./challenges.ts";
import {
  type Credential,
  challengeOf,
  notBelieved,
  readRegistration,
  readSignature,
  registrationOptions,
  type Site,
  signInOptions,
} from "./passkey-ceremonies.ts";
import {
  addPasskey,
  deletePasskey,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
} from "./passkeys-repository.ts";
import { looksLikeSecret, newSecret } from "./secret.ts";
import { keepProof } from "./sessions-repository.ts";
import type { StaffDoor } from "./sign-in.ts";
import { findStaff } from "./staff-repository.ts";

/** More than anybody has devices. */
const mostPasskeys = 20;

/** What a browser gets: the ceremony's options, and its secret for the cookie. */
type Asked<Options> = { options: Options; browser: string };

export type PasskeyServices = ReturnType<typeof createPasskeyServices>;

/** A passkey that a browser has made, and whose cookie asked for it. */
type MadePasskey = { credential: Credential; label: string; browser: string | undefined };

type Deps = {
  connection: Connection;
  limits: Limits;
  site: Site;
  clock: () => Date;
};

export function createPasskeyServices(deps: Deps) {
  return {
    list: (signedIn: SignedIn) => ownPasskeys(deps, signedIn),
    askToRegister: (signedIn: SignedIn, browser: string | undefined) =>
      askToRegister(deps, signedIn, browser),
    register: (signedIn: SignedIn, made: MadePasskey) => register(deps, signedIn, made),
    remove: (signedIn: SignedIn, id: string) => remove(deps, signedIn, id),
    askToSignIn: (door: StaffDoor) => askToSignIn(deps, door),
    signIn: (credential: Credential, door: StaffDoor, ownDeviceOf: string) =>
      signIn(deps, credential, door, ownDeviceOf),
    askToProve: (signedIn: SignedIn, door: StaffDoor) => askToProve(deps, signedIn, door),
    prove: (signedIn: SignedIn, credential: Credential, door: StaffDoor) =>
      prove(deps, signedIn, credential, door),
  };
}

async function ownPasskeys(deps: Deps, { staff }: SignedIn) {
  const { connection } = deps;
  return (await listPasskeys(connection.database, staff.id)).map(shown);
}

async function askToRegister(deps: Deps, { staff }: SignedIn, browser: string | undefined) {
  const { connection, site } = deps;
  const passkeys = await listPasskeys(connection.database, staff.id);
  if (passkeys.length >= mostPasskeys) {
    throw new Refusal(409, "You have many passkeys already. Please remove one first.");
  }
  const asked = await newChallenge(deps, browser, staff.id);
  const { challenge } = asked;
  const options = await registrationOptions(site, { staff, passkeys, challenge });
  return { options, browser: asked.browser } satisfies Asked<typeof options>;
}

async function newChallenge(deps: Deps, browser: string | undefined, staffId: string | null) {
  const { connection, clock } = deps;
  const asking = looksLikeSecret(browser) ? browser : newSecret();
  const challenge = await connection.transact((transaction) =>
    createChallenge(transaction, { browser: asking, staffId }, clock()),
  );
  return { challenge, browser: asking };
}

/** Stores a new passkey. @throws Refusal 400 when it does not match the request. */
async function register(
  deps: Deps,
  signedIn: SignedIn,
  { credential, label, browser }: MadePasskey,
) {
  const { connection, site, clock } = deps;
  const staffId = signedIn.staff.id;
  await takeChallengeOf(deps, credential, { browser, staffId });
  const read = await readRegistration(site, credential);
  await connection.transact(async (transaction) => {
    const now = clock();
    const isNew = await addPasskey(transaction, {
      ...read,
      staff_id: staffId,
      label: label || "Passkey",
      created_at: now.toISOString(),
      used_at: null,
    });
    if (!isNew) throw notBelieved();
    await addAuditEntry(transaction, {
      at: now,
      staffId,
      action: "passkey.added",
      details: {},
    });
  });
  return ownPasskeys(deps, signedIn);
}

/** In its own transaction, so that the challenge is used up even if the signature is invalid. */
async function takeChallengeOf(
  deps: Deps,
  credential: Credential,
  { browser, staffId }: { browser: string | undefined; staffId: string | null },
): Promise<void> {
  const { connection, clock } = deps;
  const challenge = challengeOf(credential);
  const by: Challenged = { browser: browser ?? "", staffId };
  await connection.transact((transaction) => takeChallenge(transaction, challenge, by, clock()));
}

/** @throws Refusal 404 when the passkey is not the caller's own. */
function remove(deps: Deps, { staff }: SignedIn, id: string): Promise<void> {
  const { connection, clock } = deps;
  return connection.transact(async (transaction) => {
    const isRemoved = await deletePasskey(transaction, { id, staffId: staff.id });
    if (!isRemoved) throw new Refusal(404, "You have no such passkey.");
    await addAuditEntry(transaction, {
      at: clock(),
      staffId: staff.id,
      action: "passkey.removed",
      details: {},
    });
  });
}

async function askToSignIn(deps: Deps, door: StaffDoor) {
  const { limits, site } = deps;
  await limits.signInTry(door.network);
  const { challenge, browser } = await newChallenge(deps, door.browser, null);
  const options = await signInOptions(site, challenge);
  return { options, browser } satisfies Asked<typeof options>;
}

/**
 * Signs in with a passkey of any staff member.
 * @param ownDeviceOf the address of whoever has called this browser their own before; whose passkey it is turns out only now.
 * @throws Refusal 400 when it is not accepted, 429
 */
function signIn(
  deps: Deps,
  credential: Credential,
  door: StaffDoor,
  ownDeviceOf: string,
): Promise<Entered> {
  return bySignature(deps, credential, { door, staffId: null }, (transaction, staff, now) => {
    const isOwnDevice = door.isOwnDevice || emailKey(ownDeviceOf) === staff.email_key;
    const by = { by: "passkey", door: { ...door, isOwnDevice }, now } as const;
    return beginSession(transaction, staff, by);
  });
}

async function askToProve(deps: Deps, { staff }: SignedIn, door: StaffDoor) {
  const { connection, limits, site } = deps;
  await limits.signInTry(door.network);
  const passkeys = await listPasskeys(connection.database, staff.id);
  const { challenge, browser } = await newChallenge(deps, door.browser, staff.id);
  const options = await signInOptions(site, challenge, passkeys);
  return { options, browser } satisfies Asked<typeof options>;
}

/** Proves who is signed in, with a passkey of theirs. @throws Refusal 400 when it is not accepted, 429 */
async function prove(
  deps: Deps,
  signedIn: SignedIn,
  credential: Credential,
  door: StaffDoor,
): Promise<void> {
  const staffId = signedIn.staff.id;
  await bySignature(deps, credential, { door, staffId }, async (transaction, staff, at) => {
    if (staff.id !== staffId) throw notBelieved();
    await keepProof(transaction, signedIn.sessionId, at);
    const details = { by: "passkey" } as const;
    await addAuditEntry(transaction, { at, staffId, action: "session.proven", details });
  });
}

/**
 * What follows from the signature of somebody's passkey, in the transaction that records its use.
 * @param asked Who asked for the challenge: anybody in this browser, or a signed-in person.
 * @throws Refusal 400 when it is not accepted, 429
 */
async function bySignature<Result>(
  deps: Deps,
  credential: Credential,
  { door, staffId }: { door: StaffDoor; staffId: string | null },
  follow: (transaction: DatabaseTransaction, staff: StaffTable, now: Date) => Promise<Result>,
): Promise<Result> {
  const { connection, limits, site, clock } = deps;
  await limits.signInTry(door.network);
  await takeChallengeOf(deps, credential, { browser: door.browser, staffId });
  const id = typeof credential.id === "string" ? credential.id : "";
  const passkey = await findPasskey(connection.database, id);
  if (!passkey) throw notBelieved();
  const counter = await readSignature(site, credential, passkey);
  return connection.transact(async (transaction) => {
    const now = clock();
    const isFirst = await recordPasskeyUse(transaction, passkey, { counter, now });
    const staff = await findStaff(transaction, passkey.staff_id);
    if (!isFirst || !staff?.is_active) throw notBelieved();
    return follow(transaction, staff, now);
  });
}

function shown({ id, label, created_at, used_at }: PasskeysTable) {
  return { id, label, createdAt: created_at, usedAt: used_at };
}
