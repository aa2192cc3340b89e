import { Readable } from "node:stream";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { photoLimits, photoTypeOf } from "#domain/photo/photo-rules.ts";
import type { PhotoServices } from "#server/photo/waiting-photos.ts";
import { Refusal } from "#server/refusal.ts";
import { fileBeginning, fileContent } from "./mail-parts.ts";
import type { NamedFile } from "./read-mail.ts";

/** What has become of the files of a mail. */
export type TakenFiles = {
  /** Pictures that wait for their lead, with the names of their files. */
  photos: { id: string; name: string }[];
  /** The names of all other files. */
  names: string[];
};

/** Bytes and pixels of the shorter side, below which a picture is a logo or an icon under somebody's name. */
const smallest = { bytes: 8 * 1024, side: 200 };

/**
 * Takes the pictures of a mail as if its sender had sent them with a form: decoded anew, as many and as large. No picture keeps a
 * mail from being taken.
 */
export async function takeFiles(
  files: readonly NamedFile[],
  from: string,
  photos: Pick<PhotoServices, "add" | "remove">,
): Promise<TakenFiles> {
  const taken: TakenFiles = { photos: [], names: [] };
  for (const { name, file } of files) {
    if (photoTypeOf(fileBeginning(file)) === undefined) {
      taken.names.push(name);
      continue;
    }
    if (file.body.length < smallest.bytes) continue;
    const content = fileContent(file, photoLimits.bytes);
    const photo =
      content && taken.photos.length < photoLimits.most
        ? await added(content, from, photos)
        : undefined;
    if (!photo) taken.names.push(name);
    else if (Math.min(photo.width, photo.height) < smallest.side) await photos.remove(photo.id);
    else taken.photos.push({ id: photo.id, name });
  }
  return taken;
}

/** Its sender counts as visitors' networks do. @returns undefined when it is not taken. */
async function added(content: Buffer, from: string, photos: Pick<PhotoServices, "add">) {
  const network = `mail ${mailboxKey(from)}`.slice(0, 200);
  try {
    return await photos.add({ photo: Readable.from([content]), bytes: content.length, network });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
