import type { Facts } from "#domain/business/facts.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import type { CountyType } from "#domain/service-area/county.ts";

/* How many counties we serve, and what they are called here. */

type Place = Pick<Facts, "counties" | "inState">;

/** `counties`, or `county` for one; `parishes` in Louisiana. */
export const countyNoun = ({ counties, inState }: Place) =>
  counties.length === 1 ? inState.county : inState.counties;

/** `14 counties`. */
export const countyCount = (f: Place) => `${f.counties.length} ${countyNoun(f)}`;

/** `14 Virginia counties`. */
export const stateCountyCount = (f: Place) =>
  `${f.counties.length} ${f.inState.name} ${countyNoun(f)}`;

/** Types of county that there are here, the nearest first. */
export const typesServed = ({ counties }: Place): readonly CountyType[] =>
  countyTypes.filter((type) => counties.some((county) => county.type === type));

/** Names of the counties of a type. */
export const namesOfType = ({ counties }: Place, ...types: readonly CountyType[]) =>
  counties.filter(({ type }) => types.includes(type)).map(({ name }) => name);
