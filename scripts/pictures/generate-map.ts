import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoBounds, geoCentroid, geoConicConformal, geoPath } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { countyCodes, independentCityCodes } from "#content/county-codes.ts";
import type { CountyShape, ServiceMap } from "#domain/service-area/service-map.ts";

/*
 * The counties' real shapes (US Census Bureau, via us-atlas) as SVG paths. Independent cities are holes in their
 * counties: they are drawn too, without a name, so that the map has no gaps.
 */

type Shape = Feature<Polygon | MultiPolygon, { name: string }>;
type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const { address, state } = businessProfile;
const width = 720;
const margin = 6;
/** In miles. */
const earthRadius = 3_958.8;
const target = new URL("../../.generated/", import.meta.url);

const atlas = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve("us-atlas/counties-10m.json"), "utf8"),
) as Atlas;
const shapes = (feature(atlas, atlas.objects.counties) as FeatureCollection).features.filter(
  ({ id }) => String(id).startsWith(state.fips),
) as Shape[];
const codeOf = ({ id }: Shape) => String(id).slice(state.fips.length);

const codes: Readonly<Record<string, string>> = countyCodes;
const served = counties.map(({ id, name }) => {
  const code = codes[name];
  const shape = shapes.find((one) => codeOf(one) === code);
  if (shape?.properties.name !== name) {
    const found = shape ? `is ${shape.properties.name}` : "is no county";
    throw new Error(
      `content/county-codes.ts: ${code} ${found} in ${state.name} (${state.fips}), and not ${name}. Correct the code, or the name in content/county-names.ts.`,
    );
  }
  return { id, shape };
});
const cities = shapes.filter((shape) => independentCityCodes.includes(codeOf(shape)));

// A city may be next to a county, not within it: the outline must include it too.
const ids = [...served.map(({ shape }) => shape.id), ...cities.map(({ id }) => id)];
const drawn = atlas.objects.counties.geometries.filter(({ id }) => ids.includes(id));
const isEdge = (one: object, other: object) => one === other;

const whole: FeatureCollection = {
  type: "FeatureCollection",
  features: served.map(({ shape }) => shape),
};
// Centered on the counties and true to scale near their north and south, so that north is up and nothing is distorted.
const [[west, south], [east, north]] = geoBounds(whole);
const projection = geoConicConformal()
  .rotate([-(west + east) / 2, 0])
  .parallels([south + (north - south) / 6, north - (north - south) / 6])
  .fitWidth(width - 2 * margin, whole);
const [left, top] = projection.translate();
projection.translate([left + margin, top + margin]);
const draw = geoPath(projection).digits(0);
const [, [, bottom]] = draw.bounds(whole);

const map: ServiceMap = {
  width,
  height: Math.ceil(bottom + margin),
  counties: served.map(
    ({ id, shape }): CountyShape => ({
      id,
      path: draw(shape) ?? "",
      center: draw.centroid(shape).map(Math.round) as [number, number],
    }),
  ),
  cities: cities.map((shape) => draw(shape) ?? ""),
  outline: draw(mesh(atlas, { type: "GeometryCollection", geometries: drawn }, isEdge)) ?? "",
  office: projection([address.longitude, address.latitude])?.map(Math.round) as [number, number],
};

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
export const mile = ${(projection.scale() / earthRadius).toFixed(2)};
`,
);

const centers = served.map(({ id, shape }) => {
  const [longitude = 0, latitude = 0] = geoCentroid(shape).map(toHundredths);
  return [id, { longitude, latitude }];
});

await writeFile(
  new URL("county-centers.ts", target),
  `import type { CountyCenters } from "#domain/service-area/drive-estimate.ts";

/** Made by scripts/pictures/generate-map.ts. */
export const countyCenters: CountyCenters = ${JSON.stringify(Object.fromEntries(centers))};
`,
);

/** A hundredth of a degree is less than a mile. */
function toHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
