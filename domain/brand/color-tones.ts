import { contrast, hexOf, type Oklch, oklchOf } from "./oklch.ts";
import { promisedContrasts } from "./promised-contrasts.ts";

/** The colors that an owner chooses, as `#rrggbb`; every tone of the site's palette follows from them. */
export type BrandColors = {
  /** Buttons, links, accents. */
  brand: string;
  /** The bar, dark sections, text. */
  bar: string;
  /** What is confirmed, and the second accent of drawings. */
  second: string;
};

/** Tones by name, such as `copper-600`, as `#rrggbb`. */
export type Tones = Readonly<Record<string, string>>;

/** Tones by name, of constants such as `copper600`. */
export function toneTable(constants: Readonly<Record<string, string>>): Tones {
  return Object.fromEntries(
    Object.entries(constants).map(([name, hex]) => [name.replace(/(?<=\D)(?=\d)/, "-"), hex]),
  );
}

type Tone = {
  name: string;
  /** What it would be with every contrast; `base` is the family's first tone, once that is settled. */
  wish(chosen: Oklch, base: Oklch): Oklch;
  /** Where it goes until everything on it, or it on everything, can be read. */
  moves: "darker" | "lighter";
};

/**
 * The tones of each color. The first is the color itself wherever that can be read. Dark tones keep their distance to it; light
 * ones are made for dark backgrounds, or are tints, and keep their own lightness unless the chosen color is as light.
 */
const families: Readonly<Record<keyof BrandColors, readonly Tone[]>> = {
  bar: [
    dark("slate-900", 0, 1, 0.11),
    dark("slate-950", -0.046, 0.75, 0.11),
    dark("slate-800", 0.063, 1.1, 0.11),
    dark("slate-700", 0.131, 1, 0.06),
    { name: "slate-500", moves: "darker", wish: tint(0.507, 1, 0.035) },
    { name: "slate-300", moves: "lighter", wish: tint(0.771, 1, 0.025) },
  ],
  brand: [
    dark("copper-700", 0),
    dark("copper-600", 0.074, 1.1),
    dark("copper-800", -0.073, 0.9),
    { name: "copper-400", moves: "lighter", wish: bright(0.703, 0) },
    { name: "copper-300", moves: "lighter", wish: bright(0.761, 0.05) },
    { name: "copper-100", moves: "lighter", wish: tint(0.927, 0.3, 0.03) },
  ],
  second: [
    dark("patina-700", 0),
    dark("patina-500", 0.082, 1.1),
    { name: "patina-400", moves: "lighter", wish: bright(0.758, 0) },
    { name: "patina-100", moves: "lighter", wish: tint(0.927, 0.3, 0.02) },
  ],
};

/** By color, the tone that is the color itself wherever it can be read. */
export const mainTones = { brand: "copper-700", bar: "slate-900", second: "patina-700" } as const;

const parts = ["bar", "brand", "second"] as const;

/** Steps of lightness in which a tone is moved. */
const step = 0.004;

/**
 * The tones that follow from `chosen`, of these colors alone: each pair that is promised to be readable is
 * (`promised-contrasts.ts`), whatever was chosen.
 * @param built All colors of `content/colors.css`, whose pairs pass.
 */
export function tonesOf(chosen: Partial<BrandColors>, built: Tones): Tones {
  const tones: Record<string, string> = {};
  const open = new Set(parts.flatMap((part) => (chosen[part] ? namesOf(part) : [])));
  for (const part of parts) {
    const hex = chosen[part];
    if (!hex) continue;
    const wanted = oklchOf(hex);
    let base = wanted;
    families[part].forEach((tone, at) => {
      const hexWanted = at === 0 ? hex.toLowerCase() : hexOf(tone.wish(wanted, base));
      open.delete(tone.name);
      const settled = (name: string) => (open.has(name) ? undefined : (tones[name] ?? built[name]));
      tones[tone.name] = readable(tone, hexWanted, settled);
      if (at === 0) base = oklchOf(tones[tone.name] as string);
    });
  }
  return tones;
}

/** The tones that are others than those that the site was built with, since an owner chose their color. */
export function changedTones(colors: BrandColors, built: Tones): Tones {
  const chosen = parts.filter((part) => colors[part] !== built[mainTones[part]]);
  return tonesOf(Object.fromEntries(chosen.map((part) => [part, colors[part]])), built);
}

function namesOf(part: keyof BrandColors): string[] {
  return families[part].map(({ name }) => name);
}

/** `hex`, or the nearest tone that is readable with every color that is settled. */
function readable(
  { name, moves }: Tone,
  hex: string,
  settled: (name: string) => string | undefined,
): string {
  const pairs = promisedContrasts
    .flatMap(({ text, ground, least }) => {
      if (text === name) return [{ other: settled(ground), least }];
      return ground === name ? [{ other: settled(text), least }] : [];
    })
    .filter((pair): pair is { other: string; least: number } => pair.other !== undefined);
  const passes = (tone: string) =>
    pairs.every(({ other, least }) => contrast(tone, other) >= least);
  const { lightness, chroma, hue } = oklchOf(hex);
  let tone = hex;
  for (let moved = step; !passes(tone) && moved < 1 + step; moved += step) {
    const next = moves === "darker" ? lightness - moved : lightness + moved;
    tone = hexOf({ lightness: next, chroma, hue: moves === "darker" ? warmed(hue, moved) : hue });
  }
  return tone;
}

/** Yellow that is darkened looks like mud; a painter goes toward brown. */
function warmed(hue: number, darkened: number): number {
  return hue > 72 && hue < 118 ? hue - (hue - 72) * Math.min(1, darkened * 2) : hue;
}

function dark(name: string, distance: number, share = 1, mostChroma = 0.4): Tone {
  return {
    name,
    moves: "darker",
    wish: (_chosen, { lightness, chroma, hue }) => ({
      // Beneath what is nearly black there is no darker tone to tell apart.
      lightness: lightness + (distance < 0 && lightness < 0.12 ? -distance : distance),
      chroma: Math.min(mostChroma, chroma * share),
      hue,
    }),
  };
}

function tint(lightness: number, share: number, mostChroma: number): Tone["wish"] {
  return ({ chroma, hue }) => ({ lightness, chroma: Math.min(mostChroma, chroma * share), hue });
}

/** For dark backgrounds: the chosen color itself if it is that light. */
function bright(usual: number, above: number): Tone["wish"] {
  return ({ lightness, chroma, hue }) => {
    const isLight = lightness > 0.66;
    // Above what is nearly white there is no lighter one.
    const next = lightness + (lightness > 0.93 ? -above : above);
    return { lightness: isLight ? next : usual, chroma: Math.min(0.2, chroma * 1.1), hue };
  };
}

/** What a page's style has to say so that it shows these tones: none, nothing. More specific, it overrules the sheet that loads later. */
export function toneStyle(tones: Tones): string {
  const set = Object.entries(tones).map(([name, hex]) => `--color-${name}:${hex}`);
  return set.length > 0 ? `:root:root{${set.join(";")}}` : "";
}

/** Whether it is a color as it is stored. */
export function isColor(value: unknown): value is string {
  return typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
}
