import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OwnerPictureEntry } from "#domain/picture/owner-picture.ts";
import { readOwnerPictures } from "./read-owner-pictures.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "owner-pictures-"));
  await write("faces/ada.jpg", 900);
  await write("faces/small.jpg", 320);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const ada: OwnerPictureEntry = {
  file: "faces/ada.jpg",
  alt: "Ada in a blue work shirt before a gable",
  consent: "2026-11-02",
  name: "Ada L.",
  role: "Crew leader",
};
const small = { ...ada, file: "faces/small.jpg" };

it("reads entries whose files are there", async () => {
  const { pictures } = await readOwnerPictures([ada], folder);
  expect(pictures).toEqual([ada]);
});

it("finds nothing, and misses nothing, without entries and without a folder", async () => {
  const nothing = await readOwnerPictures([], path.join(folder, "none"));
  expect(nothing).toEqual({ pictures: [], faults: [] });
});

it.each([
  [{ ...ada, alt: undefined }, "alt: is missing"],
  [{ ...ada, alt: "Ada" }, "alt: must say what is seen, in 12 characters or more"],
  [{ ...ada, name: undefined }, "name: is missing"],
  [{ ...ada, role: " " }, "role: is empty"],
  [{ ...ada, consent: "last year" }, "consent: must be a day, as 2027-03-31"],
  [
    { ...ada, consent: undefined },
    "consent: is missing: the day on which everybody shown agreed in writing",
  ],
  [{ ...ada, phone: "1" }, "phone: is no field of a picture"],
  [{ ...ada, file: "faces/eve.jpg" }, "file: there is no "],
  [{ ...ada, file: "crew/ada.jpg" }, "caption: is missing"],
  [{ ...ada, file: "roofs/ada.jpg", caption: "Slate" }, "town: is missing"],
  [
    { ...ada, file: "faces/Ada.JPG" },
    "file: must be in crew/, faces/, roofs/, named in small letters, digits and hyphens, and end in .jpg",
  ],
  [small, "file: is 320 by 240 pixels, and its longer side has to be 800 or more"],
])("says what is wrong with an entry: %o", async (entry, message) => {
  const { pictures, faults } = await readOwnerPictures([entry], folder);
  expect(pictures).toEqual([]);
  const ours = faults.filter((fault) => fault.startsWith("content/"));
  expect(ours.join("\n")).toContain(`content/owner-pictures.ts: ${entry.file}: ${message}`);
});

it("says which file has no entry, and which entry is there twice", async () => {
  const { faults } = await readOwnerPictures([ada, ada], folder);
  expect(faults).toEqual([
    "content/owner-pictures.ts: faces/ada.jpg: file: is listed twice",
    `${path.join(folder, "faces/small.jpg")}: has no entry in content/owner-pictures.ts: write one, or remove the file`,
  ]);
});

async function write(file: string, width: number): Promise<void> {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  const height = Math.round(width * 0.75);
  await sharp({ create: { width, height, channels: 3, background: "#a8551f" } })
    .jpeg()
    .toFile(path.join(folder, file));
}
