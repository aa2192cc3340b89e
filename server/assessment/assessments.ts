import type {
  AssessmentBody,
  AssessmentResponse,
  AssessmentSource,
} from "#domain/assessment/assessment-contract.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import type { NewLead } from "#server/lead/arrivals.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { FormSigns } from "#server/spam/form-signs.ts";
import type { LeadMails, QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { assessmentMailKinds } from "./assessment-mail-kinds.ts";
import type { AssessmentLead } from "./assessment-mails.tsx";
import { storeAssessment } from "./stored-assessment.ts";

export type AssessmentServices = ReturnType<typeof createAssessmentServices>;

export function createAssessmentServices(parts: {
  limits: Limits;
  submissions: Submissions;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
}) {
  const { limits, submissions, queueLeadMails, signsOf } = parts;
  return {
    /** Stores a finished assessment; one with contact details becomes a lead and is mailed. */
    save(sent: SentFrom, body: AssessmentBody): Promise<CallResponse<AssessmentResponse>> {
      return submissions.submitLimited(sent, async (transaction) => {
        const { stored, source } = await storeAssessment(transaction, body, signsOf(body));
        const { customerInfo } = stored;
        if (customerInfo) {
          await limits.inquiry(transaction, sent.network);
          const payload = { ...stored, customerInfo };
          const lead: LeadMails<typeof assessmentMailKinds> = {
            kinds: assessmentMailKinds,
            change: { arrived: { ...leadOf(payload, source), cameFrom: body.cameFrom } },
            photos: body.photos,
            email: customerInfo.email,
            confirmation: { kind: "assessment-confirmation", payload },
            notices: [{ kind: "assessment-notice", payload }],
          };
          await queueLeadMails(transaction, lead, sent);
        }
        return { status: 201, body: { success: true, assessmentId: stored.id } };
      });
    },
  };
}

function leadOf(assessment: AssessmentLead, source: AssessmentSource | null): NewLead {
  return {
    kind: "assessment",
    sourceId: assessment.id,
    source: source ?? "assessment_page",
    person: assessment.customerInfo,
    subject: assessment.result.category,
    message: "",
    emergency: false,
    suspicion: assessment,
  };
}
