import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.ts";
import { keepProof } from "./sessions-repository.ts";
import { codeEnded, wrongCode } from "./sign-in.ts";
import { createSignIn, hasTriesLeft, tryCode } from "./sign-ins.ts";
import { staffMailKinds } from "./staff-mail-kinds.ts";

/** Where a signed-in person proves who they are: the browser's name and cookie, and the network. */
type ProofDoor = { device: string; known: string | undefined; network: string };

export type ProofServices = ReturnType<typeof createProofServices>;

type Given = {
  connection: Connection;
  limits: Limits;
  submissions: Submissions;
  /** Key that signs the cookies of known browsers. */
  stampSecret: string;
  clock: () => Date;
};

type Deps = Given & { knownBrowsers: KnownBrowsers };

/** Proving anew who is signed in, by a mailed code; by a passkey, see `createPasskeyServices`. */
export function createProofServices(given: Given) {
  const deps = { ...given, knownBrowsers: createKnownBrowsers(given.stampSecret) };
  return {
    ask: (signedIn: SignedIn, door: ProofDoor) => ask(deps, signedIn, door),
    byCode: (signedIn: SignedIn, code: string, door: ProofDoor) =>
      byCode(deps, signedIn, code, door),
  };
}

/** Mails a code that is good in this session only, and counts like one to sign in. @throws Refusal 429 */
function ask(deps: Deps, { sessionId, staff }: SignedIn, door: ProofDoor): Promise<void> {
  const { limits, submissions, knownBrowsers, clock } = deps;
  const { network, device } = door;
  return submissions.changeLimited(network, async (transaction) => {
    const now = clock();
    const knownBrowser = knownBrowsers.nameOf(door.known, staff.id, now);
    await limits.signIn(transaction, { network, mailbox: mailboxKey(staff.email), knownBrowser });
    const { code, until } = await createSignIn(transaction, {
      ...{ kind: "proof", staffId: staff.id, browser: sessionId, now },
    });
    const payload = {
      person: { name: staff.name, email: staff.email },
      ...{ code, device },
      askedAt: now.toISOString(),
      until: until.toISOString(),
    };
    await enqueue(transaction, staffMailKinds, { kind: "staff-proof", payload }, now);
  });
}

/** @throws Refusal 400 when it is wrong or expired, 429 */
async function byCode(
  deps: Deps,
  { sessionId, staff }: SignedIn,
  code: string,
  door: ProofDoor,
): Promise<void> {
  const { connection, limits, clock } = deps;
  await limits.signInTry(door.network);
  const refused = await connection.transact(async (transaction) => {
    const at = clock();
    const tried = await tryCode(transaction, {
      ...{ kind: "proof", code, browser: sessionId },
      now: at,
    });
    const staffId = staff.id;
    if (tried.staff?.id === staffId) {
      await keepProof(transaction, sessionId, at);
      const details = { by: "code" } as const;
      await addAuditEntry(transaction, { at, staffId, action: "session.proven", details });
      return undefined;
    }
    for (const { tries } of tried.triedAt) {
      const details = { of: staffId, tries };
      await addAuditEntry(transaction, { at, staffId, action: "sign-in.refused", details });
    }
    return tried.triedAt.some(hasTriesLeft) ? wrongCode() : codeEnded();
  });
  // Thrown outside the transaction, so that the tries stay counted.
  if (refused instanceof Refusal) throw refused;
}
