import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { audiences } from "./audience.ts";

/* The desk's calls for the private page of a lead's person (docs/decisions/my-roof.md). */

const leadParams = z.object({ id: z.string() });
const linkParams = z.object({
  id: z.string(),
  link: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: "No such link" })),
});

/** How often something was opened, and when; null: never. */
const opened = z.nullable(z.object({ first: z.string(), last: z.string(), times: z.number() }));

const passedOn = z.object({
  id: z.string(),
  audience: z.enum(audiences),
  madeAt: z.string(),
  opened,
});

/** The page of a lead's person, as the office sees it. */
const theirPage = z.object({
  /** Whether there is one now: there is none for spam, nor for what looks like it. */
  isThere: z.boolean(),
  /** Whether it has an address that works. */
  hasLink: z.boolean(),
  /** Its address; null: it has none yet, or nobody can say it again, or it is not for the caller, who does not see all leads. */
  address: z.nullable(z.string()),
  /** Where staff see it as it is, without its address: a path of the site. */
  preview: z.string(),
  opened,
  /** Links at which they pass a report on. */
  passedOn: z.array(passedOn),
});

export type TheirPage = z.output<typeof theirPage>;

const response = z.object({ success: z.literal(true), page: theirPage });

export const myRoofContract = {
  "/desk/leads/{id}/my-roof": {
    get: {
      operation: "readTheirPage",
      does: "Says where the private page of a lead's person is, when it was opened, and to whom they pass a report on.",
      needs: "day",
      params: leadParams,
      response,
    },
    post: {
      operation: "makeTheirPage",
      does: "Makes an address for the private page of a lead's person, unless it has one that can be said. Earlier ones go on working.",
      needs: "leads",
      refuses: [409],
      params: leadParams,
      response,
    },
  },
  "/desk/leads/{id}/my-roof/renewal": {
    post: {
      operation: "renewTheirPage",
      does: "Makes a new address for the private page of a lead's person. All earlier ones end, also those in mails, and those at which a report is passed on.",
      needs: "leads",
      refuses: [409],
      params: leadParams,
      response,
    },
  },
  "/desk/leads/{id}/passed-on/{link}": {
    delete: {
      operation: "endPassedOn",
      does: "Ends a link at which a report is passed on. Doing it again changes nothing.",
      needs: "leads",
      params: linkParams,
      response,
    },
  },
} as const satisfies ApiContractTable;
