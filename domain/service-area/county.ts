/** How far a county is from our office. */
export type CountyType = "primary" | "secondary" | "extended";

/** A county we serve, as every page knows it. */
export type ServedCounty = {
  /** Fragment of its section on the service areas page: `/service-areas#prince-william`. */
  id: string;
  /** Without the word "County". */
  name: string;
  /** What it is, unless it is a county: `Parish`, `City`; empty where its name says it all. */
  noun?: string | undefined;
  type: CountyType;
};

export type County = ServedCounty & {
  /** Useful facts for owners there: places, houses, weather. Empty until somebody has written some. */
  details: string;
  /** Roofs we have worked on there, 10 to 200; 0 until somebody has counted them. */
  projects: number;
};

/** A county as an owner has chosen it. */
export type ChosenCounty = County & {
  /** Federal number, five digits: the state's two, and its own. */
  fips: string;
};

/** `prince-william`: a county's id, of its name. */
export function countyId(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replaceAll(" ", "-");
}

/** `Prince William County`, `Orleans Parish`, `Fairfax City`. */
export function countyInFull({ name, noun = "County" }: Pick<ServedCounty, "name" | "noun">) {
  return noun === "" ? name : `${name} ${noun}`;
}

/** What all counties of a type have in common. */
export type Coverage = {
  type: CountyType;
  name: string;
  emergency: string;
  commercial: string;
};
