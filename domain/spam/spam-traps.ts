import { z } from "zod/mini";

/** Fields besides the visitor's own that reveal bots. They never cause a refusal. */
export const spamTraps = {
  /** Invisible to people. */
  website: z._default(z.string(), ""),
  /** Says when the form was first used, signed by the server; see `GET /api/auth/form-stamp`. */
  stamp: z._default(z.string(), ""),
};
