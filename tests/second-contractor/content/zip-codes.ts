import type { ZipGroup } from "#domain/service-area/zip-check.ts";

export const zipGroups: readonly ZipGroup[] = [
  { counties: ["marion"], zips: "97301 97302 97305 97381 97071 97362" },
  { counties: ["polk"], zips: "97338 97351 97361" },
  { counties: ["yamhill"], zips: "97111 97114 97128 97148" },
  { counties: ["marion", "polk"], zips: "97304" },
  { counties: ["marion"], others: ["Linn County"], zips: "97383" },
];
