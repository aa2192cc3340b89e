import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { singleLine } from "#domain/person/contact-details.ts";
import { accessToken, tokenLifetimes, tokenScopes } from "./access-token.ts";

/* The desk's calls for the tokens with which other programs call `/api/v1`. */

const tokens = z.object({ success: z.literal(true), tokens: z.array(accessToken) });

export const newToken = z.object({
  name: singleLine({ label: "Name", required: "Name is required", max: 60 }),
  scopes: z
    .array(z.enum(tokenScopes), { error: "Choose what it may do" })
    .check(
      z.minLength(1, "Choose what it may do"),
      z.maxLength(tokenScopes.length, "Choose what it may do"),
    ),
  /** Null: it ends when it is revoked, or was not used for a year. */
  expiresInDays: z.nullable(z.literal(tokenLifetimes)),
});

export type NewToken = z.output<typeof newToken>;

export const tokenContract = {
  "/desk/tokens": {
    get: {
      operation: "listTokens",
      does: "Lists the access tokens, newest first, with those that have ended in the last 30 days.",
      needs: "staff",
      response: tokens,
    },
    post: {
      operation: "makeToken",
      does: "Makes an access token for another program, which acts in the caller's name. The token is in this response only.",
      needs: "staff",
      needsProof: true,
      body: newToken,
      response: z.object({ ...tokens.shape, id: z.string(), token: z.string() }),
      statuses: [201],
    },
  },
  "/desk/tokens/{id}": {
    delete: {
      operation: "revokeToken",
      does: "Revokes an access token: no call with it is taken from then on. Doing it again changes nothing.",
      needs: "staff",
      needsProof: true,
      params: z.object({ id: z.string() }),
      response: tokens,
    },
  },
} as const satisfies ApiContractTable;
