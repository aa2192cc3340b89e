import { geoBounds, geoCentroid, geoConicConformal, geoPath } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { CountyCenters, Position } from "#domain/service-area/drive-estimate.ts";
import type { CountyShape, ServiceMap } from "#domain/service-area/service-map.ts";
import { widestSpot } from "#domain/service-area/widest-spot.ts";

/*
 * The counties' real shapes (US Census Bureau, via us-atlas) as SVG paths. Independent cities are holes in their counties: they
 * are drawn too, without a name, so that the map has no gaps. The build draws the counties of `content/`, the server those that
 * an owner has chosen.
 */

/** All counties of the United States: `counties-10m.json` of us-atlas. */
export type CountyAtlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

type Shape = Feature<Polygon | MultiPolygon, { name: string }>;
type Named = { id: string; fips: string };

const width = 720;
/** A map of counties that lie north of one another is narrower instead. */
const mostHeight = 960;
const margin = 6;
/** In miles. */
const earthRadius = 3_958.8;

/** The map of some counties, how long a mile is on it, and the middle of each county. */
export type DrawnArea = { map: ServiceMap; mile: number; centers: CountyCenters };

/**
 * @param counties Each of the atlas, at least one.
 * @param options.cities Federal numbers of what is drawn without a name.
 * @param options.areNamesPlaced Whether somebody has placed the names by hand.
 * @throws for a number that the atlas does not have.
 */
export function drawArea(
  atlas: CountyAtlas,
  counties: readonly Named[],
  options: {
    cities: readonly string[];
    /** Absent: it is marked in the middle of the counties. */
    office: Position | undefined;
    areNamesPlaced?: boolean;
  },
): DrawnArea {
  const served = counties.map(({ id, fips }) => ({ id, shape: shapeOf(atlas, fips) }));
  const cities = atlas.objects.counties.geometries
    .filter(({ id }) => options.cities.includes(String(id)))
    .map((geometry) => feature(atlas, geometry) as Shape);
  // A city may be next to a county, not within it: the outline must include it too.
  const ids = new Set([...counties.map(({ fips }) => fips), ...options.cities]);
  const drawn = atlas.objects.counties.geometries.filter(({ id }) => ids.has(String(id)));
  const isEdge = (one: object, other: object) => one === other;

  const whole: FeatureCollection = {
    type: "FeatureCollection",
    features: served.map(({ shape }) => shape),
  };
  // Centered on the counties and true to scale near their north and south, so that north is up and nothing is distorted.
  const [[west, south], [east, north]] = geoBounds(whole);
  // Alaska's islands cross the line where the days meet: there, east is the smaller number.
  const middle = (west + (east < west ? east + 360 : east)) / 2;
  const projection = geoConicConformal()
    .rotate([-middle, 0])
    .parallels([south + (north - south) / 6, north - (north - south) / 6])
    .fitWidth(width - 2 * margin, whole);
  const draw = geoPath(projection).digits(0);
  if (draw.bounds(whole)[1][1] > mostHeight) {
    projection.fitSize([width - 2 * margin, mostHeight], whole);
  }
  const [left, top] = projection.translate();
  projection.translate([left + margin, top + margin]);
  const [, [, bottom]] = draw.bounds(whole);

  const { office: at } = options;
  const office = projection(at ? [at.longitude, at.latitude] : geoCentroid(whole))?.map(
    Math.round,
  ) as [number, number];
  return {
    map: {
      width,
      height: Math.ceil(bottom + margin),
      counties: served.map(({ id, shape }): CountyShape => {
        const path = draw(shape) ?? "";
        const center = draw.centroid(shape).map(Math.round) as [number, number];
        return {
          id,
          path,
          center,
          ...(!options.areNamesPlaced && { widest: widestSpot(path, center, office) }),
        };
      }),
      cities: cities.map((shape) => draw(shape) ?? ""),
      outline: draw(mesh(atlas, { type: "GeometryCollection", geometries: drawn }, isEdge)) ?? "",
      office,
    },
    mile: Number((projection.scale() / earthRadius).toFixed(2)),
    centers: Object.fromEntries(
      served.map(({ id, shape }) => {
        const [longitude = 0, latitude = 0] = geoCentroid(shape).map(toHundredths);
        return [id, { longitude, latitude }];
      }),
    ),
  };
}

/** The name in the atlas of the county with a federal number; undefined where there is none. */
export function nameInAtlas(atlas: CountyAtlas, fips: string): string | undefined {
  return (geometryOf(atlas, fips)?.properties as { name?: string } | undefined)?.name;
}

/** Of some places, those that touch one of the counties and are none of them. */
export function besideCounties(
  atlas: CountyAtlas,
  counties: readonly string[],
  places: readonly string[],
): string[] {
  const arcsOf = (fips: string) => {
    const geometry = geometryOf(atlas, fips);
    const arcs: unknown = geometry && "arcs" in geometry ? geometry.arcs : [];
    // A line is numbered once; whoever is on its other side has it backward, as its complement.
    return [arcs]
      .flat(Number.POSITIVE_INFINITY)
      .map((arc) => (Number(arc) < 0 ? ~Number(arc) : Number(arc)));
  };
  const edges = new Set(counties.flatMap(arcsOf));
  return places.filter(
    (fips) => !counties.includes(fips) && arcsOf(fips).some((arc) => edges.has(arc)),
  );
}

function shapeOf(atlas: CountyAtlas, fips: string): Shape {
  const geometry = geometryOf(atlas, fips);
  if (!geometry) throw new Error(`The atlas has no county ${fips}`);
  return feature(atlas, geometry) as Shape;
}

function geometryOf(atlas: CountyAtlas, fips: string) {
  return atlas.objects.counties.geometries.find(({ id }) => String(id) === fips);
}

/** A hundredth of a degree is less than a mile. */
function toHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
