import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type fewAtATime, TooSlow } from "./few-at-a-time.ts";
import { nameAside, type PhotoStore } from "./photo-store.ts";

/**
 * The folder of the pictures, which all processes may share.
 * @param pass lets few of its operations run at a time.
 */
export function createPhotoFolder(folder: string, pass: ReturnType<typeof fewAtATime>): PhotoStore {
  const placeOf = (name: string) => path.resolve(folder, name);

  async function move(from: string, to: string): Promise<void> {
    await pass(() => mkdir(path.dirname(to), { recursive: true, mode: 0o700 }));
    await pass(() => rename(from, to));
  }

  return {
    place: folder,

    keep: (name, file) => move(file, placeOf(name)),

    async load(name) {
      try {
        return await pass(() => readFile(placeOf(name)));
      } catch (error) {
        if (error instanceof TooSlow) throw error;
        return undefined;
      }
    },

    remove: (name) => pass(() => rm(placeOf(name), { force: true })),

    async names() {
      const found: string[] = [];
      const parts = await readdir(folder).catch((): string[] => []);
      for (const part of parts.filter((name) => /^[\da-f]{2}$/.test(name))) {
        const names = await readdir(placeOf(part));
        found.push(...names.map((name) => `${part}/${name}`));
      }
      return found;
    },

    setAside: (name, aside) => move(placeOf(name), placeOf(nameAside(name, aside))),

    check: async () => undefined,
  };
}
