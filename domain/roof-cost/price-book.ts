import type { Facts } from "#domain/business/facts.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import type { PriceBook } from "./roof-cost.ts";
import type { RoofMaterial } from "./roof-cost-form.ts";

/**
 * The price book that holds, with the prices per square foot of the materials for which we state one. An area without counties
 * costs what the nearest one does, so that nobody's range is wider for where no roof is.
 */
export function priceBookOf({
  priceBook,
  roofing: { asphalt, metal },
  counties,
}: Pick<Facts, "priceBook" | "roofing" | "counties">): PriceBook<RoofMaterial> {
  const served = countyTypes.filter((type) => counties.some((county) => county.type === type));
  const { travel } = priceBook;
  const travelTo = (type: CountyType) =>
    travel[served.includes(type) ? type : (served[0] ?? "primary")];
  return {
    ...priceBook,
    travel: {
      primary: travelTo("primary"),
      secondary: travelTo("secondary"),
      extended: travelTo("extended"),
    },
    perSquareFoot: { asphalt: asphalt.pricePerSquareFoot, metal: metal.pricePerSquareFoot },
  };
}
