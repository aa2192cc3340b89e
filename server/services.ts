import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./database/connection.ts";
import { createLimits } from "./limits/limits.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { asRefusal } from "./refusal.ts";
import { createAppointmentServices } from "./services/appointments.ts";
import { createAssessmentServices } from "./services/assessments.ts";
import { createAuditServices } from "./services/audit.ts";
import { createCustomerServices } from "./services/customers.ts";
import { createFormSigns } from "./services/form-signs.ts";
import { createInquiryServices } from "./services/inquiries.ts";
import { createLeadChanges } from "./services/lead-changes.ts";
import { createLeadListServices } from "./services/lead-lists.ts";
import { createLeadMails } from "./services/lead-mails.ts";
import { createLeadServices } from "./services/leads.ts";
import { createMailServices } from "./services/mails.ts";
import { startOperations } from "./services/operations.ts";
import { createOperatorServices } from "./services/operator.ts";
import { startOutbox } from "./services/outbox.ts";
import { createPasskeyServices } from "./services/passkeys.ts";
import { createPeopleServices } from "./services/people.ts";
import { createReviewServices } from "./services/reviews.ts";
import { createSessionServices } from "./services/sessions.ts";
import { createSettingServices } from "./services/settings.ts";
import { createSignInServices } from "./services/sign-in.ts";
import { createStaffServices } from "./services/staff.ts";
import { createSubmissions } from "./services/submissions.ts";

export type { SentFrom } from "./services/submissions.ts";

export type Services = ReturnType<typeof createServices>;

/** Everything that pages and the API may call, assembled from `services/`. */
export function createServices(parts: {
  config: Config;
  connection: Connection;
  transport: MailTransport;
  profile: BusinessProfile;
  /** Key that signs form stamps; limits also use it for digests of networks and mailboxes. */
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
    alertSms: config.alertSms,
  };
  const limits = createLimits({ ...parts, isOn: config.rateLimit, secret: parts.stampSecret });
  const outbox = startOutbox({ ...parts, mailOptions });
  const changes = createLeadChanges(parts);
  const { signsOf, newFormStamp, newSubmissionKey } = createFormSigns(parts);
  const shared = {
    ...parts,
    limits,
    changes,
    submissions: createSubmissions({ ...parts, limits, outbox, changes }),
    queueLeadMails: createLeadMails({ ...parts, limits }),
    signsOf,
  };

  const appointments = createAppointmentServices({ ...shared, siteUrl });

  return {
    appointments,
    customers: createCustomerServices(shared),
    inquiries: createInquiryServices({ ...shared, hasWebhook: emergencyWebhook !== undefined }),
    assessments: createAssessmentServices(shared),
    leads: {
      ...createLeadListServices(parts),
      ...createLeadServices({ ...parts, outbox, changes, appointments }),
    },
    reviews: createReviewServices(parts),
    staff: {
      ...createStaffServices({ ...shared, outbox }),
      ...createSessionServices(shared),
      ...createSignInServices({ ...shared, officeEmail: config.officeEmail }),
      ...createPasskeyServices({ ...shared, site: { name: profile.name, url: siteUrl } }),
      ...createOperatorServices({ ...shared, siteUrl }),
    },
    audit: createAuditServices(parts),
    mails: createMailServices({ ...parts, mailOptions, outbox, changes }),
    people: createPeopleServices({
      ...parts,
      mailOptions,
      seatsFreed: appointments.seatsFreed,
    }),
    settings: createSettingServices(parts),
    outbox,
    newFormStamp,
    newSubmissionKey,
    asRefusal: (error: unknown) => asRefusal(error, profile.phone.display),
    ...startOperations({ ...parts, outbox, changes }),
  };
}
