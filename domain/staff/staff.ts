/** Roles of staff. */
export const staffRoles = ["owner", "office", "inspector"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Permissions of staff; routes check these, never a role. */
export const staffPermissions = [
  /** See, answer and change every lead; see mails and send them again. */
  "leads",
  /** See one's own day; change outcome and notes of one's own leads. */
  "day",
  /** Invite people, change their roles, deactivate them, read the audit trail. */
  "staff",
  /** Personal data and how long it is kept: export, erasure, retention. */
  "records",
  /** See the numbers, which also compare what each person has done. */
  "numbers",
  /** Opening hours and capacity. */
  "business",
] as const;

export type StaffPermission = (typeof staffPermissions)[number];

const permissionsOf: Record<StaffRole, readonly StaffPermission[]> = {
  owner: staffPermissions,
  office: ["leads", "day"],
  inspector: ["day"],
};

export function mayDo(role: StaffRole, permission: StaffPermission): boolean {
  return permissionsOf[role].includes(permission);
}

export function rolesThatMay(permission: StaffPermission): StaffRole[] {
  return staffRoles.filter((role) => mayDo(role, permission));
}
