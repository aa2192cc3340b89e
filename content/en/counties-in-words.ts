import type { Facts } from "#domain/business/facts.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import { type CountyType, countyInFull } from "#domain/service-area/county.ts";

/* How many counties we serve, and what they are called here. */

type Place = Pick<Facts, "counties" | "inState">;

/** `Franklin County`, where it is the only one. */
const onlyCounty = ({ counties: [first, second] }: Place) =>
  first && !second ? countyInFull(first) : undefined;

/** `14 counties`, in Louisiana `14 parishes`; one by its name. */
export const countyCount = (f: Place) =>
  onlyCounty(f) ?? `${f.counties.length} ${f.inState.counties}`;

/** `the 14 counties`; `Franklin County`. */
export const theCounties = (f: Place) => onlyCounty(f) ?? `the ${countyCount(f)}`;

/** `14 Virginia counties`; `Franklin County in Ohio`. */
export const stateCountyCount = (f: Place) => {
  const only = onlyCounty(f);
  const { name, counties } = f.inState;
  return only ? `${only} in ${name}` : `${f.counties.length} ${name} ${counties}`;
};

/** Types of county that there are here, the nearest first. */
export const typesServed = ({ counties }: Pick<Facts, "counties">): readonly CountyType[] =>
  countyTypes.filter((type) => counties.some((county) => county.type === type));

/** The only type of county that there is, for what needs no telling apart; the nearest while none is chosen. */
export const onlyType = (f: Pick<Facts, "counties">): CountyType | undefined => {
  const [type = "primary", second] = typesServed(f);
  return second ? undefined : type;
};

/** Where the nearest area is: `in our primary counties`; `in our county` where there is no other area. */
export const inNearestArea = (f: Place) => {
  const [type] = typesServed(f);
  if (!type) return "near our office";
  const noun = namesOfType(f, type).length === 1 ? f.inState.county : f.inState.counties;
  return `in our ${onlyType(f) ? "" : `${type} `}${noun}`;
};

/** What `limited` says of emergencies in extended counties; nothing where there are none. */
export const ifExtended = (f: Place, limited: (counties: string) => string) =>
  typesServed(f).includes("extended") ? limited(`extended ${f.inState.counties}`) : "";

/** What `limited` says of counties outside the primary ones; nothing where there are none. */
export const limitedFarther = (f: Place, limited: (counties: string) => string) =>
  typesServed(f).some((type) => type !== "primary") ? limited(f.inState.counties) : "";

/** ` (limited in extended counties)`, where there are some. */
export const unlessExtended = (f: Place) =>
  ifExtended(f, (counties) => ` (limited in ${counties})`);

/** Names of the counties of a type. */
export const namesOfType = ({ counties }: Place, ...types: readonly CountyType[]) =>
  counties.filter(({ type }) => types.includes(type)).map(({ name }) => name);
