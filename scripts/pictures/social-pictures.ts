import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { photoOf } from "#app/seo/social-picture.ts";
import { logoPaths } from "#app/ui/logo-paths.ts";
import { businessProfile } from "#content/business-profile.ts";
import { designColors } from "./design-tokens.ts";
import { box, loadLettering } from "./lettering.ts";

const size = { width: 1200, height: 630 };

/** The boundary between photo and text area at the left edge, in pixels from the top. */
const eave = 324;

/** The title in a page's sharing picture, and the picture's path. */
export type PicturedPage = { address: string; title: string };

/**
 * Writes the pictures that social networks show for links: the page's photo above an eave at the brand's pitch, with
 * the page's title below.
 * @throws when a path has the wrong form, or names a missing master.
 */
export async function writeSocialPictures(
  folder: string,
  pages: readonly PicturedPage[],
): Promise<void> {
  const color = await designColors();
  const lettering = await loadLettering();
  const plane = Buffer.from(planeSvg(color));
  await mkdir(path.join(folder, "social"), { recursive: true });
  for (const { address, title } of pages) {
    const words = await lettering(sheet(title, color), size);
    await sharp(path.join("art", "masters", `${photoOf(address)}.jpg`))
      .resize(1200, 675)
      .extract({ left: 0, top: 100, width: 1200, height: 502 })
      .extend({ bottom: 128, background: color("slate-950") })
      .composite([{ input: plane }, { input: Buffer.from(words) }])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(path.join(folder, address));
  }
}

/** The dark text area with its drip edge, and the mark. */
function planeSvg(color: (name: string) => string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path d="M0 ${eave}H844L1200 502V630H0Z" fill="${color("slate-950")}"/>
<path d="M0 320H845L1200 497.500V504.500L843.500 326H0Z" fill="${color("copper-400")}"/>
<g transform="translate(1008 536) scale(2)"><path d="${logoPaths.far}" fill="${color("copper-400")}"/><path d="${logoPaths.near}" fill="${color("limestone-50")}"/></g>
</svg>`;
}

function sheet(title: string, color: (name: string) => string) {
  const fontSize = title.length > 44 ? 50 : title.length > 20 ? 62 : 80;
  return box(
    {
      width: size.width,
      height: size.height - eave,
      marginTop: eave,
      flexDirection: "column",
      justifyContent: "center",
      paddingLeft: 80,
      color: color("limestone-50"),
    },
    [
      box(
        {
          maxWidth: 840,
          fontFamily: "Archivo",
          fontWeight: 800,
          fontSize,
          letterSpacing: -fontSize / 50,
          lineHeight: 1.06,
        },
        title,
      ),
      box(
        {
          fontFamily: "Instrument Sans",
          fontWeight: 500,
          fontSize: 27,
          marginTop: 26,
          color: color("slate-300"),
        },
        `${businessProfile.name} – ${businessProfile.phone.display}`,
      ),
    ],
  );
}
