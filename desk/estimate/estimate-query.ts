import { queryOptions } from "@tanstack/react-query";
import { z } from "zod/mini";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { estimateBasis } from "#domain/estimate/estimate-basis.ts";
import { type Estimate, estimate } from "#domain/estimate/estimate-contract.ts";

/** The estimates of a lead that the server has, and what a new one would rest on. */
export function estimatesQuery(leadId: string) {
  return queryOptions({
    queryKey: ["estimates", leadId],
    queryFn: async () => {
      const params = { path: { id: leadId } };
      const body = bodyOf(await deskClient.GET("/desk/leads/{id}/estimates", { params }));
      return {
        estimates: body.estimates.map(readEstimate),
        basis: z.parse(estimateBasis, body.basis),
      };
    },
  });
}

/** An estimate as it was sent, whose days are texts there. */
export function readEstimate(sent: unknown): Estimate {
  return z.parse(estimate, sent);
}
