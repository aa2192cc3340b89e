import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** What builds keep for later builds. Outside `node_modules`, which `npm ci` deletes; may be deleted at any time. */
export const keptFolder = path.resolve(".cache");

/**
 * What `make` returned the first time for these parts.
 * @param kind A folder's name. @param parts Everything that the result depends on.
 */
export async function kept(
  kind: string,
  parts: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  const file = path.join(keptFolder, kind, digest.digest("hex"));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, made);
  return made;
}

/** Writes a file that nobody ever sees half written. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
