/** A color as the eye orders them: lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees (Björn Ottosson, 2020). */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** @param hex As `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** As `#rrggbb`, with as much of the chroma as a screen can show at that lightness. */
export function hexOf(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let [least, most] = [0, color.chroma];
  if (!isShown({ ...color, lightness })) {
    // Twelve halvings leave less than a step of a screen's color.
    for (let step = 0; step < 12; step++) {
      const chroma = (least + most) / 2;
      if (isShown({ ...color, lightness, chroma })) least = chroma;
      else most = chroma;
    }
    most = least;
  }
  const parts = linearRgb({ ...color, lightness, chroma: most }).map((part) => {
    const level = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, level)) * 255);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** How well one color is read on the other, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(hex: string): Triple {
  const part = (from: number) => {
    const level = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(color: Oklch): boolean {
  return linearRgb(color).every((part) => part >= -0.0005 && part <= 1.0005);
}
