import { glob } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  kindOf,
  type OwnerPicture,
  ownerPicture,
  type PictureKind,
} from "#domain/picture/owner-picture.ts";
import type { ContentFault } from "../content-fault.ts";

const list = "content/owner-pictures.ts";

/** The least length in pixels of a picture's longer side: twice as large as phones and tablets show it. */
const leastLength: Readonly<Record<PictureKind, number>> = { crew: 1600, faces: 800, roofs: 1600 };

/**
 * The owner's pictures that are right, and what is wrong with the others. @param entries As written in the list.
 * @param folder That holds the files; without pictures, it need not exist.
 */
export async function readOwnerPictures(
  entries: readonly unknown[],
  folder: string,
): Promise<{ pictures: OwnerPicture[]; faults: ContentFault[] }> {
  const files = await Array.fromAsync(glob("**/*.*", { cwd: folder }));
  const pictures: OwnerPicture[] = [];
  const faults: ContentFault[] = [];
  const named = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const file = (entry as { file?: unknown } | null)?.file;
    const place = `${list}: ${typeof file === "string" ? file : `entry ${index + 1}`}` as const;
    const { data, error } = ownerPicture.safeParse(entry);
    const wrong = data
      ? await faultOfFile(data, { folder, files, isRepeated: named.has(data.file) })
      : undefined;
    if (typeof file === "string") named.add(file);
    if (wrong) faults.push(`${place}: ${wrong}`);
    else if (data) pictures.push(data);
    for (const issue of error?.issues ?? []) {
      faults.push(
        issue.code === "unrecognized_keys"
          ? `${place}: ${issue.keys.join(", ")}: is no field of a picture`
          : `${place}: ${issue.path.join(".")}: ${issue.message}`,
      );
    }
  }
  for (const file of files.sort()) {
    if (named.has(file)) continue;
    faults.push(
      `${path.join(folder, file)}: has no entry in ${list}: write one, or remove the file`,
    );
  }
  return { pictures, faults };
}

async function faultOfFile(
  picture: OwnerPicture,
  { folder, files, isRepeated }: { folder: string; files: readonly string[]; isRepeated: boolean },
): Promise<string | undefined> {
  if (isRepeated) return "file: is listed twice";
  const file = path.join(folder, picture.file);
  if (!files.includes(picture.file)) return `file: there is no ${file}`;
  const least = leastLength[kindOf(picture)];
  try {
    const { format, width, height } = await sharp(file).metadata();
    if (format !== "jpeg") return `file: is a ${format} by its content, and has to be a JPEG`;
    if (Math.max(width, height) >= least) return undefined;
    return `file: is ${width} by ${height} pixels, and its longer side has to be ${least} or more`;
  } catch {
    return "file: cannot be read as a picture";
  }
}
