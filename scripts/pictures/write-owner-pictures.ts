import {
  kindOf,
  type OwnerPicture,
  type PictureKind,
  pictureKinds,
} from "#domain/picture/owner-picture.ts";
import { writeFolder } from "../run/write-changed.ts";

/** The components that show pictures of each kind, and what they are called. */
const shownBy = {
  crew: { name: "Crew", section: "PictureBand" },
  faces: { name: "Faces", section: "FaceRow" },
  roofs: { name: "Roofs", section: "PictureBand" },
} as const satisfies Record<PictureKind, { name: string; section: string }>;

const sectionFiles = { PictureBand: "picture-band", FaceRow: "face-row" } as const;

/**
 * Writes a module for each kind of the owner's pictures, which exports the section that shows them. Without one it exports
 * null and imports nothing, so that a page that has a place for it loads nothing of it.
 */
export function writeOwnerPictures(pictures: readonly OwnerPicture[]): Promise<void> {
  return writeFolder(
    ".generated/owner-pictures",
    Object.fromEntries(
      pictureKinds.map((kind) => [
        `${kind}.tsx`,
        ownerPicturesModule(
          kind,
          pictures.filter((picture) => kindOf(picture) === kind),
        ),
      ]),
    ),
  );
}

/** The module's text. The day of the consent is left out: it is nobody's business. */
export function ownerPicturesModule(kind: PictureKind, pictures: readonly OwnerPicture[]): string {
  const { name, section } = shownBy[kind];
  const head = `/* Made by scripts/pictures/write-owner-pictures.ts. */
import type { ComponentType } from "react";
`;
  if (pictures.length === 0) return `${head}\nexport const ${name}: ComponentType | null = null;\n`;
  const imports = pictures.map(
    ({ file }, index) => `import photo${index} from "#content/photos/${file}?photo";\n`,
  );
  const shown = pictures.map(({ file: _, consent: __, ...words }, index) => {
    return `  { photo: photo${index}, ${JSON.stringify(words).slice(1)},\n`;
  });
  return `${head}import { ${section} } from "#app/sections/owner-pictures/${sectionFiles[section]}.tsx";
${imports.join("")}
const pictures = [
${shown.join("")}];

export const ${name}: ComponentType | null = () => <${section} kind="${kind}" pictures={pictures} />;
`;
}
