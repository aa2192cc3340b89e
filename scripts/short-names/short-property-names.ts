import { allNames } from "./all-names.ts";

/** Each custom property's name in the build, without the dashes. */
export type ShortPropertyNames = ReadonlyMap<string, string>;

const propertyName = /(?<![\w-])--([a-z][\w-]*)/gi;

/**
 * A short name for each custom property that the sheet sets, registers or reads: `--color-copper-600` becomes `--a`.
 * Frequent properties get the shortest names.
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

/** The text of a sheet or string, with each known custom property renamed. */
export function renameProperties(text: string, names: ShortPropertyNames): string {
  return text.replace(propertyName, (whole, name: string) => {
    const short = names.get(name);
    return short === undefined ? whole : `--${short}`;
  });
}
