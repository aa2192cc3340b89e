import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { MailKind, OfficeMail, OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import {
  type AssessmentLead,
  assessmentConfirmation,
  assessmentNotice,
} from "./assessment-mails.tsx";

const ofAssessments = {
  version: 1,
  lane: () => "ordinary",
  lead: {
    person: ({ customerInfo }) => customerInfo,
    about: ({ result }) => `roof assessment, ${result.category}`,
  },
} satisfies Partial<MailKind<AssessmentLead>>;

const assessmentConfirmationKind: PersonMail<AssessmentLead> = {
  ...ofAssessments,
  to: "person",
  purpose: () => "receipt",
  appointment: () => null,
  roofLink: "line",
  render: assessmentConfirmation,
};

const assessmentNoticeKind: OfficeMail<AssessmentLead> = {
  ...ofAssessments,
  to: "office",
  showsPhotos: true,
  render: assessmentNotice,
};

/** What is mailed about a quiz, by the names under which the outbox knows it. */
export const assessmentMailKinds = {
  "assessment-confirmation": assessmentConfirmationKind,
  "assessment-notice": assessmentNoticeKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
