/** How far a county is from our office. */
export type CountyType = "primary" | "secondary" | "extended";

export type County = {
  /** Fragment of its section on the service areas page: `/service-areas#prince-william`. */
  id: string;
  /** Without the word "County". */
  name: string;
  type: CountyType;
  /** Useful facts for owners there: places, houses, weather. */
  details: string;
  /** Roofs we have worked on there, 10 to 200. */
  projects: number;
  /** Completes the sentence "We respond …". */
  response: string;
};

/** What all counties of a type have in common. */
export type Coverage = {
  type: CountyType;
  name: string;
  response: string;
  emergency: string;
  commercial: string;
};
