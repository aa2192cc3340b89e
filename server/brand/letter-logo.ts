import { type Mark, markField, markSvg } from "#domain/brand/mark.ts";
import { vectorPicture } from "./vector-picture.ts";

/** How large mails show the picture that is drawn here, in pixels. */
export const letterLogoSize = markField;

/**
 * The logo as a small picture embedded in every mail, so that reading the mail fetches nothing. It includes the letterhead's
 * background: mail programs that invert colors leave pictures alone.
 */
export async function drawLetterLogo(
  mark: Mark,
  { ground, ...colors }: { ground: string; near: string; far: string },
): Promise<Buffer> {
  const { width, height } = letterLogoSize;
  // Twice the display size, for high-density screens.
  const picture = await vectorPicture(markSvg(mark, colors), 72 * 4);
  return picture
    .resize(2 * width, 2 * height)
    .flatten({ background: ground })
    .png({ palette: true, colors: 32, compressionLevel: 9 })
    .toBuffer();
}
