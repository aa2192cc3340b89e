import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { MailMoment, OutboxKind, StaffMail } from "#server/mail/kinds.ts";
import {
  type InvitationLetter,
  invitationMail,
  type ProofLetter,
  proofMail,
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

/** @throws Unwanted once nothing can be done with the code. */
async function refuseExpired({ until }: { until: string }, { now }: MailMoment): Promise<void> {
  if (Date.parse(until) <= now.getTime()) throw new Unwanted("the code has expired");
}

const signInKind: StaffMail<SignInLetter> = {
  ...toStaff,
  lane: () => "awaited",
  refuseWrongMoment: refuseExpired,
  render: signInMail,
};

const proofKind: StaffMail<ProofLetter> = {
  ...toStaff,
  lane: () => "awaited",
  refuseWrongMoment: refuseExpired,
  render: proofMail,
};

const invitationKind: StaffMail<InvitationLetter> = {
  ...toStaff,
  lane: () => "ordinary",
  render: invitationMail,
};

/** What is mailed to staff, by the names under which the outbox knows it. */
export const staffMailKinds = {
  "sign-in": signInKind,
  "staff-proof": proofKind,
  "staff-invitation": invitationKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
