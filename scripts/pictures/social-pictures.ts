import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { photoOf } from "#app/seo/social-picture.ts";
import { businessProfile } from "#content/business-profile.ts";
import { logoPaths } from "#content/logo-paths.ts";
import { eave, socialPlane, socialSize, wordsOf } from "#domain/brand/social-plane.ts";
import { socialPicturesLeft } from "../run/build-stamp.ts";
import { kept, writeWhole } from "../run/kept.ts";
import { designColors } from "./design-tokens.ts";
import { box, type Lettering, loadLettering } from "./lettering.ts";

/** A page's sharing picture by its path, the title in it, and what stands there for any business. */
export type PicturedPage = { address: string; title: string; ofAnyBusiness: string };

type Drawing = {
  lettering: Lettering;
  color: (name: string) => string;
  /** The sources that draw, so that a change to them makes new pictures. */
  sources: readonly Buffer[];
};

/**
 * Writes the pictures that social networks show for links: the page's photo above an eave at the brand's pitch, with
 * the page's title below; and beside each the title alone, drawn, for the site of a business whose name or colors are
 * set at the desk, where nothing has our fonts. With `SOCIAL_PICTURES=later` in the environment the first page's picture is used for all,
 * since `npm start` makes the others only once it serves (make-social-pictures.ts).
 * @throws when a path has the wrong form, or names a missing master.
 */
export async function writeSocialPictures(
  folder: string,
  pages: readonly PicturedPage[],
): Promise<void> {
  if (process.env.SOCIAL_PICTURES === "later") await writeStandIns(folder, pages);
  else await makeSocialPictures(folder, pages);
}

export async function makeSocialPictures(
  folder: string,
  pages: readonly PicturedPage[],
): Promise<void> {
  await mkdir(path.join(folder, "social"), { recursive: true });
  const drawing = await startDrawing();
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page.address);
      await writeWhole(file, await pictureOf(page, drawing));
      await writeWhole(wordsOf(file), Buffer.from(await titleAlone(page.ofAnyBusiness, drawing)));
    }),
  );
}

async function writeStandIns(folder: string, pages: readonly PicturedPage[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  await mkdir(path.join(folder, "social"), { recursive: true });
  const picture = await pictureOf(first, await startDrawing());
  for (const { address } of pages) await writeWhole(path.join(folder, address), picture);
  await writeFile(path.join(folder, "..", socialPicturesLeft), "");
}

async function startDrawing(): Promise<Drawing> {
  const sources = ["social-pictures.ts", "lettering.ts"].map((file) =>
    readFile(path.join(import.meta.dirname, file)),
  );
  return {
    lettering: await loadLettering(),
    color: await designColors(),
    sources: await Promise.all([...sources, readFile("package-lock.json")]),
  };
}

async function pictureOf(
  { address, title }: PicturedPage,
  { lettering, color, sources }: Drawing,
): Promise<Buffer> {
  const master = await readFile(path.join("art", "masters", `${photoOf(address)}.jpg`));
  const words = sheet(title, color, businessProfile.name);
  const plane = socialPlane(logoPaths, {
    plane: color("slate-950"),
    far: color("copper-400"),
    near: color("limestone-50"),
  });
  return kept("social", [...sources, master, plane, JSON.stringify(words)], async () =>
    sharp(master)
      .resize(1200, 675)
      .extract({ left: 0, top: 100, width: 1200, height: 502 })
      .extend({ bottom: 128, background: color("slate-950") })
      .composite([
        { input: Buffer.from(plane) },
        { input: Buffer.from(await lettering(words, socialSize)) },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
}

function titleAlone(title: string, { lettering, color }: Drawing): Promise<string> {
  return lettering(sheet(title, color), socialSize);
}

/** @param name Of the business, below the title. */
function sheet(title: string, color: (name: string) => string, name?: string) {
  const fontSize = title.length > 44 ? 50 : title.length > 20 ? 62 : 80;
  return box(
    {
      width: socialSize.width,
      height: socialSize.height - eave,
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
          // No word stands alone in the last line.
          textWrap: "balance",
        },
        title,
      ),
      ...(name === undefined
        ? []
        : [
            box(
              {
                fontFamily: "Instrument Sans",
                fontWeight: 500,
                fontSize: 27,
                marginTop: 26,
                color: color("slate-300"),
              },
              name,
            ),
          ]),
    ],
  );
}
