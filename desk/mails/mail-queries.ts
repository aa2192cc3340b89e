import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";

export type MailShow = "troubled" | "all";

/** Mails of the outbox, newest first: as many pages as somebody has loaded. */
export function mailsQuery(show: MailShow) {
  return infiniteQueryOptions({
    queryKey: ["mails", show],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await deskClient.GET("/desk/mails", {
          params: { query: { show, ...(pageParam && { after: pageParam }) } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: 30_000,
  });
}

/** A mail with its text; read again at intervals while it is being sent. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ["mail", id],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/mails/{id}", { params: { path: { id } } })).mail,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? 3_000 : false),
  });
}

/** Whether mails go out at all. */
export const mailFlowQuery = queryOptions({
  queryKey: ["mail-flow"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/mail-flow")),
  refetchInterval: 60_000,
});

/** Whether more will become of it by itself. */
export function isOnItsWay({ state }: Pick<DeskMail, "state">): boolean {
  return state === "queued" || state === "sending";
}
