/** Who works here. */
export const staffRoles = ["owner", "office", "inspector"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What somebody at the desk may do; routes ask for one of these, never for a role. */
export const staffPermissions = [
  /** See every lead, answer it, change it; see and send mails again. */
  "leads",
  /** See the own day; outcome and notes of leads that are one's own. */
  "day",
  /** Invite people, change their roles, send them away, read the audit trail. */
  "staff",
  /** What is kept of a person, and for how long: export, erase, retention. */
  "records",
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
