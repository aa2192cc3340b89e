import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
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

/** All finished roofs, by pages. */
export const allProjectsQuery = infiniteQueryOptions({
  queryKey: ["projects"],
  queryFn: async ({ pageParam }) =>
    bodyOf(
      await deskClient.GET("/desk/projects", {
        params: { query: pageParam ? { after: pageParam } : {} },
      }),
    ),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});
