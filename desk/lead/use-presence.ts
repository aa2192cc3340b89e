import { useQuery } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useMe } from "#desk/shell/use-me.ts";

const every = 20_000;

/** Reports that this lead is open here, and returns who else has it open. */
export function usePresence(id: string): readonly { id: string; name: string }[] {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: ["presence", id],
    queryFn: async () =>
      bodyOf(await deskClient.POST("/desk/leads/{id}/presence", { params: { path: { id } } }))
        .present,
    refetchInterval: every,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data.filter((member) => member.id !== me.id);
}
