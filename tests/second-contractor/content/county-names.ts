import type { CountyType } from "#domain/service-area/county.ts";

export const countyNames = {
  primary: ["Franklin", "Delaware"],
  secondary: ["Licking", "Fairfield"],
  extended: ["Union"],
} as const satisfies Readonly<Record<CountyType, readonly string[]>>;

export type CountyName = (typeof countyNames)[CountyType][number];
