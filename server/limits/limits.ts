import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { tooMany } from "#server/refusal.ts";
import { count, forgetEnded, type Window } from "./counters-repository.ts";
import { limitSentences } from "./limit-sentences.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many appointments that are still to come one mailbox may have. */
export const mostOpenAppointments = 5;

/** How much is enough for anybody who means it; docs/operating.md tells the operator. */
export const rules = {
  /** Of a network, whatever they are; emergencies are counted apart. */
  submissions: { most: 60, milliseconds: minute },
  appointments: { most: 6, milliseconds: hour },
  moves: { most: 20, milliseconds: hour },
  cancellations: { most: 20, milliseconds: hour },
  /** Inquiries but emergencies, and follow-ups of assessments. */
  messages: { most: 20, milliseconds: hour },
  emergencies: { most: 5, milliseconds: 10 * minute },
  /** Confirmations that one network can have us send, to whomever. */
  causedMails: { most: 20, milliseconds: hour },
  /** Of a mailbox, from wherever. */
  mailboxAppointments: { most: 10, milliseconds: day },
  mailsInHour: { most: 10, milliseconds: hour },
  mailsInDay: { most: 20, milliseconds: day },
  /** Of an appointment. */
  movesInHour: { most: 5, milliseconds: hour },
  movesInDay: { most: 10, milliseconds: day },
  /** Mails that let staff in, asked for by a network: an office signs in from one. */
  signIns: { most: 20, milliseconds: hour },
  /** Of a mailbox, be it staff's or a stranger's: each brings a code that can be guessed at five times. */
  signInsInHour: { most: 10, milliseconds: hour },
  signInsInDay: { most: 20, milliseconds: day },
  /** Codes, links, passkeys and invitations that a network tries. */
  signInTries: { most: 60, milliseconds: hour },
} satisfies Record<string, Omit<Window, "name">>;

type Rule = keyof typeof rules;
/** What is withheld when it is full, and not refused. */
type MailRule = "causedMails" | "mailsInHour" | "mailsInDay";
/** A rule, and whom it counts for. */
type Use<Used extends Rule> = readonly [rule: Used, holder: string];

export type Limits = ReturnType<typeof createLimits>;

/**
 * What keeps one client from making us store, mail or move more than a person needs. Counted in the
 * database, so that all processes count together, and for what has come of it in the transaction of
 * the work: what was refused or repeated does not count. Pages and API share every count.
 *
 * Every function but `mayMail`, which answers, @throws Refusal 429 with the moment at which it is worth trying again.
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
  const sentences = limitSentences(options.profile);
  let lastForgotten = 0;

  /** Counts one under each of the rules; those that are full come back with when they open. */
  async function fullAmong<Used extends Rule>(
    database: Database | DatabaseTransaction,
    uses: readonly Use<Used>[],
  ): Promise<{ rule: Used; opensAt: Date }[]> {
    const windows = uses.map(([rule, holder]) => {
      const { most, milliseconds } = rules[rule];
      return { name: nameOf(rule, holder), most, milliseconds };
    });
    const openings = await count(database, windows, clock());
    return uses.flatMap(([rule], index) => {
      const opensAt = openings[index];
      return opensAt ? [{ rule, opensAt }] : [];
    });
  }

  /** The same, where a full one refuses. The first that is full says why. */
  async function use(
    database: Database | DatabaseTransaction,
    ...uses: Use<Exclude<Rule, MailRule>>[]
  ): Promise<void> {
    const [full] = await fullAmong(database, uses);
    if (full) throw tooMany(sentences[full.rule], full.opensAt, clock());
  }

  function nameOf(rule: Rule, holder: string): string {
    const digest = createHmac("sha256", options.secret).update(`limit ${rule} ${holder}`);
    return `${rule} ${digest.digest("base64url").slice(0, 22)}`;
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
      await use(connection.database, ["submissions", network]);
    },

    /**
     * `openAppointments` gives the beginnings of the mailbox's appointments, this one among them, in order. It is
     * asked after the mailbox was counted, which holds off every other appointment of it until this
     * transaction ends; so five at most are open, however many are booked at the same moment.
     */
    async appointment(
      transaction: DatabaseTransaction,
      by: { network: string; mailbox: string; openAppointments: () => Promise<Date[]> },
    ): Promise<void> {
      if (!isOn) return;
      await use(transaction, ["appointments", by.network], ["mailboxAppointments", by.mailbox]);
      const open = await by.openAppointments();
      const [first] = open;
      if (!first || open.length <= mostOpenAppointments) return;
      throw tooMany(sentences.openAppointments, first, clock());
    },

    async move(
      transaction: DatabaseTransaction,
      by: { network: string; appointmentId: string },
    ): Promise<void> {
      if (!isOn) return;
      const { network, appointmentId } = by;
      await use(
        transaction,
        ["movesInHour", appointmentId],
        ["movesInDay", appointmentId],
        ["moves", network],
      );
    },

    async cancellation(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (isOn) await use(transaction, ["cancellations", network]);
    },

    /** An inquiry, or an assessment that somebody adds their details to. */
    async inquiry(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (isOn) await use(transaction, ["messages", network]);
    },

    async emergency(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (isOn) await use(transaction, ["emergencies", network]);
    },

    /** Whoever has the mailbox: a stranger's is counted and refused like one of staff. */
    async signIn(
      transaction: DatabaseTransaction,
      by: { network: string; mailbox: string },
    ): Promise<void> {
      if (!isOn) return;
      await use(
        transaction,
        ["signIns", by.network],
        ["signInsInHour", by.mailbox],
        ["signInsInDay", by.mailbox],
      );
    },

    /** Before a code or the like is looked at, in a statement of its own: also the wrong ones count. */
    async signInTry(network: string): Promise<void> {
      if (isOn) await use(connection.database, ["signInTries", network]);
    },

    /** Whether the mailbox may be sent one more confirmation. Never refuses what is confirmed. */
    async mayMail(
      transaction: DatabaseTransaction,
      to: { mailbox: string; network: string },
    ): Promise<boolean> {
      if (!isOn) return true;
      // First the network: one that had its share must not use up that of somebody else's mailbox.
      const uses: Use<MailRule>[][] = [
        [["causedMails", to.network]],
        [
          ["mailsInHour", to.mailbox],
          ["mailsInDay", to.mailbox],
        ],
      ];
      for (const group of uses) {
        if ((await fullAmong(transaction, group)).length > 0) return false;
      }
      return true;
    },
  };
}
