import { z } from "zod/mini";

/** The one form of every error under `/api`. */
export const apiError = z.object({
  success: z.literal(false),
  /** One sentence for the visitor. */
  error: z.string(),
  /** One message per input field; only for invalid input. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Why, where a client can do something about it. */
  code: z.optional(z.enum(["proof-needed", "one-minute", "start-over"])),
});

/** What a client does about each code. */
export const errorCodes: Record<NonNullable<ApiError["code"]>, string> = {
  "proof-needed":
    "status 403; the caller confirms who they are (`proveByCode`, `proveByPasskey`) and repeats the call",
  "start-over":
    "status 410; the place in the order of changes is too old to go on from; the client reads the list from its beginning",
  "one-minute":
    "status 503; the site is being upgraded and has stored nothing; the same call after `Retry-After` is taken",
};

export type ApiError = z.output<typeof apiError>;
