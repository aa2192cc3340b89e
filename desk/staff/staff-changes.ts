import type { StaffMember } from "#domain/staff/staff-contract.ts";

type Typed = Pick<StaffMember, "name" | "phone" | "role">;

/**
 * What to send of a changed person. A number that nobody has touched stays as it is: an old one may not be understood, and
 * would keep the name from being changed.
 */
export function staffChanges(member: Typed, { phone, ...typed }: Typed): Partial<Typed> {
  return phone === member.phone ? typed : { ...typed, phone };
}
