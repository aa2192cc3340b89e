import { changedTones } from "#domain/brand/color-tones.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { builtTones } from "./built-tones.ts";
import { shippedFacts } from "./business-queries.ts";

/** Shows the desk in the colors that are set: its document has those that were set when it was loaded. */
export function showColors(business: Business): void {
  const { colors } = factsInPlace(shippedFacts(business), business.settings.overrides);
  for (const [name, hex] of Object.entries({
    ...builtTones,
    ...changedTones(colors, builtTones),
  })) {
    document.documentElement.style.setProperty(`--color-${name}`, hex);
  }
}
