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

export const auditFilters = { doneBy: "Done by", everyone: "Everyone", allLeads: "Show all leads" };

export const auditLine = {
  lead: (number: number) => `lead ${number}`,
  aLead: "a lead",
  system: "The system",
};

export const auditTrail = {
  loading: "Loading the audit trail",
  none: { heading: "Nothing here", text: "No entry fits these filters." },
};

export const changeDialog = {
  title: (name: string) => `Change ${name}`,
  name: "Name",
  phone: { label: "Phone for texts", hint: "Empty: no texts." },
  submit: "Save",
};

export const deactivateDialog = {
  title: (name: string) => `Deactivate ${name}?`,
  submit: (name: string) => `Deactivate ${name}`,
  signedOut: "All their devices are signed out at once.",
  cannotSignIn: "They cannot sign in, and invitations sent to them no longer work.",
  noAlerts: "They get no more alerts.",
  leads: "Their leads stay theirs until you give them to someone else.",
  stays: "What they did stays in the audit trail. You can activate them again.",
};

export const dutyPlanDialog = { title: (name: string) => `Duty plan of ${name}` };

export const inspectionPlanDialog = {
  title: (name: string) => `Inspections of ${name}`,
  inspects: {
    label: "Inspects",
    hint: "Each hour has room for as many appointments as inspectors work then. Appointments that are booked stay.",
  },
  times: (timeZone: string) => `Inspects every week at these times, ${timeZone}.`,
  alsoHolidays: "Also on holidays",
  save: "Save",
  saveWhat: " the inspection plan",
};

export const inviteDialog = {
  invited: {
    title: "The invitation is on its way",
    done: "Done",
    getsLink: (name: string, email: string) =>
      `${name} gets a link at ${email}. It works once, for seven days.`,
  },
  title: "Invite someone",
  name: "Name",
  email: "Email",
  phone: {
    label: "Phone for texts (optional)",
    hint: "For emergencies while they are on duty. They are asked for it when they join, too.",
  },
  submit: "Send the invitation",
};

export const roleChoice = { legend: "Role" };

export const staffDuty = {
  next: (when: string) => `Next ${when}`,
  onDuty: "On duty",
  offDuty: "Off duty",
  onDutyFor: (name: string) => ` for ${name}`,
  untilWhen: (name: string) => `${name} is on duty until when?`,
};

export const staffItem = {
  you: " (you)",
  inspects: "Inspects",
  phone: (phone: string) => `Phone: ${phone}`,
  invited: "Invited, has not joined yet",
  dutyPlan: "Duty plan",
  dutyPlanOf: (name: string) => ` of ${name}`,
  inspections: "Inspections",
  inspectionsOf: (name: string) => ` of ${name}`,
  busyCalendar: "Busy calendar",
  busyCalendarOf: (name: string) => ` of ${name}`,
  change: "Change",
  inviteAgain: "Invite again",
  sendAgain: "Send again",
  deactivate: "Deactivate",
  activate: "Activate",
  invitedAgain: (email: string) =>
    `A new invitation is on its way to ${email}. Older ones no longer work.`,
};

export const staffList = {
  loading: "Loading staff",
  is: (name: string, state: string) => `${name} is ${state}.`,
  active: "active again",
  deactivated: "deactivated",
  heading: "Deactivated",
};

export const staffPage = {
  title: "Staff",
  forOffice: {
    heading: "This page is for the office",
    text: "Ask an owner to change who works here.",
  },
  invite: "Invite someone",
  tabs: { label: "Staff", people: "People", trail: "Audit trail" },
};
