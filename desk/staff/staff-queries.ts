import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { staffContract } from "#domain/staff/staff-contract.ts";

/** All current and former staff. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/staff")).staff,
});

export type AuditFilter = { staffId: string; leadId: string };

/** The audit trail, newest first: as many pages as somebody has loaded. */
export function auditQuery({ staffId, leadId }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ["audit", staffId, leadId],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await deskClient.GET("/desk/audit", {
          params: {
            query: {
              ...(pageParam && { after: pageParam }),
              ...(staffId && { staffId }),
              ...(leadId && { leadId }),
            },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

export type AuditRecord = z.output<
  (typeof staffContract)["/desk/audit"]["get"]["response"]
>["entries"][number];
