import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { theirPageQuery } from "./their-page-query.ts";

/** What can be done with the link to somebody's page; `end` is of a link at which they pass a report on. */
type Doing = { does: "make" | "renew" } | { does: "end"; link: string };

/** Makes, renews or ends a link, and shows what is then. */
export function useTheirPage(leadId: string) {
  const queries = useQueryClient();
  const path = { id: leadId };
  return useMutation({
    async mutationFn(doing: Doing) {
      if (doing.does === "end") {
        const params = { path: { ...path, link: doing.link } };
        return bodyOf(await deskClient.DELETE("/desk/leads/{id}/passed-on/{link}", { params }));
      }
      const params = { path };
      return doing.does === "renew"
        ? bodyOf(await deskClient.POST("/desk/leads/{id}/my-roof/renewal", { params }))
        : bodyOf(await deskClient.POST("/desk/leads/{id}/my-roof", { params }));
    },
    onSuccess({ page }) {
      queries.setQueryData(theirPageQuery(leadId).queryKey, page);
      void queries.invalidateQueries({ queryKey: ["lead", leadId] });
    },
  });
}
