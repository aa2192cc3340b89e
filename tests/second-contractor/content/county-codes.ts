import type { CountyName } from "./county-names.ts";

export const countyCodes: Readonly<Record<CountyName, string>> = {
  Marion: "047",
  Polk: "053",
  Yamhill: "071",
};

export const independentCityCodes: readonly string[] = [];
