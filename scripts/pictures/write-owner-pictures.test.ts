import { expect, it } from "vitest";
import { ownerPicture, pictureKinds } from "#domain/picture/owner-picture.ts";
import { ownerPicturesModule } from "./write-owner-pictures.ts";

const face = ownerPicture.parse({
  file: "faces/ada.jpg",
  alt: 'Ada, called "the level", before a gable',
  consent: "2026-11-02",
  name: "Ada L.",
  role: "Crew leader",
});

it.each(pictureKinds)("a page loads nothing for %s without pictures", (kind) => {
  const module = ownerPicturesModule(kind, []);
  expect(module).toMatch(/export const \w+: ComponentType \| null = null;\n$/);
  expect(module.match(/^import (?!type )/m)).toBeNull();
});

it("gives the section each picture and its words, and not the day of the consent", () => {
  const module = ownerPicturesModule("faces", [face]);
  expect(module).toContain('import photo0 from "#content/photos/faces/ada.jpg?photo";');
  expect(module).toContain('{ photo: photo0, "alt":"Ada, called \\"the level\\", before a gable"');
  expect(module).toContain('<FaceRow kind="faces" pictures={pictures} />');
  expect(module).not.toContain("2026");
});
