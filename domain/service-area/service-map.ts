/** The counties as they are drawn; lengths are in units of the map's `viewBox`. */
export type ServiceMap = {
  width: number;
  height: number;
  counties: readonly CountyShape[];
  /** Independent cities within the counties, as path data. */
  cities: readonly string[];
  /** Outline of the whole area, as path data. */
  outline: string;
  /** Location of the office. */
  office: [x: number, y: number];
};

export type CountyShape = {
  /** `County.id`. */
  id: string;
  /** Path data. */
  path: string;
  /** Its centroid. */
  center: [x: number, y: number];
  /** Where it is widest, and how wide: there its name is. Absent: names are placed by hand. */
  widest?: { at: [x: number, y: number]; width: number };
};
