import { z } from "zod/mini";
import { type Slot, type SlotLabel, slotLabelPattern, slotPattern } from "./slot.ts";

/* Slots in contracts and in what is stored. Any time of day is one: which are offered is a fact, and an old one stays. */

/** As calls have it: `9:00 AM`. */
export const slotLabelField = z
  .string()
  .check(z.regex(slotLabelPattern)) as unknown as z.ZodMiniType<SlotLabel, SlotLabel>;

/** As it is stored: `09:00`. */
export const slotField = z.string().check(z.regex(slotPattern)) as unknown as z.ZodMiniType<
  Slot,
  Slot
>;
