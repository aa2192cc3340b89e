import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The finished roofs of a lead, and what a new one begins with. */
export function leadProjectsQuery(leadId: string) {
  return queryOptions({
    queryKey: ["projects", leadId],
    queryFn: async () => {
      const params = { path: { id: leadId } };
      return bodyOf(await deskClient.GET("/desk/leads/{id}/projects", { params }));
    },
  });
}

/** All finished roofs. */
export const allProjectsQuery = queryOptions({
  queryKey: ["projects"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/projects")),
});
