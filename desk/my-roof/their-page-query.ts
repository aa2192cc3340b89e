import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { TheirPage } from "#domain/my-roof/my-roof-contract.ts";

/** The private page of a lead's person. */
export function theirPageQuery(leadId: string) {
  return queryOptions({
    queryKey: ["their-page", leadId],
    queryFn: async (): Promise<TheirPage> => {
      const params = { path: { id: leadId } };
      return bodyOf(await deskClient.GET("/desk/leads/{id}/my-roof", { params })).page;
    },
  });
}
