import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { deskChanges } from "#desk/changes/desk-changes.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { StaffPermission } from "#domain/staff/staff.ts";

export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => {
    const { data } = await deskClient.GET("/desk/me");
    if (!data) throw new Error("The answer has no body.");
    deskChanges.begin(data.changes);
    return data.me;
  },
  staleTime: 60_000,
  // Also when the browser believes that it is offline: the answer shows whether it is.
  networkMode: "always",
  refetchOnReconnect: true,
});

/** The signed-in person, or why that is not known yet. */
export function useSignedIn() {
  return useQuery(meQuery);
}

/** The signed-in person; for pages inside the shell, which renders them only for one. */
export function useMe() {
  return useSuspenseQuery(meQuery).data;
}

export function useMay(permission: StaffPermission): boolean {
  return useMe().permissions.includes(permission);
}
