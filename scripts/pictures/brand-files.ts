import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { businessProfile } from "#content/business-profile.ts";
import { logoPaths } from "#content/logo-paths.ts";
import { pathsOf } from "#domain/brand/mark.ts";
import { icons } from "#server/brand/icons.ts";
import { designColors } from "./design-tokens.ts";
import { box, loadLettering } from "./lettering.ts";

/**
 * Writes the brand's files for browsers, phones and the press into `folder`: favicons, icons,
 * and the logo for dark and light backgrounds and in one color.
 */
export async function writeBrandFiles(folder: string): Promise<void> {
  const color = await designColors();
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, "icons"), { recursive: true });
  await mkdir(path.join(folder, "logo"), { recursive: true });

  const tile = {
    ground: color("slate-900"),
    near: color("limestone-50"),
    far: color("copper-400"),
  };
  for (const [name, { draw }] of Object.entries(icons)) {
    await write(name.slice(1), await draw({ mark: logoPaths, ...tile }));
  }

  const lettering = await loadLettering();
  const [shortName, ...rest] = businessProfile.name.split(" ");
  for (const [name, { near, far }] of Object.entries({
    "on-dark": { near: tile.near, far: tile.far },
    "on-light": { near: tile.ground, far: color("copper-600") },
    "one-color": { near: "#000000", far: "#000000" },
  })) {
    const words = await lettering(
      box({ flexDirection: "column", color: near, fontFamily: "Archivo", lineHeight: 1 }, [
        box({ fontSize: 60, fontWeight: 800, letterSpacing: -1 }, shortName),
        box({ fontSize: 26, fontWeight: 700, marginTop: 12 }, rest.join(" ")),
      ]),
      { width: 320, height: 104 },
    );
    await write(`logo/${name}.svg`, logoSvg({ near, far }, words));
  }
}

function logoSvg(colors: { near: string; far: string }, words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 526 104" role="img" aria-label="${businessProfile.name.replace("&", "&amp;")}"><g transform="scale(3.25)">${pathsOf(logoPaths, colors)}</g><g transform="translate(206 0)">${words}</g></svg>`;
}
