import { z } from "zod/mini";
import { type ChoiceName, type ChosenValue, inquiryChoices } from "./choice-table.ts";

type OptionalEnum<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

/** `InquiryChoices` as calls have it. */
export const inquiryChoicesSchema = z.object(
  Object.fromEntries(
    Object.entries(inquiryChoices).map(([name, { values }]) => [name, z.optional(z.enum(values))]),
  ) as unknown as { [Name in ChoiceName]: OptionalEnum<ChosenValue<Name>> },
);
