import { useMutation } from "@tanstack/react-query";
import { deskClient } from "#desk/desk-client.ts";

/**
 * Requests a mail with a link and a code. The answer does not reveal whether the address is known.
 */
export function useAskForCode(onAsked: () => void) {
  return useMutation({
    mutationFn: (email: string) => deskClient.POST("/desk/sign-in", { body: { email } }),
    onSuccess: onAsked,
  });
}
