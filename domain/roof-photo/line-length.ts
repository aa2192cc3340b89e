import { calloutLimits } from "./callout.ts";

/**
 * The length that somebody has typed, in whole inches, the nearest: `14 ft`, `14′ 3″`, `14 1/2 ft`, `9 in`. A number alone is
 * feet.
 * @returns null when it is none, or longer than a line may be.
 */
export function lineLengthOf(typed: string): number | null {
  const said = pattern.exec(withSigns(typed))?.groups;
  if (!said) return null;
  const { feet = said.alone, more = said.only } = said;
  // `14 ft 15 in` is a slip rather than a length.
  if (said.more && numberOf(said.more) >= 12) return null;
  const whole = Math.round(12 * numberOf(feet ?? "") + numberOf(more ?? ""));
  return whole >= 1 && whole <= calloutLimits.inches ? whole : null;
}

/** A length in whole inches as people say it. */
export function feetAndInches(length: number): { feet: number; inches: number } {
  return { feet: Math.floor(length / 12), inches: length % 12 };
}

/** With `'` and `"` for whatever was typed for feet and inches. */
function withSigns(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/[′’‘`]/g, "'")
    .replaceAll(/[″”“]|''/g, '"')
    .replaceAll(/\s*(?:feet|foot|ft)(?![a-z])\.?/g, "'")
    .replaceAll(/\s*(?:inches|inch|in)(?![a-z])\.?/g, '"');
}

const number = String.raw`\d{1,2}\/\d{1,2}|\d{1,5}(?:\.\d{0,3}|[ -]+\d{1,2}\/\d{1,2}|\s?[¼½¾])?|\.\d{1,3}|[¼½¾]`;
const pattern = new RegExp(
  `^(?:(?<alone>${number})|(?<feet>${number})\\s*'(?:[\\s,-]*(?<more>${number})\\s*"?)?|(?<only>${number})\\s*")$`,
);

const vulgar: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

/** `14`, `14.5`, `14 1/2`, `14-1/2`, `14½` */
function numberOf(text: string): number {
  const parts = text.replace(/[¼½¾]/, (one) => ` ${vulgar[one]}`).match(/[\d./]+/g) ?? [];
  return parts.reduce((sum, part) => {
    const [over, under = "1"] = part.split("/");
    return sum + Number(over) / Number(under);
  }, 0);
}
