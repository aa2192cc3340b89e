import { openPromise } from "yauzl";

/** Every file of a ZIP by its name, with its bytes. */
export async function zipFiles(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  return files;
}
