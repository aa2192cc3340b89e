import { noPhone as words } from "#content/en/desk/duty.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";

/** Says that texts do not reach somebody who is on duty, or will be. */
export function NoPhone({ member }: { member: Pick<StaffMember, "lacksPhone"> }) {
  if (!member.lacksPhone) return null;
  return <span className="block text-small font-semibold text-soon">{words.text}</span>;
}
