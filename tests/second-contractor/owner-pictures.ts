import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { OwnerPictureEntry } from "#domain/picture/owner-picture.ts";

/** What the second contractor shows: one face and one roof, and no crew. */
export const secondPictures = {
  face: {
    file: "faces/ada.jpg",
    alt: "Ada in a blue work shirt before a gable",
    consent: "2026-11-02",
    name: "Ada L.",
    role: "Crew leader",
  },
  roof: {
    file: "roofs/barn.jpg",
    alt: "A red barn under a new metal roof",
    consent: "2026-11-03",
    town: "Granville",
    caption: "Standing seam, laid in one week",
  },
} as const satisfies Record<string, OwnerPictureEntry>;

/** Writes the list and its files into a project, as a phone would: with the place where they were taken. */
export async function writeSecondPictures(project: string): Promise<void> {
  for (const { file } of Object.values(secondPictures)) {
    const target = path.join(project, "content", "photos", file);
    await mkdir(path.dirname(target), { recursive: true });
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a8551f" } })
      .withExif({
        IFD0: { Make: "Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 4/1 0/1" },
      })
      .jpeg()
      .toFile(target);
  }
  await writeFile(
    path.join(project, "content", "owner-pictures.ts"),
    `export const ownerPictures = ${JSON.stringify(Object.values(secondPictures))};\n`,
  );
}
