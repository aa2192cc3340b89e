import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The passkeys of the signed-in person. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/passkeys")).passkeys,
});
