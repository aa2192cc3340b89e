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
};

/** `prince-william`: a county's id, of its name. */
export function countyId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** What all counties of a type have in common. */
export type Coverage = {
  type: CountyType;
  name: string;
  emergency: string;
  commercial: string;
};
