/** How far out a county lies for us (specification 2, sections 3 and 9). */
export type CountyType = "primary" | "secondary" | "extended";

export type County = {
  /** The fragment of its place on the service areas page: `/service-areas#prince-william`. */
  id: string;
  /** Without the word "County". */
  name: string;
  type: CountyType;
  /** What an owner there should know: places, houses, weather. */
  details: string;
  /** Roofs we have worked on there, 10 to 200. */
  projects: number;
  /** As read after "We respond". */
  response: string;
};

/** What all counties of one type have in common. */
export type Coverage = {
  type: CountyType;
  name: string;
  response: string;
  emergency: string;
  commercial: string;
};
