import { type BrandColors, isColor } from "#domain/brand/color-tones.ts";
import type { Mark } from "#domain/brand/mark.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { type TypedFacts, typedColor } from "./typed-facts.ts";

/** Colors and logo as they are typed; what is no color is as it holds now. */
export function brandOf(
  typed: TypedFacts["typed"],
  { colors, logo, shortName }: BusinessFacts,
): { colors: BrandColors; mark: Mark; shortName: string } {
  const color = (part: keyof BrandColors) => {
    const entered = typedColor(String(typed[`colors.${part}`] ?? colors[part]).trim());
    return isColor(entered) ? entered : colors[part];
  };
  return {
    colors: { brand: color("brand"), bar: color("bar"), second: color("second") },
    mark: (typed.logo as Mark | undefined) ?? logo,
    shortName: String(typed.shortName ?? shortName),
  };
}
