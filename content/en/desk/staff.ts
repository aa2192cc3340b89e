import type { StaffRole } from "#domain/staff/staff.ts";

/** The desk's name for each role, and what it may do. */
export const roleWords: Record<StaffRole, { name: string; may: string }> = {
  owner: {
    name: "Owner",
    may: "May do everything: leads, mails, staff, the audit trail, exporting and erasing people.",
  },
  office: {
    name: "Office",
    may: "Sees and answers every lead, books appointments, sees mails and sends them again.",
  },
  inspector: {
    name: "Inspector",
    may: "Sees their own appointments, and writes down outcomes and notes. Sees no other leads.",
  },
};
