import path from "node:path";

export const photoSizes = ["full", "small"] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What names the files of a picture. */
export type PhotoKey = { id: string; digest: string };

/** Where the files of pictures are kept: a folder (photo-folder.ts) or a bucket (photo-bucket.ts). */
export type PhotoStore = {
  /** The store's name for whoever runs the site. */
  place: string;
  /** Takes a file of this machine, which is gone afterward. */
  keep(name: string, file: string): Promise<void>;
  /** Undefined when there is none. @throws when the store does not answer. */
  load(name: string): Promise<Buffer | undefined>;
  /** @throws when a file is there and cannot be deleted. */
  remove(name: string): Promise<void>;
  /** Names of all pictures' files, without what was put aside. */
  names(): Promise<string[]>;
  /** Moves a file to where nothing looks for it. @param aside begins its new name. */
  setAside(name: string, aside: string): Promise<void>;
  /** Tries a store that is another machine's. Undefined when all is well, or there is nothing to try. */
  check(): Promise<StoreFinding | undefined>;
};

/** What is wrong with a store and what to do, in one line without a period; and whether it works all the same. */
export type StoreFinding = { works: boolean; text: string };

/** A picture's file in its store. */
export function photoFile({ id, digest }: PhotoKey, size: PhotoSize): string {
  const end = size === "small" ? ".small.jpg" : ".jpg";
  return `${digest.slice(0, 2)}/${digest}-${id}${end}`;
}

/** A file beside a folder's, named by both. */
export function nameAside(name: string, aside: string): string {
  return path.posix.join(aside, name);
}
