import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf, isFullDisk } from "#server/database/unavailable.ts";
import { createPhotoFiles, type PhotoPlace, restoringFolder } from "./photo-files.ts";
import { type PhotoKey, type PhotoSize, photoFile, photoSizes } from "./photo-store.ts";

export type PlacedPhotos = {
  /** Files that the backup does not know, and that are kept aside now. */
  aside: number;
  /** Photos of the backup whose file is neither in it nor in the store. */
  missing: number;
  /** Why the store was left as it is, in one line without a period. */
  fault?: string;
};

/**
 * Photos of a backup on their way into their store, apart from those that are there until the whole backup has been read:
 * in the folder, even where a bucket keeps them.
 * @throws Error in one line, from each call, when folder or bucket cannot be written.
 */
export function createRestoredPhotos(place: PhotoPlace) {
  const folder = place.photosDir;
  const { store } = createPhotoFiles(place);
  const drafts = restoringFolder(folder);
  let made: string | undefined;
  /** What is wrong with the store, if it takes no photos. */
  let fault: string | undefined;

  return {
    /** Before anything is changed. */
    async prepare(): Promise<void> {
      const found = await store.check();
      if (found && !found.works) fault = found.text;
    },

    /** Which photos have both of their files in the store; undefined while it does not answer. */
    async there(): Promise<((key: PhotoKey) => boolean) | undefined> {
      if (fault) return undefined;
      const names = await store.names().catch(() => undefined);
      if (!names) return undefined;
      const files = new Set(names);
      return (key) => photoSizes.every((size) => files.has(photoFile(key, size)));
    },

    /** @throws Error in one line when the store takes no photos. */
    async add(key: PhotoKey, size: PhotoSize, bytes: Uint8Array): Promise<void> {
      if (fault) throw new Error(`Photos cannot be restored: ${fault}.`);
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
     * Puts what was added in its place. Files that the restored database does not know are kept beside: those of the
     * former database, which nobody would ever delete here. A store that takes no photos is left as it is: a backup
     * without photos is restored all the same.
     * @param aside begins their names then.
     * @returns how many files were put aside; how many of the photos have no file; and why the store was left as it is.
     */
    async place(photos: readonly PhotoKey[], aside: string): Promise<PlacedPhotos> {
      if (fault) return { aside: 0, missing: 0, fault };
      return writing(store.place, async () => {
        for (const name of await filesIn(drafts)) await store.keep(name, path.join(drafts, name));
        await rm(drafts, { recursive: true, force: true });
        const known = new Set(
          photos.flatMap((key) => photoSizes.map((size) => photoFile(key, size))),
        );
        const names = await store.names();
        const unknown = names.filter((name) => !known.has(name));
        for (const name of unknown) await store.setAside(name, aside);
        const files = new Set(names);
        const missing = photos.filter((key) => !files.has(photoFile(key, "full"))).length;
        return { aside: unknown.length, missing };
      });
    },

    /** Where files are that were put aside. */
    asideFolder: (aside: string) => path.join(store.place, aside),
  };
}

/** Files of a folder and those below it, with a slash between. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

async function writing<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const room = isFullDisk(error) ? " Make room on its disk." : "";
    throw new Error(`${place} cannot be written (${codeOf(error)}).${room}`, { cause: error });
  }
}
