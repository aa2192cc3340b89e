import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { staffQuery } from "./staff-queries.ts";

export type Invited = { name: string; email: string; phone: string; role: StaffRole };

/** Invites somebody new by mail. */
export function useInvite(onInvited: (member: StaffMember) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Invited) =>
      bodyOf(await deskClient.POST("/desk/staff", { body })).member,
    onSuccess: (member) => {
      queries.setQueryData(
        staffQuery.queryKey,
        (staff) => staff && [...staff, { ...member, hasJoined: false }],
      );
      queries.invalidateQueries({ queryKey: ["audit"] });
      onInvited(member);
    },
  });
}

/** Mails somebody a new link; the old one stops working. */
export function useInviteAgain(id: string) {
  return useMutation({
    mutationFn: () => deskClient.POST("/desk/staff/{id}/invitation", { params: { path: { id } } }),
  });
}
