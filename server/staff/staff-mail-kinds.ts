import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { OutboxKind, StaffMail } from "#server/mail/kinds.ts";
import {
  type InvitationLetter,
  invitationMail,
  type SignInLetter,
  signInMail,
} from "./staff-mails.tsx";

const toStaff = {
  version: 1,
  to: "staff",
  mailbox: ({ person }) => person.email,
  // Nobody has to be called about a failed one: the person asks again.
  lead: null,
  isSecret: true,
} satisfies Partial<StaffMail<{ person: { email: string } }>>;

const signInKind: StaffMail<SignInLetter> = {
  ...toStaff,
  lane: () => "awaited",
  async refuseWrongMoment({ until }, { now }) {
    if (Date.parse(until) <= now.getTime()) throw new Unwanted("the sign-in has expired");
  },
  render: signInMail,
};

const invitationKind: StaffMail<InvitationLetter> = {
  ...toStaff,
  lane: () => "ordinary",
  render: invitationMail,
};

/** What is mailed to staff, by the names under which the outbox knows it. */
export const staffMailKinds = {
  "sign-in": signInKind,
  "staff-invitation": invitationKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
