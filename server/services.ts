import type { FastifyBaseLogger } from "fastify";
import type { BusinessNow } from "./business/business-now.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./database/connection.ts";
import { createLimits } from "./limits/limits.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { asRefusal } from "./refusal.ts";
import { startChangeFeed } from "./services/background/change-feed.ts";
import { createMailWatch } from "./services/background/mail-watch.ts";
import { startOperations } from "./services/background/operations.ts";
import { startOutbox } from "./services/background/outbox.ts";
import { createPhotoIntake, type FreeBytes } from "./services/background/photo-intake.ts";
import { createAuditServices } from "./services/desk/audit.ts";
import { createBurstServices } from "./services/desk/bursts.ts";
import { createBusinessServices } from "./services/desk/business.ts";
import { createCalendarServices } from "./services/desk/calendar.ts";
import { createCalendarFeedServices } from "./services/desk/calendar-feeds.ts";
import { createClosureServices } from "./services/desk/closures.ts";
import { createDeskAppointmentServices } from "./services/desk/desk-appointments.ts";
import { createDownloadServices } from "./services/desk/downloads.ts";
import { createDutyServices } from "./services/desk/duty.ts";
import { createInspectionPlanServices } from "./services/desk/inspection-plans.ts";
import { createLeadAppointments } from "./services/desk/lead-appointments.ts";
import { createLeadListServices } from "./services/desk/lead-lists.ts";
import { createLeadPhotoServices } from "./services/desk/lead-photos.ts";
import { createLeadServices } from "./services/desk/leads.ts";
import { createMailServices } from "./services/desk/mails.ts";
import { createNumberServices } from "./services/desk/numbers.ts";
import { createOperatorServices } from "./services/desk/operator.ts";
import { createPasskeyServices } from "./services/desk/passkeys.ts";
import { createPeopleServices } from "./services/desk/people.ts";
import { createRecordServices } from "./services/desk/records.ts";
import { createReschedulingServices } from "./services/desk/reschedulings.ts";
import { createScreenServices } from "./services/desk/screens.ts";
import { createSearchServices } from "./services/desk/search.ts";
import { createSessionServices } from "./services/desk/sessions.ts";
import { createSettingServices } from "./services/desk/settings.ts";
import { createSignInServices } from "./services/desk/sign-in.ts";
import { createStaffServices } from "./services/desk/staff.ts";
import { createAppointmentServices } from "./services/visitor/appointments.ts";
import { createAssessmentServices } from "./services/visitor/assessments.ts";
import { createAvailabilityServices } from "./services/visitor/availability.ts";
import { createCustomerServices } from "./services/visitor/customers.ts";
import { createEarlierTimeServices } from "./services/visitor/earlier-times.ts";
import { createFormSigns } from "./services/visitor/form-signs.ts";
import { createHoldServices } from "./services/visitor/holds.ts";
import { createIncomingTextServices } from "./services/visitor/incoming-texts.ts";
import { createInquiryServices } from "./services/visitor/inquiries.ts";
import { createLeadMails } from "./services/visitor/lead-mails.ts";
import { createPhotoServices } from "./services/visitor/photos.ts";
import { createReviewServices } from "./services/visitor/reviews.ts";
import { createSubmissions } from "./services/visitor/submissions.ts";

export type { FreeBytes } from "./services/background/photo-intake.ts";
export type { SentFrom } from "./services/visitor/submissions.ts";

export type Services = ReturnType<typeof createServices>;

/** Everything that pages and the API may call, assembled from `services/`. */
export function createServices(given: {
  config: Config;
  connection: Connection;
  transport: MailTransport;
  business: BusinessNow;
  /** Key that signs form stamps; limits also use it for digests of networks and mailboxes. */
  stampSecret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Tells how much room the disk has for photos; absent: the disk itself. */
  freeBytes?: FreeBytes | undefined;
}) {
  const { profile } = given.business;
  const parts = { ...given, profile };
  const { config, business } = parts;
  const { siteUrl, emergencyWebhook } = config;
  const mailOptions: MailOptions = {
    profile,
    mailFrom: config.mailFrom,
    officeEmail: config.officeEmail,
    emergencyEmail: config.emergencyEmail,
    siteUrl,
    emergencyWebhook,
    alertSms: config.alertSms,
    visitorTexts: config.visitorTexts,
  };
  const { photoFiles, decoder } = createPhotoIntake(config, given.freeBytes);
  const limits = createLimits({ ...parts, isOn: config.rateLimit, secret: parts.stampSecret });
  const changes = startChangeFeed(parts);
  const mailWatch = createMailWatch({ ...parts, mailOptions, changes });
  const outbox = startOutbox({ ...parts, mailOptions, limits, mailWatch, changes, photoFiles });
  const running = {
    ...parts,
    siteUrl,
    mailOptions,
    limits,
    outbox,
    changes,
    mailWatch,
    photoFiles,
  };

  const formSigns = createFormSigns(parts);
  const availability = createAvailabilityServices(parts);
  business.onChange(availability.changed);
  const submissions = createSubmissions(running);
  const queueLeadMails = createLeadMails(running);
  const forms = { ...running, submissions, queueLeadMails, signsOf: formSigns.signsOf };
  const bookForLead = createLeadAppointments({ ...running, availability, queueLeadMails });

  return {
    /** The business as it is now. */
    profile,

    // Visitors'
    formSigns,
    availability,
    holds: createHoldServices({ ...forms, availability }),
    appointments: createAppointmentServices({ ...forms, availability }),
    earlierTimes: createEarlierTimeServices({ ...forms, availability }),
    customers: createCustomerServices(forms),
    inquiries: createInquiryServices({ ...forms, hasWebhook: emergencyWebhook !== undefined }),
    assessments: createAssessmentServices(forms),
    photos: createPhotoServices({ ...running, decoder }),
    reviews: createReviewServices(parts),
    incomingTexts: createIncomingTextServices(running),

    // The desk's
    signIn: createSignInServices({ ...running, submissions }),
    passkeys: createPasskeyServices({ ...running, site: { name: profile.name, url: siteUrl } }),
    sessions: createSessionServices(running),
    staff: createStaffServices({ ...running, availability }),
    duty: createDutyServices(running),
    operator: createOperatorServices(running),
    leadLists: createLeadListServices(parts),
    numbers: createNumberServices(parts),
    search: createSearchServices(parts),
    leads: createLeadServices({ ...running, bookForLead, seatsFreed: availability.changed }),
    leadPhotos: createLeadPhotoServices(running),
    calendar: createCalendarServices(parts),
    deskAppointments: createDeskAppointmentServices({ ...running, availability }),
    reschedulings: createReschedulingServices({ ...running, availability }),
    bursts: createBurstServices({ ...running, availability }),
    closures: createClosureServices({ ...running, availability }),
    inspectionPlans: createInspectionPlanServices({ ...running, availability }),
    screens: createScreenServices(running),
    mails: createMailServices(running),
    people: createPeopleServices(running),
    records: createRecordServices({ ...running, seatsFreed: availability.changed }),
    business: createBusinessServices(running),
    settings: createSettingServices(parts),
    audit: createAuditServices(parts),
    calendarFeeds: createCalendarFeedServices(running),
    downloads: createDownloadServices(running),

    // In the background
    outbox,
    operations: startOperations({ ...running, decoder, dataDir: config.dataDir }),

    asRefusal: (error: unknown) => asRefusal(error, profile.phone.display),
  };
}
