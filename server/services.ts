import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./database/connection.ts";
import { createLimits } from "./limits/limits.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { asRefusal } from "./refusal.ts";
import { createAppointmentServices } from "./services/appointments.ts";
import { createAssessmentServices } from "./services/assessments.ts";
import { createCustomerServices } from "./services/customers.ts";
import { createFormSigns } from "./services/form-signs.ts";
import { createInquiryServices } from "./services/inquiries.ts";
import { createLeadMails } from "./services/lead-mails.ts";
import { startOperations } from "./services/operations.ts";
import { startOutbox } from "./services/outbox.ts";
import { createReviewServices } from "./services/reviews.ts";
import { createSubmissions } from "./services/submissions.ts";

export type { SentFrom } from "./services/submissions.ts";

export type Services = ReturnType<typeof createServices>;

/** What pages and API may call, put together from `services/`. */
export function createServices(parts: {
  config: Config;
  connection: Connection;
  transport: MailTransport;
  profile: BusinessProfile;
  /** Signs the moment at which a form was first used; limits keep networks and mailboxes under it. */
  stampSecret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { config, profile } = parts;
  const { siteUrl, emergencyWebhook } = config;
  const mailOptions: MailOptions = {
    profile,
    mailFrom: config.mailFrom,
    officeEmail: config.officeEmail,
    emergencyEmail: config.emergencyEmail,
    siteUrl,
    emergencyWebhook,
  };
  const limits = createLimits({ ...parts, isOn: config.rateLimit, secret: parts.stampSecret });
  const outbox = startOutbox({ ...parts, mailOptions });
  const { signsOf, newFormStamp, newSubmissionKey } = createFormSigns(parts);
  const shared = {
    ...parts,
    limits,
    submissions: createSubmissions({ ...parts, limits, outbox }),
    queueLeadMails: createLeadMails({ ...parts, limits }),
    signsOf,
  };

  return {
    appointments: createAppointmentServices({ ...shared, siteUrl }),
    customers: {
      ...createCustomerServices(shared),
      ...createInquiryServices({ ...shared, hasWebhook: emergencyWebhook !== undefined }),
      ...createAssessmentServices(shared),
    },
    reviews: createReviewServices(parts),
    outbox,
    newFormStamp,
    newSubmissionKey,
    asRefusal: (error: unknown) => asRefusal(error, profile.phone.display),
    ...startOperations({ ...parts, outbox }),
  };
}
