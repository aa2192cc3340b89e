import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#server/database/unavailable.ts";
import { type PhotoKey, type PhotoSize, photoFile } from "./photo-files.ts";

export type RestoredPhotos = ReturnType<typeof createRestoredPhotos>;

/**
 * Photos of a backup on their way into the folder, apart from those that are there until the whole backup has been read.
 * @throws Error in one line, from each call, when the folder cannot be written.
 */
export function createRestoredPhotos(folder: string) {
  const drafts = path.resolve(folder, "restoring");
  let made: string | undefined;

  return {
    async add(key: PhotoKey, size: PhotoSize, bytes: Uint8Array): Promise<void> {
      const draft = path.join(drafts, photoFile(key, size));
      await writing(folder, async () => {
        made ??= await mkdir(drafts, { recursive: true, mode: 0o700 });
        await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
      });
    },

    /** Forgets what was added, and leaves no folder that was not there. */
    async discard(): Promise<void> {
      await rm(drafts, { recursive: true, force: true });
      if (made && made !== drafts) await rmdir(path.resolve(folder)).catch(() => {});
    },

    /**
     * Puts what was added in its place. Files that the restored database does not know are kept in a folder beside:
     * those of the former database, which nobody would ever delete here.
     * @param aside the name of that folder.
     * @returns how many files were put aside, and how many of the photos have no file.
     */
    async place(photos: readonly PhotoKey[], aside: string) {
      return writing(folder, async () => {
        for (const name of await filesIn(drafts)) {
          await mkdir(path.dirname(path.resolve(folder, name)), { recursive: true, mode: 0o700 });
          await rename(path.join(drafts, name), path.resolve(folder, name));
        }
        await rm(drafts, { recursive: true, force: true });
        const known = new Set(
          photos.flatMap((key) => [photoFile(key, "full"), photoFile(key, "small")]),
        );
        const unknown = (await filesIn(folder)).filter((name) => !known.has(name));
        for (const name of unknown) {
          const kept = path.resolve(folder, aside, name);
          await mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
          await rename(path.resolve(folder, name), kept);
        }
        const files = new Set(await filesIn(folder));
        const missing = photos.filter((key) => !files.has(photoFile(key, "full"))).length;
        return { aside: unknown.length, missing };
      });
    },
  };
}

/** Photos' files, without what arrives or was put aside. */
async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  const parts = await readdir(folder).catch((): string[] => []);
  for (const part of parts.filter((name) => /^[\da-f]{2}$/.test(name))) {
    const names = await readdir(path.join(folder, part));
    found.push(...names.map((name) => path.join(part, name)));
  }
  return found;
}

async function writing<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${folder} cannot be written (${codeOf(error)}).`, { cause: error });
  }
}
