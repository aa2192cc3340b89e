import type { MailKind, OfficeMail, PersonMail } from "#server/mail/kinds.ts";
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

export const assessmentConfirmationKind: PersonMail<AssessmentLead> = {
  ...ofAssessments,
  to: "person",
  purpose: () => "receipt",
  appointment: () => null,
  render: assessmentConfirmation,
};

export const assessmentNoticeKind: OfficeMail<AssessmentLead> = {
  ...ofAssessments,
  to: "office",
  showsPhotos: true,
  render: assessmentNotice,
};
