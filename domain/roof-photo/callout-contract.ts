import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { callout, calloutRevision } from "./callout-schema.ts";
import { roofPhotoAnswer, roofPhotoParams } from "./roof-photo-contract.ts";

/* The desk's calls for what is drawn on roof photos. */

const calloutParams = z.extend(roofPhotoParams, {
  /** An id that the sender makes, at random. */
  callout: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: "No such callout" })),
});

export const calloutContract = {
  "/desk/leads/{id}/roof-photos/{photo}/callouts/{callout}": {
    put: {
      operation: "drawCallout",
      does: "Draws a callout on a roof photo, or changes it. Its revision is one more than what the sender knows; where a later one is known, or the same, nothing changes. Answers with what there is then.",
      needs: "day",
      params: calloutParams,
      body: z.object({ revision: calloutRevision, callout }),
      // Somebody has removed the photo.
      refuses: [409],
      response: roofPhotoAnswer,
    },
    delete: {
      operation: "removeCallout",
      does: "Removes a callout from a roof photo, unless a later revision of it is known.",
      needs: "day",
      params: calloutParams,
      query: z.object({
        revision: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      }),
      // Somebody has removed the photo.
      refuses: [409],
      response: roofPhotoAnswer,
    },
  },
} as const satisfies ApiContractTable;
