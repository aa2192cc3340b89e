import { z } from "zod/mini";

/** Fields beside the visitor's own, by which a program gives itself away. Neither is ever refused. */
export const spamTraps = {
  /** People do not see this field. */
  website: z._default(z.string(), ""),
  /** Says when the form was first used, signed by the server; see `GET /api/auth/form-stamp`. */
  stamp: z._default(z.string(), ""),
};
