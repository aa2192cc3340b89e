import type { CountyName } from "./county-names.ts";

export const countyCodes: Readonly<Record<CountyName, string>> = {
  Franklin: "049",
  Delaware: "041",
  Licking: "089",
  Fairfield: "045",
  Union: "159",
};

export const independentCityCodes: readonly string[] = [];
