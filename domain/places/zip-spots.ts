import type { Position } from "#domain/service-area/drive-estimate.ts";

/* Where ZIP codes are, as lines of a text. A hundredth of a degree is less than a mile, which is as near as a code says it. */

/** As a line of the list: code, hundredths of a degree north and east. */
export function zipLine(zip: string, { latitude, longitude }: Position): string {
  return [zip, Math.round(latitude * 100), Math.round(longitude * 100)].join(" ");
}

/** Where a ZIP code is, with or without its four further digits; undefined for one that the list lacks. */
export function spotOfZip(list: string, typed: string): Position | undefined {
  const zip = typed.slice(0, 5);
  const at = `\n${list}`.indexOf(`\n${zip} `);
  if (zip.length < 5 || at < 0) return undefined;
  const [, latitude, longitude] = list
    .slice(at, at + 24)
    .split("\n", 1)
    .join()
    .split(" ")
    .map(Number);
  return { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 };
}
