import { queryOptions } from "@tanstack/react-query";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { type BusinessFacts, withOverrides } from "#domain/business/facts.ts";
import { overridesOver } from "#domain/places/place-overrides.ts";

/** What owners have set in place of the facts that the site was built with, with its history: for owners. */
export const businessQuery = queryOptions({
  queryKey: ["business"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/business")).business,
});

/** What holds now. */
export function factsNow({ base, settings }: Pick<Business, "base" | "settings">): BusinessFacts {
  const built = builtBusinessFacts;
  return withOverrides(built, overridesOver(base, settings.overrides, built));
}

/** What holds where no owner has set anything. */
export function shippedFacts({ base }: Pick<Business, "base">): BusinessFacts {
  return withOverrides(builtBusinessFacts, base);
}
