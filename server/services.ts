import type { FastifyBaseLogger } from "fastify";
import { usedMailboxes } from "#domain/business/own-mailboxes.ts";
import { createAvailabilityServices } from "./appointment/availability.ts";
import { createArchiveServices } from "./archive/archives.ts";
import { createAssessmentServices } from "./assessment/assessments.ts";
import { createAuditServices } from "./audit/audit.ts";
import { createBackupWatch } from "./backup/backup-watch.ts";
import { createAppointmentServices } from "./booking/booked-appointments.ts";
import { createBurstServices } from "./bursts/bursts.ts";
import { createBusinessServices } from "./business/business.ts";
import type { BusinessNow } from "./business/business-now.ts";
import { createBusyCalendarServices } from "./busy-calendar/busy-calendars.ts";
import { startReadingCalendars } from "./busy-calendar/read-due-calendars.ts";
import { createCalendarReader } from "./busy-calendar/reader/reader.ts";
import { createCalendarServices } from "./calendar/calendar.ts";
import { createClosureServices } from "./calendar/closures.ts";
import { createDeskAppointmentServices } from "./calendar/desk-appointments.ts";
import { createInspectionPlanServices } from "./calendar/inspection-plans.ts";
import { createCalendarFeedServices } from "./calendar-feed/calendar-feeds.ts";
import { createChangeFeed } from "./change-feed/change-feed.ts";
import { createScreenServices } from "./change-feed/screens.ts";
import type { Config } from "./config.ts";
import { createCustomerServices } from "./customer/customers.ts";
import type { Connection } from "./database/connection.ts";
import { createEarlierTimeServices } from "./earlier/earlier-times.ts";
import { createEstimateServices } from "./estimate/estimates.ts";
import { createOwnEstimates } from "./estimate-page/own-estimates.ts";
import { createHoldServices } from "./holds/holds.ts";
import { startImports } from "./import/import-passes.ts";
import { createImportServices } from "./import/imports.ts";
import { imapMailboxOf } from "./incoming-mail/imap-mailbox.ts";
import { createIncomingMailServices } from "./incoming-mail/incoming-mails.ts";
import { createReplyMailbox } from "./incoming-mail/reply-mailbox.ts";
import { createIncomingTextServices } from "./incoming-text/received-texts.ts";
import { createTextReportServices } from "./incoming-text/text-reports.ts";
import { createInquiryServices } from "./inquiry/inquiries.ts";
import { createLeadListServices } from "./lead-desk/desk-lists.ts";
import { createDownloadServices } from "./lead-desk/downloads.ts";
import { mailWordsOf } from "./lead-desk/lead-mail-words.ts";
import { createLeadPhotoServices } from "./lead-desk/lead-photos.ts";
import { createLeadServices } from "./lead-desk/leads.ts";
import { createLooseEndServices } from "./lead-desk/loose-ends.ts";
import { createMailServices } from "./lead-desk/mails.ts";
import { Limits } from "./limits/limits.ts";
import { withName } from "./mail/mailbox.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { createMyRoofServices } from "./my-roof/my-roof.ts";
import { addressForMail } from "./my-roof/own-link.ts";
import { createNumberServices } from "./numbers/numbers.ts";
import { startOperations } from "./operations.ts";
import { mailKinds } from "./outbox/mail-kinds.ts";
import { createMailWatch } from "./outbox/mail-watch.ts";
import { startOutbox } from "./outbox/start-outbox.ts";
import { createOutsideCalls, createUnguardedCalls } from "./outside/outside-calls.ts";
import { createSeal } from "./outside/seal.ts";
import { createPeopleServices } from "./person-desk/people.ts";
import { createRecordServices } from "./person-desk/records.ts";
import { createPhotoIntake, type DecodeTimes, type FreeBytes } from "./photo/photo-intake.ts";
import { createPhotosForPages } from "./photo/photos-for-pages.ts";
import { createPhotoServices } from "./photo/waiting-photos.ts";
import { createProgramServices } from "./program/programs.ts";
import { createMadePictures, type PictureSize } from "./project/made-pictures.ts";
import { createOwnerConsents } from "./project/owner-consents.ts";
import { createProjectServices } from "./project/projects.ts";
import { followProjects } from "./project/published-projects.ts";
import { asRefusal } from "./refusal.ts";
import { createReportServices } from "./report/reports.ts";
import { createReschedulingServices } from "./rescheduling/reschedulings.ts";
import { createSettingServices } from "./retention/settings.ts";
import { createReviewServices } from "./review/reviews.ts";
import { createRoofPhotoServices } from "./roof-photo/roof-photos.ts";
import { createSearchServices } from "./search/search.ts";
import { createSilenceServices } from "./silence/silences.ts";
import { createFormSigns } from "./spam/form-signs.ts";
import { createDutyServices } from "./staff/duty.ts";
import { createOperatorServices } from "./staff/operator.ts";
import { createPasskeyServices } from "./staff/passkeys.ts";
import { createProofServices } from "./staff/proofs.ts";
import { createSessionServices } from "./staff/sessions.ts";
import { rolesOfSessions } from "./staff/sessions-repository.ts";
import { createSignInServices } from "./staff/sign-in.ts";
import { createStaffServices } from "./staff/staff.ts";
import { createLeadMails } from "./submission/queue-lead-mails.ts";
import { createSubmissions } from "./submission/submissions.ts";
import { createTokenServices } from "./token/tokens.ts";
import { startSendingDeliveries } from "./webhook/send-deliveries.ts";
import { createWebhookLogServices } from "./webhook/webhook-log.ts";
import { createWebhookServices } from "./webhook/webhooks.ts";

export type { DecodeTimes, FreeBytes } from "./photo/photo-intake.ts";

export type Services = ReturnType<typeof createServices>;

/** Everything that pages and the API may call, assembled from what each room offers. */
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
  /** How long photos may take to be decoded; absent: as visitors wait. */
  decodeTimes?: DecodeTimes | undefined;
}) {
  const { profile } = given.business;
  const parts = { ...given, profile, storedZone: given.business.storedZone };
  const { config, business } = parts;
  const { siteUrl, emergencyWebhook } = config;
  const ofOperator = { office: config.officeEmail, emergency: config.emergencyEmail };
  const mailboxesNow = () => usedMailboxes(business.profile.facts.mailboxes, ofOperator);
  const mailOptions: MailOptions = {
    profile,
    get mailFrom() {
      return withName(config.mailFrom, profile.name);
    },
    get officeEmail() {
      return mailboxesNow().office;
    },
    operatorEmail: config.officeEmail,
    get emergencyEmail() {
      return mailboxesNow().emergency;
    },
    bounceAddress: config.incomingMail?.bounceAddress,
    replyAddress: config.replyAddress,
    siteUrl,
    emergencyWebhook,
    alertSms: config.alertSms,
    visitorTexts: config.visitorTexts,
    textReports: config.textReports,
  };
  const { photoFiles, decoder } = createPhotoIntake(config, given.freeBytes, given.decodeTimes);
  const limits = new Limits({ ...parts, isOn: config.rateLimit, secret: parts.stampSecret });
  const changes = createChangeFeed({
    ...parts,
    rolesOf: (ids) => rolesOfSessions(parts.connection.database, ids, parts.clock()),
  });
  const mailWatch = createMailWatch({ ...parts, mailOptions, changes });
  const backups = createBackupWatch(parts);
  const roofLinks = { seal: createSeal(parts.stampSecret, "links to my roof"), siteUrl };
  const outbox = startOutbox({
    ...parts,
    ...{ mailOptions, limits, mailWatch, backups, changes, photoFiles, decoder },
    roofLinkFor: (to) => addressForMail({ ...parts, ...roofLinks }, to),
  });
  const running = {
    ...parts,
    kinds: mailKinds,
    wordsOf: mailWordsOf(mailKinds),
    siteUrl,
    mailOptions,
    limits,
    outbox,
    changes,
    mailWatch,
    photoFiles,
    backups,
  };

  const archives = createArchiveServices(running);
  const formSigns = createFormSigns(parts);
  const availability = createAvailabilityServices(parts);
  business.onChange(availability.changed);
  const imports = startImports({ ...running, availability });
  const calls = config.allowsAddressesInside ? createUnguardedCalls() : createOutsideCalls();
  const busyCalendarParts = {
    ...{ ...running, availability },
    calls,
    reader: createCalendarReader(),
    seal: createSeal(parts.stampSecret, "addresses of busy calendars"),
  };
  const webhookParts = { ...running, calls, seal: createSeal(parts.stampSecret, "webhooks") };
  const webhookSender = startSendingDeliveries(webhookParts);
  const submissions = createSubmissions(running);
  const queueLeadMails = createLeadMails(running);
  const photos = createPhotoServices({ ...running, decoder });
  const incomingMails = createIncomingMailServices({ ...running, photos });
  const replyMailbox = createReplyMailbox({
    ...{ ...running, incomingMails },
    mailbox: config.repliesImapUrl ? imapMailboxOf(config.repliesImapUrl) : undefined,
  });
  const forms = { ...running, submissions, queueLeadMails, signsOf: formSigns.signsOf };
  const inquiries = createInquiryServices({
    ...forms,
    hasWebhook: emergencyWebhook !== undefined,
  });
  const leads = createLeadServices({ ...running, availability, queueLeadMails });
  const appointments = createAppointmentServices({ ...forms, availability });
  const reports = createReportServices(running);
  const estimates = createEstimateServices(running);
  const published = followProjects({ ...running, show: business.showProjects });
  const photosForPages = createPhotosForPages({ photoFiles, decoder });
  const madePictures = createMadePictures({ photoFiles, decoder });

  const myRoof = createMyRoofServices({
    ...{ ...running, ...roofLinks, reports },
    findAppointment: appointments.find,
    isOnPages: (id) => published.onPages(id) !== undefined,
    photosForPages,
  });

  return {
    /** The business as it is now. */
    profile,

    // Visitors'
    formSigns,
    availability,
    holds: createHoldServices({ ...forms, availability }),
    appointments,
    myRoof,
    ownEstimates: createOwnEstimates({ ...running, estimates, myRoof }),
    earlierTimes: createEarlierTimeServices({ ...forms, availability }),
    customers: createCustomerServices(forms),
    inquiries,
    assessments: createAssessmentServices(forms),
    photos,
    reviews: createReviewServices(parts),
    /** Finished roofs, as pages show them. */
    projects: {
      ...{ shown: published.shown, find: published.find, all: published.all },
      ...{ edition: published.edition, look: published.look },
      desk: createProjectServices({ ...running, published, decoder }),
      owners: createOwnerConsents({ ...running, published, photosForPages }),
      /** A public picture in one of its sizes; undefined: there is none, or none any more. */
      picture: async (id: string, size: PictureSize, network: string) => {
        const picture = published.picture(id);
        return picture && madePictures.made(picture, size, network);
      },
    },
    incomingTexts: createIncomingTextServices(running),
    textReports: createTextReportServices(running),
    incomingMails,

    // The desk's
    signIn: createSignInServices({
      ...{ ...running, submissions },
      // Who the first owner is, the operator says.
      mailOptions: { officeEmail: config.officeEmail },
    }),
    passkeys: createPasskeyServices({
      ...running,
      site: {
        url: siteUrl,
        get name() {
          return profile.name;
        },
      },
    }),
    proofs: createProofServices({ ...running, submissions }),
    sessions: createSessionServices(running),
    staff: createStaffServices({ ...running, availability }),
    duty: createDutyServices(running),
    operator: createOperatorServices(running),
    leadLists: createLeadListServices({ ...parts, mailOptions }),
    numbers: createNumberServices(parts),
    search: createSearchServices(parts),
    leads,
    leadPhotos: createLeadPhotoServices(running),
    roofPhotos: createRoofPhotoServices({ ...running, photos }),
    reports,
    estimates,
    looseEnds: createLooseEndServices(running),
    calendar: createCalendarServices({ ...parts, mailOptions }),
    deskAppointments: createDeskAppointmentServices({ ...running, availability }),
    reschedulings: createReschedulingServices({ ...running, availability }),
    bursts: createBurstServices({ ...running, availability }),
    closures: createClosureServices({ ...running, availability }),
    inspectionPlans: createInspectionPlanServices({ ...running, availability }),
    screens: createScreenServices(running),
    mails: createMailServices(running),
    people: createPeopleServices(running),
    records: createRecordServices({ ...running, archives, seatsFreed: availability.changed }),
    business: createBusinessServices({ ...running, lookAtProjects: published.look }),
    settings: createSettingServices(parts),
    imports: createImportServices({ ...parts, imports }),
    backups,
    archives,
    audit: createAuditServices(parts),
    calendarFeeds: createCalendarFeedServices(running),
    busyCalendars: createBusyCalendarServices(busyCalendarParts),
    silences: createSilenceServices({ ...parts, replyMailbox }),
    downloads: createDownloadServices(running),
    tokens: createTokenServices(running),
    webhooks: createWebhookServices({ ...webhookParts, sender: webhookSender }),
    webhookLogs: createWebhookLogServices({ ...running, sender: webhookSender }),

    // Programs'
    programs: createProgramServices({ ...parts, limits, availability, inquiries, leads }),

    // In the background
    outbox,
    importPasses: imports,
    replyMailbox,
    webhookSender,
    operations: startOperations({
      ...{ ...running, archives, imports, decoder, replyMailbox, webhookSender, published },
      dataDir: config.dataDir,
      calendarReadings: startReadingCalendars(busyCalendarParts),
    }),

    asRefusal: (error: unknown) => asRefusal(error, profile.phone.display),
  };
}
