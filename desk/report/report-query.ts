import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The reports about a lead's roof that the server has. */
export function reportsQuery(leadId: string) {
  return queryOptions({
    queryKey: ["reports", leadId],
    queryFn: () => readReports(leadId),
  });
}

/** @throws ApiFailure, or whatever `fetch` throws. */
export async function readReports(leadId: string) {
  const params = { path: { id: leadId } };
  return bodyOf(await deskClient.GET("/desk/leads/{id}/reports", { params })).reports;
}
