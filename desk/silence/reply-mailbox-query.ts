import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** Where on the settings page the mailbox stands. */
export const replyMailboxPlace = "answers";

/** The mailbox that is read for replies; null: none is. */
export const replyMailboxQuery = queryOptions({
  queryKey: ["reply-mailbox"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/reply-mailbox")).mailbox,
});
