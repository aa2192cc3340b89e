import { hasPin, type OfficeAddress } from "#domain/business/office-address.ts";
import { readCounties, type UsCounty, zipGroupsOf } from "#domain/places/county-list.ts";
import { usState } from "#domain/places/us-states.ts";
import { spotOfZip } from "#domain/places/zip-spots.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { Position } from "#domain/service-area/drive-estimate.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import { besideCounties, type CountyAtlas, drawArea } from "./draw-area.ts";

/*
 * What follows from counties that an owner has chosen. The country's counties and the places of its ZIP codes, more than a megabyte
 * of text, are read only here, when somebody has chosen some or is about to.
 */

const readSpots = () => import("#generated/us-zips.ts");
const readAll = () => import("#generated/us-counties.ts");

/** The counties of a state, by name. None for a code that no state has. */
export async function countiesOfState(code: string): Promise<UsCounty[]> {
  const state = usState(code);
  return state ? readCounties((await readAll()).usCounties, state.fips) : [];
}

/** Counties as the list of all has them, each with what was said of it; what has a number that no county has is left out. */
export async function knownCounties(chosen: readonly ChosenCounty[]): Promise<ChosenCounty[]> {
  const { usCounties } = await readAll();
  const known = new Map(readCounties(usCounties).map((county) => [county.fips, county]));
  return chosen.flatMap(({ fips, type, details, projects }) => {
    const county = known.get(fips);
    if (!county) return [];
    const { id, name, noun } = county;
    return { id, fips, name, ...(noun !== undefined && { noun }), type, details, projects };
  });
}

/** Map, ZIP codes and distances of chosen counties. Where nobody has said where the office is, it is marked at its ZIP code. */
export async function ownArea(
  counties: readonly ChosenCounty[],
  address: Pick<OfficeAddress, "longitude" | "latitude" | "postalCode">,
): Promise<OwnArea> {
  if (counties.length === 0) return nowhere;
  const { usCounties, usAtlas } = await readAll();
  const all = readCounties(usCounties);
  const atlas: CountyAtlas = JSON.parse(usAtlas);
  const fips = counties.map((county) => county.fips);
  const states = new Set(fips.map((code) => code.slice(0, 2)));
  const cities = all.filter((one) => one.noun === "City" && states.has(one.fips.slice(0, 2)));
  const beside = besideCounties(
    atlas,
    fips,
    cities.map((city) => city.fips),
  );
  return {
    counties: counties.map(({ fips: _code, ...county }) => county),
    zipGroups: zipGroupsOf(all, counties, beside),
    ...drawArea(atlas, counties, { cities: beside, office: await spotOf(address) }),
  };
}

async function spotOf(
  address: Pick<OfficeAddress, "longitude" | "latitude" | "postalCode">,
): Promise<Position | undefined> {
  if (hasPin(address)) return address;
  const { usZips } = await readSpots();
  return spotOfZip(usZips, address.postalCode);
}

const nowhere: OwnArea = {
  counties: [],
  zipGroups: [],
  map: { width: 0, height: 0, counties: [], cities: [], outline: "", office: [0, 0] },
  mile: 0,
  centers: {},
};
