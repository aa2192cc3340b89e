/** To whom a customer can pass a report on. */
export const audiences = ["insurer", "association", "buyer"] as const;

export type Audience = (typeof audiences)[number];

/** Links at which one lead's report is passed on at a time. */
export const mostPassedOn = 10;
