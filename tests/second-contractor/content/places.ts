export const furtherPlace: { name: string; area: string; zipPrefix: string } | null = null;

export const regionInFull = "the Mid-Willamette Valley";

export const searchedPlaces =
  "roofing Salem, roofing Marion County, roofing McMinnville, roofing Dallas Oregon";

export const mapLead = "From the Coast Range to the Cascade foothills.";

export const iceDamPlace: string | null = null;

export const localSlate: string | null = null;

export const rememberedStorm = { day: "2021-02-12", name: "the ice storm of 2021" };
