import type { FastifyBaseLogger } from "fastify";
import type { Appointment } from "#domain/appointment/appointment.ts";
import {
  type AppointmentAnswer,
  type AppointmentBody,
  appointmentAnswerOf,
} from "#domain/appointment/appointment-contract.ts";
import type { AppointmentForm, AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { AssessmentAnswer, AssessmentBody } from "#domain/assessment/assessment-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { InquiryAnswer, InquiryBody } from "#domain/inquiry/inquiry-contract.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Registration, RegistrationAnswer } from "#domain/person/registration.ts";
import type { AppointmentEvent } from "./appointment/appointment-mails.tsx";
import { snapshotOf } from "./appointment/appointment-snapshot.ts";
import { createAppointments } from "./appointment/appointments.ts";
import { findAppointment } from "./appointment/appointments-repository.ts";
import { personInvitation } from "./appointment/invitation.ts";
import { storeAssessment } from "./assessment/assessments.ts";
import type { Config } from "./config.ts";
import { customerExists, findOrCreateCustomer } from "./customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "./database/connection.ts";
import { answeredSoon, createReadiness } from "./health.ts";
import { type Answer, idempotently, type Submission } from "./idempotency/idempotent-call.ts";
import { type EmergencyAlert, postEmergency } from "./inquiry/emergency-webhook.ts";
import { storeInquiry } from "./inquiry/inquiries.ts";
import { type Lead, mailRenderers, queueLeadMails } from "./lead-mails.ts";
import { createLimits } from "./limits/limits.ts";
import { countDeadMails, reportDeadMails } from "./mail/dead-mails.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { startOutboxWorker } from "./mail/outbox-worker.ts";
import { asRefusal, invalidInput } from "./refusal.ts";
import { startRetention } from "./retention/retention.ts";
import { createReviews } from "./review/google-reviews.ts";
import { fillingTimeOf, stampForm } from "./spam/form-stamp.ts";
import { describeLeadMail, leadEscalation, reportedKinds } from "./undelivered-leads.ts";
import { isId, unguessableId } from "./unguessable-id.ts";

export type Services = ReturnType<typeof createServices>;

/** A submission, and the network that it came from, as `networkOf` tells it. */
export type SentFrom = Submission & { network: string };

/** What pages and API may call. The areas of the server meet here and nowhere else. */
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
  const { config, connection, profile, clock } = parts;
  const mailOptions: MailOptions = {
    profile,
    mailFrom: config.mailFrom,
    officeEmail: config.officeEmail,
    emergencyEmail: config.emergencyEmail,
    siteUrl: config.siteUrl,
  };

  const outbox = startOutboxWorker({
    connection,
    transport: parts.transport,
    renderers: mailRenderers(mailOptions),
    hooks: {
      async "emergency-webhook"(alert, id, signal) {
        const { emergencyWebhook } = config;
        if (!emergencyWebhook) throw new Error("the emergency webhook is no longer configured");
        const delivery = { ...emergencyWebhook, id, now: clock(), signal };
        await postEmergency(alert as EmergencyAlert, delivery);
      },
    },
    escalation: leadEscalation({ hasWebhook: config.emergencyWebhook !== undefined }),
    upkeep: (now) =>
      reportDeadMails(connection, { kinds: reportedKinds, describe: describeLeadMail, now }),
    messageIdDomain: new URL(profile.siteUrl).hostname,
    clock,
    log: parts.log,
  });

  const limits = createLimits({
    connection,
    isOn: config.rateLimit,
    profile,
    secret: parts.stampSecret,
    clock,
    log: parts.log,
  });

  const retention = startRetention({ connection, clock, log: parts.log });

  const appointments = createAppointments({
    database: connection.database,
    profile,
    clock,
    async announce(transaction, event, network) {
      await limitAppointments(transaction, event, network);
      await queueMails(transaction, { event: "appointment", payload: event }, network);
    },
  });

  /** Grows whenever this process has changed what can be booked. */
  let appointmentChanges = 0;

  async function limitAppointments(
    transaction: DatabaseTransaction,
    { event, appointment }: AppointmentEvent,
    network: string,
  ): Promise<void> {
    if (event === "cancelled") return limits.cancellation(transaction, network);
    if (event === "moved")
      return limits.move(transaction, { network, appointmentId: appointment.id });
    const mailbox = mailboxKey(appointment.email);
    const openAppointments = () => appointments.openAppointments(transaction, mailbox);
    return limits.appointment(transaction, { network, mailbox, openAppointments });
  }

  function queueMails(
    transaction: DatabaseTransaction,
    lead: Lead,
    network: string,
  ): Promise<void> {
    return queueLeadMails(transaction, lead, {
      now: clock(),
      mayMail: (mailbox) => limits.mayMail(transaction, { mailbox, network }),
      hasWebhook: config.emergencyWebhook !== undefined,
    });
  }

  /** What tells a person from a program: how long the form took. */
  function signsOf({ stamp }: { stamp: string }) {
    const now = clock();
    return { fillingTime: fillingTimeOf(stamp, now, parts.stampSecret), now };
  }

  /** What is booked, moved or cancelled shows on pages that are kept. */
  async function changingAppointments<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    appointmentChanges += 1;
    return result;
  }

  /** Runs a submission in one transaction, once, and then has its mails sent. */
  async function submit<Body extends object>(
    { network: _, ...submission }: SentFrom,
    work: (transaction: DatabaseTransaction) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    const answer = await idempotently(connection, { ...submission, now: clock() }, work);
    outbox.wake();
    return answer;
  }

  /** What anybody may send so often and no oftener; emergencies have a limit of their own. */
  async function submitLimited<Body extends object>(
    sent: SentFrom,
    work: (transaction: DatabaseTransaction) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    await limits.submission(sent.network);
    return submit(sent, work);
  }

  async function changeAppointment(
    network: string,
    work: (transaction: DatabaseTransaction) => Promise<Appointment>,
  ): Promise<Appointment> {
    await limits.submission(network);
    const changed = await changingAppointments(connection.transact(work));
    outbox.wake();
    return changed;
  }

  async function book(
    transaction: DatabaseTransaction,
    { website, stamp, ...form }: AppointmentBody,
    network: string,
  ): Promise<Answer<AppointmentAnswer>> {
    const { fillingTime } = signsOf({ stamp });
    const wanted = { ...form, honeypot: website, fillingTime, network };
    const appointment = await appointments.book(transaction, wanted);
    return { status: 201, body: appointmentAnswerOf(appointment) };
  }

  return {
    appointments: {
      today: appointments.today,
      bookableDays: appointments.bookableDays,
      readDay: appointments.readDay,
      slotsOn: appointments.slotsOn,
      summarize: appointments.summarize,
      find: appointments.find,

      /**
       * Another text when what can be booked may have changed: by an appointment made in this process, or
       * because it is another day.
       */
      edition: () => `${appointments.today()} ${appointmentChanges}`,

      /** A booked appointment as an iCalendar file for the visitor; undefined when there is none. */
      async calendarOf(id: string): Promise<string | undefined> {
        const row = isId(id) ? await findAppointment(connection.database, id) : undefined;
        if (row?.status !== "booked") return undefined;
        return personInvitation(snapshotOf(row), "PUBLISH", mailOptions).content;
      },

      /** Books for a registered customer: 201 with the appointment. */
      book(sent: SentFrom, body: AppointmentBody): Promise<Answer<AppointmentAnswer>> {
        const booked = submitLimited(sent, async (transaction) => {
          if (!(await customerExists(transaction, body.customerId))) {
            throw invalidInput({ customerId: "Customer is not known. Please register first." });
          }
          return book(transaction, body, sent.network);
        });
        return changingAppointments(booked);
      },

      /** Registers the visitor and books, in one step: what the page does without JavaScript. */
      registerAndBook(sent: SentFrom, form: AppointmentForm): Promise<Answer<AppointmentAnswer>> {
        const booked = submitLimited(sent, async (transaction) => {
          const { customerId } = await findOrCreateCustomer(transaction, form, clock());
          return book(transaction, { ...form, customerId, stamp: "" }, sent.network);
        });
        return changingAppointments(booked);
      },

      move(id: string, target: AppointmentTime, network: string): Promise<Appointment> {
        return changeAppointment(network, (transaction) =>
          appointments.move(transaction, id, target, network),
        );
      },

      cancel(id: string, network: string): Promise<Appointment> {
        return changeAppointment(network, (transaction) =>
          appointments.cancel(transaction, id, network),
        );
      },
    },

    customers: {
      /** 201 for a new mailbox, 200 with the same id for a known one. */
      register(sent: SentFrom, details: Registration): Promise<Answer<RegistrationAnswer>> {
        return submitLimited(sent, async (transaction) => {
          const { customerId, created } = await findOrCreateCustomer(transaction, details, clock());
          return { status: created ? 201 : 200, body: { success: true, customerId } };
        });
      },

      /** Stores a message; the office, or whoever is on call, and the visitor are mailed. */
      contact(sent: SentFrom, inquiry: InquiryBody): Promise<Answer<InquiryAnswer>> {
        const { network } = sent;
        const { emergency } = inquiry;
        return (emergency ? submit : submitLimited)(sent, async (transaction) => {
          await (emergency ? limits.emergency : limits.message)(transaction, network);
          const stored = await storeInquiry(transaction, inquiry, signsOf(inquiry));
          await queueMails(transaction, { event: "inquiry", payload: stored }, network);
          return { status: 201, body: { success: true, requestId: stored.id } };
        });
      },

      /** Stores a finished assessment; one with the visitor's details is a lead and is mailed. */
      saveAssessment(sent: SentFrom, body: AssessmentBody): Promise<Answer<AssessmentAnswer>> {
        return submitLimited(sent, async (transaction) => {
          const stored = await storeAssessment(transaction, body, signsOf(body));
          const { customerInfo } = stored;
          if (customerInfo) {
            await limits.message(transaction, sent.network);
            const payload = { ...stored, customerInfo };
            await queueMails(transaction, { event: "assessment", payload }, sent.network);
          }
          return { status: 201, body: { success: true, assessmentId: stored.id } };
        });
      },
    },

    reviews: createReviews({
      places: config.googlePlaces,
      fallback: { rating: profile.rating.value, user_ratings_total: profile.rating.reviews },
      clock,
      log: parts.log,
    }),

    outbox,

    asRefusal: (error: unknown) => asRefusal(error, profile.phone.display),

    /** Goes into a form when it is first used, and comes back with the submission. */
    newFormStamp: () => stampForm(clock(), parts.stampSecret),

    /** For forms that are sent without JavaScript and so cannot make a key themselves. */
    newSubmissionKey: unguessableId,

    /** How many mails of the last seven days were given up; null when that is not known. */
    deadMails: answeredSoon<number | null>(() => countDeadMails(connection, clock()), null),

    /** Whether visitors should be sent to this process. */
    readiness: createReadiness(
      [
        {
          isMet: () => connection.check(),
          otherwise: "The database does not answer, or takes no changes.",
        },
      ],
      parts.log,
    ),

    /** Finishes the mails that are being sent, then lets go of the database. */
    async close(): Promise<void> {
      await Promise.all([outbox.stop(), retention.stop()]);
      await connection.close();
    },
  };
}
