import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { countyCodes, independentCityCodes } from "#content/county-codes.ts";
import { type CountyAtlas, drawArea, nameInAtlas } from "#server/business/draw-area.ts";

/* The map of the counties of `content/`. */

const { address, state } = businessProfile;
const target = new URL("../../.generated/", import.meta.url);

const atlas = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve("us-atlas/counties-10m.json"), "utf8"),
) as CountyAtlas;

const codes: Readonly<Record<string, string>> = countyCodes;
const served = counties.map(({ id, name }) => {
  const code = codes[name];
  const found = nameInAtlas(atlas, `${state.fips}${code}`);
  if (found !== name) {
    throw new Error(
      `content/county-codes.ts: ${code} ${found ? `is ${found}` : "is no county"} in ${state.name} (${state.fips}), and not ${name}. Correct the code, or the name in content/county-names.ts.`,
    );
  }
  return { id, fips: `${state.fips}${code}` };
});
const { map, mile, centers } = drawArea(atlas, served, {
  cities: independentCityCodes.map((code) => `${state.fips}${code}`),
  office: address,
  areNamesPlaced: true,
});

await mkdir(target, { recursive: true });
await writeFile(
  new URL("service-map.ts", target),
  `import type { ServiceMap } from "#domain/service-area/service-map.ts";

/** Made by scripts/pictures/generate-map.ts. */
export const serviceMap: ServiceMap = ${JSON.stringify(map)};
`,
);

await writeFile(
  new URL("map-scale.ts", target),
  `/** Length of a mile on the map of the counties, in its units. Made by scripts/pictures/generate-map.ts. */
export const mile = ${mile.toFixed(2)};
`,
);

await writeFile(
  new URL("county-centers.ts", target),
  `import type { CountyCenters } from "#domain/service-area/drive-estimate.ts";

/** Made by scripts/pictures/generate-map.ts. */
export const countyCenters: CountyCenters = ${JSON.stringify(centers)};
`,
);
