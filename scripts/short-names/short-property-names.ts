import { allNames } from "./all-names.ts";

/** Of each custom property of the style sheet: its name in the build, without the dashes. */
export type ShortPropertyNames = ReadonlyMap<string, string>;

const propertyName = /(?<![\w-])--([a-z][\w-]*)/gi;

/**
 * A short name for each custom property that the sheet sets, describes or reads: `--color-copper-600` becomes
 * `--a`. The more often a property is written, the shorter.
 */
export function shortPropertyNames(sheet: string): ShortPropertyNames {
  const uses = new Map<string, number>();
  for (const [, name = ""] of sheet.matchAll(propertyName)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = allNames();
  return new Map(
    [...uses]
      .sort(([a, times], [b, otherTimes]) => otherTimes - times || (a < b ? -1 : 1))
      .map(([name]) => [name, names.next().value]),
  );
}

/** The text of a sheet or of a string, with each known custom property under its short name. */
export function renameProperties(text: string, names: ShortPropertyNames): string {
  return text.replace(propertyName, (whole, name: string) => {
    const short = names.get(name);
    return short === undefined ? whole : `--${short}`;
  });
}
