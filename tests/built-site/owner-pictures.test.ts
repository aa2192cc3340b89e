import { expect, test } from "vitest";
import { ownerPictureHeadings } from "#content/en/owner-pictures.ts";
import { ownerPictures } from "#content/owner-pictures.ts";
import { kindOf, pictureKinds } from "#domain/picture/owner-picture.ts";
import { mainPartOf } from "./support/ask.ts";

/** The pages with a place for each kind of the owner's pictures. */
const places = {
  crew: ["/our-company", "/careers"],
  faces: ["/our-company", "/careers"],
  roofs: ["/", "/why-choose-us", "/locations"],
} as const;

test.each(pictureKinds)("the place of %s is closed while there is no picture", async (kind) => {
  const isFilled = ownerPictures.some((picture) => kindOf(picture) === kind);
  for (const address of places[kind]) {
    const page = await mainPartOf(address);
    expect(page.includes(ownerPictureHeadings[kind]), address).toBe(isFilled);
  }
});
