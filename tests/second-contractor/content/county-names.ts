export const countyNames = ["Marion", "Polk", "Yamhill"] as const;

export type CountyName = (typeof countyNames)[number];
