import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#app/desk/body-of.ts";
import { deskClient } from "#app/desk/desk-client.ts";

/** The passkeys of the signed-in person. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/passkeys")).passkeys,
});
