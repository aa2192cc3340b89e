import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { tooMany } from "#server/refusal.ts";
import { count, forgetEnded } from "./counters-repository.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Inspections that one mailbox may have before it. */
export const mostOpenVisits = 5;

/** How much is enough for anybody who means it; docs/operating.md tells the operator. */
export const rules = {
  /** Of a network, whatever they are; emergencies are counted apart. */
  submissions: { most: 60, milliseconds: minute },
  bookings: { most: 6, milliseconds: hour },
  moves: { most: 20, milliseconds: hour },
  cancellations: { most: 20, milliseconds: hour },
  messages: { most: 20, milliseconds: hour },
  emergencies: { most: 5, milliseconds: 10 * minute },
  /** Confirmations that one network can have us send, to whomever. */
  causedMails: { most: 20, milliseconds: hour },
  /** Of a mailbox, from wherever. */
  mailboxBookings: { most: 10, milliseconds: day },
  mailsInHour: { most: 10, milliseconds: hour },
  mailsInDay: { most: 20, milliseconds: day },
  /** Of an appointment. */
  movesInHour: { most: 5, milliseconds: hour },
  movesInDay: { most: 10, milliseconds: day },
} as const;

type Rule = keyof typeof rules;

export type Limits = ReturnType<typeof createLimits>;

/**
 * What keeps one client from making us store, mail or move more than a person needs. Counted in the
 * database, so that all processes count together, and for what has come of it in the transaction of
 * the work: what was refused or repeated does not count. Pages and API share every count.
 *
 * Every function @throws Refusal 429 with the moment at which it is worth trying again.
 */
export function createLimits(options: {
  connection: Connection;
  /** False for load tests: nothing is counted or refused. */
  isOn: boolean;
  profile: Pick<BusinessProfile, "phone" | "hotline">;
  /** Networks and mailboxes are kept as digests under it. */
  secret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, isOn, clock } = options;
  const phone = options.profile.phone.display;
  const hotline = options.profile.hotline.display;
  let lastForgotten = 0;

  function counted(database: Database | DatabaseTransaction, rule: Rule, holder: string) {
    const digest = createHmac("sha256", options.secret).update(`limit ${rule} ${holder}`);
    const name = `${rule} ${digest.digest("base64url").slice(0, 22)}`;
    return count(database, { name, ...rules[rule] }, clock());
  }

  async function require(
    database: Database | DatabaseTransaction,
    rule: Rule,
    holder: string,
    sentence: string,
  ): Promise<void> {
    const opensAt = await counted(database, rule, holder);
    if (opensAt) throw tooMany(sentence, opensAt, clock());
  }

  /** Once a minute, beside a submission; a failure is no reason to refuse that. */
  async function forgetNowAndThen(): Promise<void> {
    const now = clock();
    if (Math.abs(now.getTime() - lastForgotten) < minute) return;
    lastForgotten = now.getTime();
    try {
      await forgetEnded(connection, now);
    } catch (error) {
      options.log.warn({ err: error }, "ended limits could not be deleted");
    }
  }

  return {
    /** Before the work, in a statement of its own: also what fails afterwards counts. */
    async submission(network: string): Promise<void> {
      if (!isOn) return;
      await forgetNowAndThen();
      const sentence = `Too many requests. Please wait a minute and try again, or call ${phone}.`;
      await require(connection.database, "submissions", network, sentence);
    },

    /**
     * `openVisits` gives the beginnings of the mailbox's visits, this one among them, in order. It is
     * asked after the mailbox was counted, which holds off every other booking of it until this
     * transaction ends; so five at most are open, however many are booked at the same moment.
     */
    async booking(
      transaction: DatabaseTransaction,
      by: { network: string; mailbox: string; openVisits: () => Promise<Date[]> },
    ): Promise<void> {
      if (!isOn) return;
      await require(transaction, "bookings", by.network, `You have booked several inspections within an hour. To book more now, please call ${phone}.`);
      await require(transaction, "mailboxBookings", by.mailbox, `You have booked many inspections today. To book more, please call ${phone}.`);
      const open = await by.openVisits();
      const [first] = open;
      if (!first || open.length <= mostOpenVisits) return;
      const sentence = `You already have five open inspections. To book more, please call ${phone}.`;
      throw tooMany(sentence, first, clock());
    },

    async move(
      transaction: DatabaseTransaction,
      by: { network: string; appointmentId: string },
    ): Promise<void> {
      if (!isOn) return;
      const sentence = `This inspection has been moved several times. To change it again now, please call ${phone}.`;
      await require(transaction, "movesInHour", by.appointmentId, sentence);
      await require(transaction, "movesInDay", by.appointmentId, sentence);
      await require(transaction, "moves", by.network, `You have moved many inspections within an hour. To change another one now, please call ${phone}.`);
    },

    async cancellation(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (!isOn) return;
      const sentence = `You have canceled many inspections within an hour. To cancel another one now, please call ${phone}.`;
      await require(transaction, "cancellations", network, sentence);
    },

    async message(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (!isOn) return;
      const sentence = `We have several messages from you and will answer them. If it can't wait, please call ${phone}.`;
      await require(transaction, "messages", network, sentence);
    },

    async emergency(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (!isOn) return;
      const sentence = `We have your emergency requests. To reach us right now, please call our 24/7 line: ${hotline}.`;
      await require(transaction, "emergencies", network, sentence);
    },

    /** Whether the mailbox may be sent one more confirmation. Never refuses what is confirmed. */
    async mayMail(
      transaction: DatabaseTransaction,
      to: { mailbox: string; network: string },
    ): Promise<boolean> {
      if (!isOn) return true;
      return (
        (await counted(transaction, "mailsInHour", to.mailbox)) === null &&
        (await counted(transaction, "mailsInDay", to.mailbox)) === null &&
        (await counted(transaction, "causedMails", to.network)) === null
      );
    },
  };
}
