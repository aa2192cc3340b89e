import { useFacts } from "#app/facts/use-facts.ts";
import { useFormInAddress } from "#app/forms/use-form-in-address.ts";
import { queryOf, readFields } from "./described-roof.ts";

/** Where the range is, which the form leads to; also the sheet that is printed. */
export const rangeId = "range";

/** The id of the control with a name. */
export const fieldId = (name: string) => `roof-${name}`;

/** The described roof, kept in the address. */
export function useRoofCost() {
  const f = useFacts();
  return useFormInAddress({
    read: (entries) => readFields(entries, f),
    queryOf: (entries) => queryOf(entries, f),
    idOf: fieldId,
    answerId: rangeId,
    keepsEachAnswer: true,
  });
}
