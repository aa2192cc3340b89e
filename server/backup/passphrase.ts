import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { codeOf } from "#server/database/unavailable.ts";

/** What a file with a passphrase begins with (https://age-encryption.org/v1). */
const encryptedBeginning = "age-encryption.org/v1";

/** 64 MB of memory to derive the key, as a small server has. */
const workFactor = 16;

/** Encrypts a stream of bytes as `age --passphrase` does. */
export async function encrypt(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  return Readable.from(await encrypter.encrypt(webStream(bytes)));
}

/** @throws Error in one line when the passphrase is another one, at once; errors of the stream when the bytes are not those. */
export async function decrypt(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.from(await decrypter.decrypt(webStream(bytes)));
  } catch (error) {
    bytes.destroy();
    throw new Error("BACKUP_PASSPHRASE does not open this backup.", { cause: error });
  }
}

/** Whether a backup needs a passphrase. @throws Error in one line when it cannot be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  try {
    await using opened = await open(file);
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(encryptedBeginning.length));
    return buffer.toString("latin1", 0, bytesRead) === encryptedBeginning;
  } catch (error) {
    throw new Error(`${file} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}

/** A file that anybody could have written, where only one of ours is good enough. */
export class NotEncrypted extends Error {}

/** @throws NotEncrypted in one line: whoever can write a bucket or a folder could put a database of their own there. */
export async function requireEncrypted(file: string): Promise<void> {
  if (await isEncrypted(file)) return;
  throw new NotEncrypted(`${file} is not encrypted with BACKUP_PASSPHRASE, so it is not restored.`);
}

function webStream(bytes: Readable): ReadableStream<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void bytes.destroy(),
  });
}
