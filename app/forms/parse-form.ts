import { parse, type Submission } from "@conform-to/react";
import type { z } from "zod/mini";

/**
 * Reads a submitted form with the schema that browser, page action and API share. Every field keeps
 * its first message only: one thing to mend at a time.
 */
export function parseForm<Schema extends z.ZodMiniType<object>>(
  body: FormData,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parse<z.output<Schema>, string[]>(body, {
    resolve(payload) {
      const result = schema.safeParse(payload);
      if (result.success) return { value: result.data };
      const error: Record<string, string[]> = {};
      for (const issue of result.error.issues) error[issue.path.join(".")] ??= [issue.message];
      return { error };
    },
  });
}
