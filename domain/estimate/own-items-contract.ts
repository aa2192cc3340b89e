import { z } from "zod/mini";
import { estimateLimits, estimateUnits, lineKinds } from "./estimate-terms.ts";
import { type OwnItems, ownItemId, ownItemLimits } from "./own-items.ts";

/* An owner's own items of the price book, as the desk sends and is sent them. */

const isTrue = z.optional(z.literal(true));

export const ownItemField = z
  .templateLiteral(["own-", z.string()])
  .check(z.refine((id) => ownItemId.test(id), { error: "No such item" }));

export const ownItems = z.object({
  items: z
    .array(
      z.object({
        id: ownItemField,
        name: z.string().check(z.maxLength(estimateLimits.what)),
        unit: z.enum(estimateUnits),
        kind: z.enum(lineKinds),
        price: z.object({ from: z.number(), to: z.number() }),
        waste: z.number(),
        isAllowance: isTrue,
        isRetired: isTrue,
      }),
    )
    .check(z.maxLength(ownItemLimits.items)),
});

/** Fails to compile where what is sent is not what the rules read. */
export type SentOwnItems = z.output<typeof ownItems> & OwnItems;
