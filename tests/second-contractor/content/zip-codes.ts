import type { ZipGroup } from "#domain/service-area/zip-check.ts";

export const zipGroups: readonly ZipGroup[] = [
  { counties: ["franklin"], zips: "43201 43202 43206 43213 43214 43215 43222 43228" },
  { counties: ["delaware"], zips: "43015 43035 43074" },
  { counties: ["licking"], zips: "43023 43055 43056" },
  { counties: ["fairfield"], zips: "43105 43130" },
  { counties: ["union"], zips: "43040 43344" },
  { counties: ["franklin", "delaware"], zips: "43065 43081" },
  { counties: ["franklin", "fairfield"], zips: "43147" },
  { counties: ["licking", "fairfield"], zips: "43062" },
];
