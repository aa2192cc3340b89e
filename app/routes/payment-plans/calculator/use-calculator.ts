import { useFacts } from "#app/facts/use-facts.ts";
import { useFormInAddress } from "#app/forms/use-form-in-address.ts";
import { queryOf, readFields } from "./typed-figures.ts";

/** Where the calculator is on its page. */
export const calculatorId = "calculator";

/** Where its result is, which the form leads to. */
export const figuresId = "figures";

/** The calculator's state, kept in the address. */
export function useCalculator() {
  const f = useFacts();
  return useFormInAddress({
    read: (entries) => readFields(entries, f),
    queryOf: (entries) => queryOf(entries, f),
    idOf: (name) => `${calculatorId}-${name}`,
    answerId: figuresId,
  });
}
