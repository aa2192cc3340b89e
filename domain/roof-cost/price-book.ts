import type { Facts } from "#domain/business/facts.ts";
import type { PriceBook } from "./roof-cost.ts";
import type { RoofMaterial } from "./roof-cost-form.ts";

/** The price book that holds, with the prices per square foot of the materials for which we state one. */
export function priceBookOf({
  priceBook,
  roofing: { asphalt, metal },
}: Pick<Facts, "priceBook" | "roofing">): PriceBook<RoofMaterial> {
  return {
    ...priceBook,
    perSquareFoot: { asphalt: asphalt.pricePerSquareFoot, metal: metal.pricePerSquareFoot },
  };
}
