import type { StaffMail } from "#server/mail/kinds.ts";
import {
  type InvitationLetter,
  invitationMail,
  type SignInLetter,
  signInMail,
} from "./staff-mails.tsx";

const toStaff = {
  version: 1,
  lane: () => "ordinary",
  to: "staff",
  mailbox: ({ person }) => person.email,
  // Nobody has to be called about a failed one: the person asks again.
  lead: null,
  isSecret: true,
} satisfies Partial<StaffMail<{ person: { email: string } }>>;

export const signInKind: StaffMail<SignInLetter> = { ...toStaff, render: signInMail };

export const invitationKind: StaffMail<InvitationLetter> = { ...toStaff, render: invitationMail };
