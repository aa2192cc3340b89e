import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { digestFileOf, digestLine, signatureFileOf } from "#server/upgrade/release-proof.ts";

/**
 * The private key that releases are signed with.
 * @param file PEM of Ed25519, without a passphrase; undefined: none.
 * @throws Error in one line when it cannot be read, or is none.
 */
export function signingKey(file: string | undefined): KeyObject | undefined {
  if (!file) return undefined;
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // Said below.
  }
  throw new Error(
    `RELEASE_KEY is no private key of Ed25519 in PEM that this user can read: ${file}`,
  );
}

/** What servers trust, in PEM. */
export function publicPartOf(key: KeyObject): string {
  return String(createPublicKey(key).export({ type: "spki", format: "pem" }));
}

/** Writes digest and signature beside an archive; without a key, no signature of an earlier one stays. */
export async function signRelease(archive: string, key: KeyObject | undefined): Promise<void> {
  const digest = await digestLine(archive);
  await writeFile(digestFileOf(archive), digest);
  if (key) await writeFile(signatureFileOf(archive), sign(null, Buffer.from(digest), key));
  else await rm(signatureFileOf(archive), { force: true });
}
