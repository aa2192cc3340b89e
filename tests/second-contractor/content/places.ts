export const furtherPlace: { name: string; area: string; zipPrefix: string } | null = null;

export const regionInFull = "Central Ohio";

export const searchedPlaces =
  "roofing Columbus, roofing Franklin County, roofing Delaware Ohio, roofing Newark Ohio, Central Ohio roofing";

export const mapLead = "From Marysville to Newark and Lancaster.";

export const iceDamPlace: string | null = null;

export const localSlate: string | null = null;

export const rememberedStorm = { day: "2008-09-14", name: "the windstorm of 2008" };
