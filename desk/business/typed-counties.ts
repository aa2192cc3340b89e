import type { ChosenCounty } from "#domain/service-area/county.ts";

/** A county that somebody has chosen, as its fields hold it. */
export type TypedCounty = Omit<ChosenCounty, "projects"> & { projects: string };

export function typedCounties(counties: readonly ChosenCounty[]): TypedCounty[] {
  return counties.map((county) => ({
    ...county,
    projects: county.projects === 0 ? "" : String(county.projects),
  }));
}

/** Nearest coverage first, and as they were chosen within it. NaN for a count that is none. */
export function readCounties(typed: readonly TypedCounty[]): ChosenCounty[] {
  const read = typed.map((county) => ({
    ...county,
    details: county.details.trim(),
    projects: countOf(county.projects),
  }));
  return (["primary", "secondary", "extended"] as const).flatMap((area) =>
    read.filter(({ type }) => type === area),
  );
}

function countOf(typed: string): number {
  const plain = typed.replace(/[,\s]/g, "");
  if (plain === "") return 0;
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
