import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { staffQuery } from "./staff-queries.ts";

type StaffChange = {
  name?: string;
  role?: StaffRole;
  phone?: string;
  isActive?: boolean;
  isOnDuty?: boolean;
  dutyUntil?: string;
};

/** Changes a staff member; the list and the bar show it at once. */
export function useChangeStaff(member: StaffMember, onChanged?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: StaffChange) =>
      bodyOf(
        await deskClient.PATCH("/desk/staff/{id}", { params: { path: { id: member.id } }, body }),
      ).member,
    onSuccess: (changed) => {
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
      );
      queries.invalidateQueries(meQuery);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onChanged?.();
    },
  });
}
