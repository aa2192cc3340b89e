import type { MailKind } from "#server/mail/kinds.ts";
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

export const assessmentConfirmationKind: MailKind<AssessmentLead> = {
  ...ofAssessments,
  to: "person",
  render: assessmentConfirmation,
};

export const assessmentNoticeKind: MailKind<AssessmentLead> = {
  ...ofAssessments,
  to: "office",
  showsPhotos: true,
  render: assessmentNotice,
};
