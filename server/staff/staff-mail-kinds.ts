import type { MailKind } from "#server/mail/kinds.ts";
import {
  type InvitationLetter,
  invitationMail,
  type SignInLetter,
  signInMail,
} from "./staff-mails.tsx";

const toStaff = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  // Nobody has to be called about a failed one: the person asks again.
  lead: null,
  isSecret: true,
} satisfies Partial<MailKind<object>>;

export const signInKind: MailKind<SignInLetter> = { ...toStaff, render: signInMail };

export const invitationKind: MailKind<InvitationLetter> = { ...toStaff, render: invitationMail };
