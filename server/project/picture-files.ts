import type { PictureFile } from "#domain/project/project.ts";

/** The formats of a public picture, with the widths in which each is made, as those of the site's own (scripts/vite/photos.ts). */
export const pictureFormats = {
  avif: [480, 640, 800, 1200, 1800],
  webp: [800, 1200],
} as const;

export type PictureFormat = keyof typeof pictureFormats;

/** The width that a browser gets which knows no `srcset`. */
const fallbackWidth = 800;

/** Where public pictures are. */
export const picturesPath = "/project-pictures";

type Sized = { id: string; width: number; height: number };

/** The widths of a picture in a format: none is larger than it is. */
export function widthsOf({ width }: Pick<Sized, "width">, format: PictureFormat): number[] {
  const fitting = pictureFormats[format].filter((one) => one <= width);
  return fitting.length > 0 ? fitting : [width];
}

const addressOf = (id: string, width: number, format: PictureFormat) =>
  `${picturesPath}/${id}/${width}.${format}`;

/** A picture for pages. */
export function pictureFile({ color, ...picture }: Sized & { color: string }): PictureFile {
  const { id, width, height } = picture;
  const sources = (format: PictureFormat) =>
    widthsOf(picture, format)
      .map((one) => `${addressOf(id, one, format)} ${one}w`)
      .join(", ");
  const largest = widthsOf(picture, "avif").at(-1) ?? width;
  const plain = widthsOf(picture, "webp").find((one) => one >= fallbackWidth) ?? width;
  return {
    ...{ avif: sources("avif"), webp: sources("webp"), src: addressOf(id, plain, "webp"), color },
    ...{ width: largest, height: Math.round((height * largest) / width) },
  };
}
