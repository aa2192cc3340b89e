import { z } from "zod/mini";

/** The one form of every error under `/api`. */
export const apiError = z.object({
  success: z.literal(false),
  /** One sentence for the visitor. */
  error: z.string(),
  /** One message per input field; only for invalid input. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Why, where a client can do something about it. `proof-needed`: callers must confirm their identity, then call again. */
  code: z.optional(z.enum(["proof-needed"])),
});

export type ApiError = z.output<typeof apiError>;
