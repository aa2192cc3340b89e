import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { codeOf } from "#server/database/unavailable.ts";

/*
 * Beside the archive of a release there is its digest, as `sha256sum` writes it, and an Ed25519 signature of that file, as
 * OpenSSL writes it (docs/decisions/releases-and-backups.md). Whoever has no key signs nothing.
 */

/** The public key in a release, and in the folder with the releases once it is trusted. PEM. */
export const publicKeyFile = "release.pub";

export const digestFileOf = (archive: string) => `${archive}.sha256`;
export const signatureFileOf = (archive: string) => `${digestFileOf(archive)}.sig`;

/** What `sha256sum` writes of a file. */
export async function digestLine(file: string, name = path.basename(file)): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return `${hash.digest("hex")}  ${name}\n`;
}

/** How much is known of a release before any of it has run. */
export type Proof = "signed" | "whole" | "unproven";

/**
 * Compares a release with the digest and the signature beside its archive.
 * @param copy of the archive, which nobody else can change meanwhile.
 * @param key that must have signed it; undefined while none is trusted: then a digest that is there is compared.
 * @throws Error in one line.
 */
export async function proveRelease(
  archive: string,
  copy: string,
  key: TrustedKey | undefined,
): Promise<Proof> {
  const digest = await readIfThere(digestFileOf(archive));
  const signature = await readIfThere(signatureFileOf(archive));
  if (key && !(digest && signature)) {
    const missing = (digest ? signatureFileOf : digestFileOf)(archive);
    throw new Error(`There is no file ${missing}, and ${key.file} asks for a signed release.`);
  }
  if (!digest) return "unproven";
  if (key && signature && !isSignedBy(key.key, digest, signature)) {
    throw new Error(`${archive} is not signed by the key in ${key.file}. Nothing of it was run.`);
  }
  if ((await digestLine(copy, path.basename(archive))) !== digest.toString("utf8")) {
    throw new Error(
      `${archive} is not what ${digestFileOf(archive)} is about: it is damaged, renamed or another one.`,
    );
  }
  return key ? "signed" : "whole";
}

/** A key, and the file that says to trust it. */
type TrustedKey = { key: KeyObject; file: string };

/** The key in a folder. @returns undefined when there is none. @throws Error in one line when the file is no such key. */
export async function keyIn(folder: string): Promise<TrustedKey | undefined> {
  const file = path.join(folder, publicKeyFile);
  const text = await readIfThere(file);
  if (!text) return undefined;
  try {
    const key = createPublicKey(text);
    if (key.asymmetricKeyType === "ed25519") return { key, file };
  } catch {
    // Said below.
  }
  throw new Error(`${file} is no public key of Ed25519 in PEM.`);
}

/** By which people compare keys: SHA-256 of the key as OpenSSL writes it in DER, in hexadecimal. */
export function fingerprintOf({ key }: TrustedKey): string {
  const bytes = key.export({ type: "spki", format: "der" });
  return createHash("sha256").update(bytes).digest("hex");
}

/** Whether the release beside whose archive the signature lies was signed by the key. */
export async function isReleaseSignedBy(archive: string, { key }: TrustedKey): Promise<boolean> {
  const digest = await readIfThere(digestFileOf(archive));
  const signature = await readIfThere(signatureFileOf(archive));
  return digest !== undefined && signature !== undefined && isSignedBy(key, digest, signature);
}

function isSignedBy(key: KeyObject, digest: Buffer, signature: Buffer): boolean {
  return verify(null, digest, key, signature);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new Error(`${file} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}
