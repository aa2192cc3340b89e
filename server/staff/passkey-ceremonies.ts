import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod/mini";
import type { PasskeysTable, StaffTable } from "#server/database/schema/staff-tables.ts";
import { Refusal } from "#server/refusal.ts";

/** The site that the passkeys belong to; browsers offer them to no other. */
export type Site = { name: string; url: string };

/** The result of `navigator.credentials` as JSON, not yet verified. */
export type Credential = Record<string, unknown>;

const ofCredential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** The parts we read of Web Authentication's `RegistrationResponseJSON`. */
const registration = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z._default(z.array(z.string()), []),
  }),
});

/** The parts we read of `AuthenticationResponseJSON`. */
const signature = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
});

/** Common to both: the challenge they answer. */
const answered = z.object({ response: z.object({ clientDataJSON: z.string() }) });
const clientData = z.object({ challenge: z.string() });

/** ES256, EdDSA and RS256, which cover platforms and security keys. */
const algorithms = [-7, -8, -257];

/** Options for creating a discoverable passkey, which identifies its owner. */
export async function registrationOptions(
  site: Site,
  {
    staff,
    passkeys,
    challenge,
  }: { staff: StaffTable; passkeys: PasskeysTable[]; challenge: string },
) {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(staff.id)),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: bytesOf(challenge),
    excludeCredentials: passkeys.map(known),
    // The passkey replaces the mailbox, so having the device alone must not be enough.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Options for signing in with any passkey of this site, or with one of these. */
export async function signInOptions(site: Site, challenge: string, passkeys?: PasskeysTable[]) {
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    ...(passkeys && { allowCredentials: passkeys.map(known) }),
    challenge: bytesOf(challenge),
    userVerification: "required",
  });
}

function known({ id, transports }: PasskeysTable) {
  return { id, transports: JSON.parse(transports) };
}

/** Verifies a new passkey. @throws Refusal 400 when it does not match the request. */
export async function readRegistration(
  site: Site,
  credential: Credential,
): Promise<Pick<PasskeysTable, "id" | "public_key" | "counter" | "transports">> {
  const { registrationInfo } = await believed(() =>
    verifyRegistrationResponse({
      response: registration.parse(credential),
      // Already checked by `takeChallenge`.
      expectedChallenge: () => true,
      expectedOrigin: new URL(site.url).origin,
      expectedRPID: hostOf(site),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw notBelieved();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports.slice(0, 8)),
  };
}

/**
 * Verifies a passkey's signature.
 * @returns its new counter.
 * @throws Refusal 400 when the signature is invalid or the counter went back, which suggests a copied key.
 */
export async function readSignature(
  site: Site,
  credential: Credential,
  passkey: PasskeysTable,
): Promise<number> {
  const signed = await believed(async () => signature.parse(credential));
  if (signed.response.userHandle !== Buffer.from(passkey.staff_id).toString("base64url")) {
    throw notBelieved();
  }
  const { verified, authenticationInfo } = await believed(() =>
    verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: () => true,
      expectedOrigin: new URL(site.url).origin,
      expectedRPID: hostOf(site),
      credential: {
        id: passkey.id,
        publicKey: bytesOf(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw notBelieved();
  return authenticationInfo.newCounter;
}

/** The challenge that a credential answers, base64url. @throws Refusal 400 when it has none. */
export function challengeOf(credential: Credential): string {
  try {
    const { clientDataJSON } = answered.parse(credential).response;
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()))
      .challenge;
  } catch {
    // Any parsing error means an invalid credential.
    throw notBelieved();
  }
}

export function notBelieved(): Refusal {
  return new Refusal(400, "This passkey was not accepted. Please try again, or use your email.");
}

/** Schemas and the library throw for anything wrong, with messages that quote it. */
async function believed<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch {
    throw notBelieved();
  }
}

function hostOf({ url }: Site): string {
  return new URL(url).hostname;
}

function bytesOf(base64url: string) {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
