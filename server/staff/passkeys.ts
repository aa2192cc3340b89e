import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import type { PasskeysTable } from "#server/database/schema/staff-tables.ts";
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
import type { StaffDoor } from "./sign-in.ts";
import { findStaff } from "./staff-repository.ts";

/** More than anybody has devices. */
const mostPasskeys = 20;

/** What a browser gets: the ceremony's options, and its secret for the cookie. */
type Asked<Options> = { options: Options; browser: string };

export type PasskeyServices = ReturnType<typeof createPasskeyServices>;

export function createPasskeyServices(parts: {
  connection: Connection;
  limits: Limits;
  site: Site;
  clock: () => Date;
}) {
  const { connection, limits, site, clock } = parts;

  async function ask(browser: string | undefined, staffId: string | null) {
    const asking = looksLikeSecret(browser) ? browser : newSecret();
    const challenge = await connection.transact((transaction) =>
      createChallenge(transaction, { browser: asking, staffId }, clock()),
    );
    return { challenge, browser: asking };
  }

  /** In its own transaction, so that the challenge is used up even if the signature is invalid. */
  async function takeChallengeOf(
    credential: Credential,
    { browser, staffId }: { browser: string | undefined; staffId: string | null },
  ): Promise<void> {
    const challenge = challengeOf(credential);
    const by: Challenged = { browser: browser ?? "", staffId };
    await connection.transact((transaction) => takeChallenge(transaction, challenge, by, clock()));
  }

  async function list({ staff }: SignedIn) {
    return (await listPasskeys(connection.database, staff.id)).map(shown);
  }

  return {
    list,

    async askToRegister({ staff }: SignedIn, browser: string | undefined) {
      const passkeys = await listPasskeys(connection.database, staff.id);
      if (passkeys.length >= mostPasskeys) {
        throw new Refusal(409, "You have many passkeys already. Please remove one first.");
      }
      const asked = await ask(browser, staff.id);
      const { challenge } = asked;
      const options = await registrationOptions(site, { staff, passkeys, challenge });
      return { options, browser: asked.browser } satisfies Asked<typeof options>;
    },

    /** Stores a new passkey. @throws Refusal 400 when it does not match the request. */
    async register(
      signedIn: SignedIn,
      {
        credential,
        label,
        browser,
      }: {
        credential: Credential;
        label: string;
        browser: string | undefined;
      },
    ) {
      const staffId = signedIn.staff.id;
      await takeChallengeOf(credential, { browser, staffId });
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
      return list(signedIn);
    },

    /** @throws Refusal 404 when the passkey is not the caller's own. */
    remove({ staff }: SignedIn, id: string): Promise<void> {
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
    },

    async askToSignIn(door: StaffDoor) {
      await limits.signInTry(door.network);
      const { challenge, browser } = await ask(door.browser, null);
      const options = await signInOptions(site, challenge);
      return { options, browser } satisfies Asked<typeof options>;
    },

    /** Signs in with a passkey of any staff member. @throws Refusal 400 when it is not accepted, 429 */
    async signIn(credential: Credential, door: StaffDoor): Promise<Entered> {
      await limits.signInTry(door.network);
      await takeChallengeOf(credential, { browser: door.browser, staffId: null });
      const id = typeof credential.id === "string" ? credential.id : "";
      const passkey = await findPasskey(connection.database, id);
      if (!passkey) throw notBelieved();
      const counter = await readSignature(site, credential, passkey);
      return connection.transact(async (transaction) => {
        const now = clock();
        const isFirst = await recordPasskeyUse(transaction, passkey, { counter, now });
        const staff = await findStaff(transaction, passkey.staff_id);
        if (!isFirst || !staff?.is_active) throw notBelieved();
        return beginSession(transaction, staff, { by: "passkey", door, now });
      });
    },
  };
}

function shown({ id, label, created_at, used_at }: PasskeysTable) {
  return { id, label, createdAt: created_at, usedAt: used_at };
}
