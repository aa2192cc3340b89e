import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { logoPaths } from "#content/logo-paths.ts";
import { markSvg, pathsOf } from "#domain/brand/mark.ts";
import { socialPlane, wordsOf } from "#domain/brand/social-plane.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { isBrandBuilt, isNameBuilt, markNow, tileColors } from "#server/brand/brand-now.ts";
import { builtTones, colorNow } from "#server/brand/colors-now.ts";
import { icons } from "#server/brand/icons.ts";
import { vectorPicture } from "#server/brand/vector-picture.ts";
import { splitTarget } from "#server/plugins/request-target.ts";
import { compressedPage, type KeptPage, sendKept } from "./kept-page.ts";

type Profile = Pick<BusinessProfile, "facts">;

/** The logo's files, by what they are drawn on: the colors of mark and words. */
const logos: Readonly<Record<string, { near: string; far: string } | null>> = {
  "/logo/on-dark.svg": { near: "limestone-50", far: "copper-400" },
  "/logo/on-light.svg": { near: "slate-900", far: "copper-600" },
  // Black, for whatever is printed or engraved.
  "/logo/one-color.svg": null,
};

/** A picture that social networks show, by its path. */
const socialFile = /^\/social\/[\w-]+\.[\w-]+\.jpg$/;

/**
 * Icons, logo files and pictures for social networks of the moment, as soon as an owner has chosen a color, a mark or a name; until
 * then, the built files are sent. Words need the site's fonts: those in the logo's files stay while the name does, and go with it;
 * pictures for social networks keep a title that any business's page has.
 * @param folder `client` of the build.
 */
export function serveBrandFiles(app: FastifyInstance, folder: string, profile: Profile): void {
  /** By path, each for the look it was drawn in. */
  const kept = new Map<string, { look: string; page: Promise<KeptPage> }>();

  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const { path: file } = splitTarget(request.url);
    const isIcon = Object.hasOwn(icons, file);
    const isOurs = isIcon || Object.hasOwn(logos, file) || socialFile.test(file);
    if (!isOurs || !isRead(request)) return;
    if (isBrandBuilt(profile) && (isIcon || isNameBuilt(profile))) return;
    if (!existsSync(path.join(folder, file))) return;
    const look = JSON.stringify([
      ...[markNow(profile), tileColors(profile), lightColors(profile)],
      isNameBuilt(profile),
    ]);
    let known = kept.get(file);
    if (known?.look !== look) {
      const page = draw(file);
      // What could not be drawn is tried again by the next request.
      page.catch(() => kept.delete(file));
      known = { look, page };
      kept.set(file, known);
    }
    // Other sites may show it, like any drawing of ours.
    if (file.endsWith(".svg")) reply.header("cross-origin-resource-policy", "cross-origin");
    return sendKept(await known.page, request, reply);
  });

  async function draw(file: string): Promise<KeptPage> {
    const icon = icons[file];
    if (icon) {
      const body = await icon.draw({ mark: markNow(profile), ...tileColors(profile) });
      return compressedPage(body, { status: 200, type: icon.type });
    }
    if (socialFile.test(file)) {
      const body = await repainted(path.join(folder, file), profile);
      return compressedPage(body, { status: 200, type: "image/jpeg" });
    }
    const names = logos[file] ?? null;
    const built = await readFile(path.join(folder, file), "utf8");
    const body = Buffer.from(
      isNameBuilt(profile) ? redrawn(built, names, profile) : markAlone(built, names, profile),
    );
    return compressedPage(body, { status: 200, type: "image/svg+xml" });
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function lightColors(profile: Profile): string[] {
  return [colorNow(profile, "slate-900"), colorNow(profile, "copper-600")];
}

/** A logo's file with the mark and the colors of the moment. */
function redrawn(
  file: string,
  names: { near: string; far: string } | null,
  profile: Profile,
): string {
  if (!names) {
    const colors = inOneColor(file);
    return file.replace(pathsOf(logoPaths, colors), pathsOf(markNow(profile), colors));
  }
  const was = { near: builtTones[names.near] ?? "", far: builtTones[names.far] ?? "" };
  const is = colorsOf(names, profile);
  return file
    .replace(pathsOf(logoPaths, was), pathsOf(markNow(profile), is))
    .replaceAll(`fill="${was.near}"`, `fill="${is.near}"`);
}

/** A logo's file without the words, which name another business. */
function markAlone(
  file: string,
  names: { near: string; far: string } | null,
  profile: Profile,
): string {
  return markSvg(markNow(profile), names ? colorsOf(names, profile) : inOneColor(file));
}

function colorsOf({ near, far }: { near: string; far: string }, profile: Profile) {
  return { near: colorNow(profile, near), far: colorNow(profile, far) };
}

/** The color of a file that has only one. */
function inOneColor(file: string) {
  const [, black = ""] = /fill="(#\w+)"/.exec(file) ?? [];
  return { near: black, far: black };
}

/**
 * A picture for social networks with mark and colors of the moment over what the site was built with, and over that a title that
 * names no business.
 */
async function repainted(file: string, profile: Profile): Promise<Buffer> {
  const plane = socialPlane(markNow(profile), {
    plane: colorNow(profile, "slate-950"),
    far: colorNow(profile, "copper-400"),
    near: colorNow(profile, "limestone-50"),
  });
  const drawn = [plane];
  // Not there yet while the site makes them after its first start.
  const words = await readFile(wordsOf(file), "utf8").catch(() => undefined);
  if (words) {
    const [was, is] = [builtTones["limestone-50"] ?? "", colorNow(profile, "limestone-50")];
    drawn.push(words.replaceAll(`fill="${was}"`, `fill="${is}"`));
  }
  const layers = drawn.map(async (svg) => ({
    input: await (await vectorPicture(svg, 72)).png().toBuffer(),
  }));
  const { default: sharp } = await import("sharp");
  return sharp(file)
    .composite(await Promise.all(layers))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
