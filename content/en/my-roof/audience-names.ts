import type { Audience } from "#domain/my-roof/audience.ts";

/** To whom a report is passed on. */
export const audienceNames: Record<Audience, string> = {
  insurer: "an insurer",
  association: "an association",
  buyer: "a buyer",
};
