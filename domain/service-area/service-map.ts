/** What `scripts/generate-map.ts` draws; all lengths in the units of the map's `viewBox`. */
export type ServiceMap = {
  width: number;
  height: number;
  counties: readonly CountyShape[];
  /** Independent cities within the counties, as path data. */
  cities: readonly string[];
  /** The edge of the whole area, as path data. */
  outline: string;
  /** Where the business sits. */
  office: [x: number, y: number];
};

export type CountyShape = {
  /** `County.id`. */
  id: string;
  /** Path data. */
  path: string;
  /** Its centroid. */
  center: [x: number, y: number];
};
