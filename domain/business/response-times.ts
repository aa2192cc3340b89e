import type { CountyType } from "#domain/service-area/county.ts";

/** How soon we promise to come, in hours. */
export type ResponseTimes = {
  /** Until we are on site in an emergency, day and night. */
  onSiteHours: number;
  /** Until we come otherwise, by type of county. */
  responseHours: Readonly<Record<CountyType, number>>;
};

/** Most hours until we come: ten days. */
export const mostResponseHours = 240;

/** Types of county, the nearest first: in none do we come sooner than in the one before. */
export const countyTypes: readonly CountyType[] = ["primary", "secondary", "extended"];

export function areSameResponses(one: ResponseTimes, other: ResponseTimes): boolean {
  return (
    one.onSiteHours === other.onSiteHours &&
    countyTypes.every((type) => one.responseHours[type] === other.responseHours[type])
  );
}
