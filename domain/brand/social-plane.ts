import { type Mark, pathsOf } from "./mark.ts";

/** Of a picture that social networks show beside a link, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The boundary between photo and text area at the left edge, in pixels from the top. */
export const eave = 324;

/** As `#rrggbb`. */
type Colors = { plane: string; far: string; near: string };

/** What stands below the photo: the dark text area with its drip edge at the brand's pitch, and the mark. It covers all that is there. */
export function socialPlane(mark: Mark, { plane, ...ofMark }: Colors): string {
  const { width, height } = socialSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path d="M0 ${eave}H844L1200 502V630H0Z" fill="${plane}"/>
<path d="M0 320H845L1200 497.500V504.500L843.500 326H0Z" fill="${ofMark.far}"/>
<g transform="translate(1008 536) scale(2)">${pathsOf(mark, ofMark)}</g>
</svg>`;
}

/** Where the words of such a picture stand alone, as outlines: in a file beside it. */
export function wordsOf(picture: string): string {
  return picture.replace(/\.jpg$/, ".svg");
}
