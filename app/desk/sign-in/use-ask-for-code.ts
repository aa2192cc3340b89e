import { useMutation } from "@tanstack/react-query";
import { deskClient } from "#app/desk/desk-client.ts";

/** Asks for a mail with a link and a code. The answer is the same whoever's address it is. */
export function useAskForCode(onAsked: () => void) {
  return useMutation({
    mutationFn: (email: string) => deskClient.POST("/desk/sign-in", { body: { email } }),
    onSuccess: onAsked,
  });
}
