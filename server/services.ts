import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./database/connection.ts";
import { createLimits } from "./limits/limits.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { asRefusal } from "./refusal.ts";
import { startChangeFeed } from "./services/background/change-feed.ts";
import { startOperations } from "./services/background/operations.ts";
import { startOutbox } from "./services/background/outbox.ts";
import { createAuditServices } from "./services/desk/audit.ts";
import { createLeadListServices } from "./services/desk/lead-lists.ts";
import { createLeadServices } from "./services/desk/leads.ts";
import { createMailServices } from "./services/desk/mails.ts";
import { createOperatorServices } from "./services/desk/operator.ts";
import { createPasskeyServices } from "./services/desk/passkeys.ts";
import { createPeopleServices } from "./services/desk/people.ts";
import { createSessionServices } from "./services/desk/sessions.ts";
import { createSettingServices } from "./services/desk/settings.ts";
import { createSignInServices } from "./services/desk/sign-in.ts";
import { createStaffServices } from "./services/desk/staff.ts";
import { createAppointmentServices } from "./services/visitor/appointments.ts";
import { createAssessmentServices } from "./services/visitor/assessments.ts";
import { createCustomerServices } from "./services/visitor/customers.ts";
import { createFormSigns } from "./services/visitor/form-signs.ts";
import { createInquiryServices } from "./services/visitor/inquiries.ts";
import { createLeadMails } from "./services/visitor/lead-mails.ts";
import { createReviewServices } from "./services/visitor/reviews.ts";
import { createSubmissions } from "./services/visitor/submissions.ts";

export type { SentFrom } from "./services/visitor/submissions.ts";

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
  const changes = startChangeFeed(parts);
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
