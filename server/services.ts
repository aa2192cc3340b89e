import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { AssessmentRequest } from "#domain/assessment/assessment-contract.ts";
import type { Appointment } from "#domain/booking/appointment.ts";
import type { BookingForm, VisitTime } from "#domain/booking/booking-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Registration } from "#domain/customer/registration.ts";
import type { ContactRequest } from "#domain/request/contact-request.ts";
import { storeAssessment } from "./assessment/assessments.ts";
import { createInspections } from "./booking/inspections.ts";
import type { Config } from "./config.ts";
import { customerExists, findOrCreateCustomer } from "./customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "./database/connection.ts";
import { type Answer, idempotently, type Submission } from "./idempotency/idempotent-call.ts";
import { type Lead, mailRenderers, queueLeadMails } from "./lead-mails.ts";
import type { MailOptions, MailTransport } from "./mail/message.ts";
import { startOutboxWorker } from "./mail/outbox-worker.ts";
import { asRefusal, invalidInput } from "./refusal.ts";
import { postEmergency } from "./request/emergency-webhook.ts";
import { fillingTimeOf, stampForm } from "./request/form-stamp.ts";
import { type StoredRequest, storeRequest } from "./request/requests.ts";
import { createReviews } from "./review/google-reviews.ts";
import { unguessableId } from "./unguessable-id.ts";

export type Services = ReturnType<typeof createServices>;

/** What pages and API may call. The areas of the server meet here and nowhere else. */
export function createServices(parts: {
  config: Config;
  connection: Connection;
  transport: MailTransport;
  profile: BusinessProfile;
  /** Signs the moment at which a form was first used. */
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
      async "emergency-webhook"(request, id) {
        const { emergencyWebhook } = config;
        if (!emergencyWebhook) throw new Error("the emergency webhook is no longer configured");
        await postEmergency(request as StoredRequest, { ...emergencyWebhook, id, now: clock() });
      },
    },
    messageIdDomain: new URL(profile.siteUrl).hostname,
    clock,
    log: parts.log,
  });

  const inspections = createInspections({
    database: connection.database,
    profile,
    clock,
    announce: (transaction, news) => queueMails(transaction, { event: "booking", payload: news }),
  });

  /** Grows whenever this process has changed what can be booked. */
  let bookingChanges = 0;

  function queueMails(transaction: DatabaseTransaction, lead: Lead): Promise<void> {
    return queueLeadMails(transaction, lead, {
      now: clock(),
      isLimited: config.rateLimit,
      hasWebhook: config.emergencyWebhook !== undefined,
    });
  }

  /** What tells a person from a program: how long the form took. */
  function signsOf({ stamp }: { stamp: string }) {
    const now = clock();
    return { fillingTime: fillingTimeOf(stamp, now, parts.stampSecret), now };
  }

  /** What is booked, moved or cancelled shows on pages that are kept. */
  async function changingBookings<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    bookingChanges += 1;
    return result;
  }

  /** Runs a submission in one transaction, once, and then has its mails sent. */
  async function submit(
    submission: Submission,
    work: (transaction: DatabaseTransaction) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await idempotently(connection, { ...submission, now: clock() }, work);
    outbox.wake();
    return answer;
  }

  return {
    inspections: {
      today: inspections.today,
      bookableDays: inspections.bookableDays,
      slotsOn: inspections.slotsOn,
      summarize: inspections.summarize,
      find: inspections.find,

      /**
       * Another text when what can be booked may have changed: by a booking in this process, or
       * because it is another day.
       */
      edition: () => `${inspections.today()} ${bookingChanges}`,

      /** Books for a registered customer: 201 with the appointment. */
      book(submission: Submission, form: BookingForm & { customerId: string }): Promise<Answer> {
        const booking = submit(submission, async (transaction) => {
          if (!(await customerExists(transaction, form.customerId))) {
            throw invalidInput({ customerId: "Customer is not known. Please register first." });
          }
          return created(await inspections.book(transaction, form));
        });
        return changingBookings(booking);
      },

      /** Registers the visitor and books, in one step: what the page does without JavaScript. */
      bookForVisitor(submission: Submission, form: BookingForm): Promise<Answer> {
        const booking = submit(submission, async (transaction) => {
          const { customerId } = await findOrCreateCustomer(transaction, form, clock());
          return created(await inspections.book(transaction, { ...form, customerId }));
        });
        return changingBookings(booking);
      },

      async move(id: string, target: VisitTime): Promise<Appointment> {
        const moved = await changingBookings(
          connection.transact((transaction) => inspections.move(transaction, id, target)),
        );
        outbox.wake();
        return moved;
      },

      async cancel(id: string): Promise<Appointment> {
        const cancelled = await changingBookings(
          connection.transact((transaction) => inspections.cancel(transaction, id)),
        );
        outbox.wake();
        return cancelled;
      },
    },

    customers: {
      /** 201 for a new mailbox, 200 with the same id for a known one. */
      register(submission: Submission, details: Registration): Promise<Answer> {
        return submit(submission, async (transaction) => {
          const { customerId, created } = await findOrCreateCustomer(transaction, details, clock());
          return { status: created ? 201 : 200, body: { success: true, customerId } };
        });
      },

      /** Stores a message; the office, or whoever is on call, and the visitor are mailed. */
      contact(submission: Submission, request: ContactRequest): Promise<Answer> {
        return submit(submission, async (transaction) => {
          const stored = await storeRequest(transaction, request, signsOf(request));
          await queueMails(transaction, { event: "request", payload: stored });
          return { status: 201, body: { success: true, requestId: stored.id } };
        });
      },

      /** Stores a finished quiz; one with the visitor's details is a lead and is mailed. */
      saveAssessment(submission: Submission, request: AssessmentRequest): Promise<Answer> {
        return submit(submission, async (transaction) => {
          const stored = await storeAssessment(transaction, request, signsOf(request));
          const { customerInfo } = stored;
          if (customerInfo) {
            const payload = { ...stored, customerInfo };
            await queueMails(transaction, { event: "assessment", payload });
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

    asRefusal,

    /** Goes into a form when it is first used, and comes back with the submission. */
    newFormStamp: () => stampForm(clock(), parts.stampSecret),

    /** For forms that are sent without JavaScript and so cannot make a key themselves. */
    newSubmissionKey: unguessableId,

    /** Whether the database answers. */
    async isReady(): Promise<boolean> {
      try {
        await sql`select 1`.execute(connection.database);
        return true;
      } catch {
        return false;
      }
    },

    /** Finishes the mails that are being sent, then lets go of the database. */
    async close(): Promise<void> {
      await outbox.stop();
      await connection.close();
    },
  };
}

function created(appointment: Appointment): Answer {
  return { status: 201, body: { success: true, appointment } };
}
