import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { MuteChoice } from "#domain/staff/duty-choices.ts";

type OwnChange = {
  isOnDuty?: boolean;
  dutyUntil?: string;
  muteAlerts?: MuteChoice | "off";
  phone?: string;
  getsNumbersMail?: boolean;
};

/** Changes the settings that everybody may change for themselves. */
export function useChangeMe(onChanged?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: OwnChange) => bodyOf(await deskClient.PATCH("/desk/me", { body })).me,
    onSuccess: (me) => {
      queries.setQueryData(meQuery.queryKey, me);
      queries.invalidateQueries({ queryKey: ["staff"] });
      onChanged?.();
    },
  });
}
