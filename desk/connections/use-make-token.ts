import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { NewToken } from "#domain/token/token-contract.ts";
import { tokensQuery } from "./tokens-query.ts";

/** Makes a token. @param onMade Gets it: it is nowhere else. */
export function useMakeToken(onMade: (token: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    // Nothing of it stays behind in memory once the dialog is closed.
    gcTime: 0,
    mutationFn: async (body: NewToken) => bodyOf(await deskClient.POST("/desk/tokens", { body })),
    onSuccess({ tokens, token }) {
      queries.setQueryData(tokensQuery.queryKey, tokens);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onMade(token);
    },
  });
}
