import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { emergencyWindow, mostAlertedAtOnce } from "#domain/lead/emergency-burst.ts";
import type { TextKind } from "#domain/text/text-kind.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { blocksOf, mostBlocks } from "#server/plugins/client-network.ts";
import { tooMany } from "#server/refusal.ts";
import { count, forgetEnded, type Window } from "./counters-repository.ts";
import { limitSentences } from "./limit-sentences.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many upcoming appointments one mailbox may have. */
export const mostOpenAppointments = 5;

/**
 * What one address of a carrier may have behind it within an hour of a storm: 300 people behind eight of them are 38 each,
 * and half as many more by chance (docs/decisions/limits-and-bursts.md).
 */
const crowd = 60;

/** Enough for anybody with honest intentions; documented in docs/operating.md. */
export const rules = {
  /** Per network, submissions of any kind; emergencies have their own limit as well. */
  submissions: { ofNetwork: true, most: 60, milliseconds: minute },
  appointments: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Of these, the ones that nobody has to confirm. */
  firmAppointments: { ofNetwork: true, most: 6, milliseconds: hour },
  holds: { ofNetwork: true, most: 20, milliseconds: hour },
  /** Per network and seat: whoever let a seat go cannot keep it from others by holding it again. */
  sameSeat: { ofNetwork: true, most: 1, milliseconds: hour },
  moves: { ofNetwork: true, most: crowd, milliseconds: hour },
  cancellations: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Inquiries other than emergencies, and follow-ups of assessments. */
  messages: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Of a crowd: three times what a storm brings in ten minutes, so that nobody is refused because others need help too. */
  emergencies: { ofNetwork: true, most: crowd / 3, milliseconds: emergencyWindow },
  /** Of these, the ones that each are an alert of their own. */
  emergenciesAtOnce: { ofNetwork: true, most: mostAlertedAtOnce, milliseconds: emergencyWindow },
  /** Those of one mailbox from there: nobody can use up another person's. */
  sameEmergencies: { ofNetwork: true, most: 5, milliseconds: emergencyWindow },
  /** Photos that one network sends, two for each of a crowd. */
  photos: { ofNetwork: true, most: 2 * crowd, milliseconds: hour },
  /** Photos of all networks: more than four `/48`s may send, so that a few cannot switch photos off for everybody. */
  allPhotos: { most: 4_000, milliseconds: hour },
  /** Mails that one network can make us send, whoever receives them: confirmations, and word that a booking has lapsed. */
  causedMails: { ofNetwork: true, most: crowd, milliseconds: hour },
  /** Per mailbox, from any network. */
  mailboxAppointments: { most: 10, milliseconds: day },
  mailsInHour: { most: 10, milliseconds: hour },
  mailsInDay: { most: 20, milliseconds: day },
  /** Texts from one number that wait for an answer. */
  incomingTexts: { most: 60, milliseconds: hour },
  /** Our automatic answers to one number: to HELP, and to each other word. */
  helpTexts: { most: 3, milliseconds: hour },
  wordTexts: { most: 10, milliseconds: hour },
  /** Per appointment. */
  movesInHour: { most: 5, milliseconds: hour },
  movesInDay: { most: 10, milliseconds: day },
  /** Sign-in mails requested by one network: a whole office shares one. */
  signIns: { ofNetwork: true, most: 20, milliseconds: hour },
  /** Sign-in mails per mailbox, staff or not: each contains a code that allows five guesses. */
  signInsInHour: { most: 10, milliseconds: hour },
  signInsInDay: { most: 20, milliseconds: day },
  /** The same per browser in which the person has signed in before: nobody else can use it up. */
  knownSignInsInHour: { most: 10, milliseconds: hour },
  knownSignInsInDay: { most: 20, milliseconds: day },
  /** Codes, links, passkeys and invitations tried by one network. */
  signInTries: { ofNetwork: true, most: 60, milliseconds: hour },
  /** Lists that one staff member downloads. */
  downloads: { most: 30, milliseconds: hour },
} satisfies Record<string, Omit<Window, "name"> & OfNetwork>;

/** Whether a rule counts networks, and so the blocks around them too, each with its multiple of `most`. */
type OfNetwork = { ofNetwork?: true };

type Rule = keyof typeof rules;
/** Limits that withhold a mail, or leave out a text, instead of refusing. */
type MailRule = "mailsInHour" | "mailsInDay" | "incomingTexts" | "helpTexts" | "wordTexts";
/** Limits without a sentence: nobody is told of them. */
type SilentRule =
  | MailRule
  | "causedMails"
  | "holds"
  | "sameSeat"
  | "firmAppointments"
  | "emergenciesAtOnce";
/** A rule, the holder it counts for (of a rule of networks a network), and what else is counted apart. */
type Use<Used extends Rule> = readonly [rule: Used, holder: string, apart?: string];

/** A block of addresses around a network, as a rule counts it, and how many times as many as one network it may. */
export type CountedBlock = { digest: string; times: number };

export type Limits = ReturnType<typeof createLimits>;

/**
 * Keeps one client from making us store, send or move more than a person needs. Counts are in the database, shared by
 * all processes, pages and API; work is counted in its own transaction, so that refusals and repeats do not count.
 * Every function but `hold`, `emergencyBurst` and those that begin with `may`, which answer, @throws Refusal 429 with the time at which to try
 * again.
 */
export function createLimits(options: {
  connection: Connection;
  /** False for load tests: nothing is counted or refused. */
  isOn: boolean;
  profile: Pick<BusinessProfile, "phone" | "hotline">;
  /** Key for the digests under which networks and mailboxes are stored. */
  secret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, isOn, profile, clock } = options;
  let lastForgotten = 0;

  /**
   * Counts one use under each rule; returns the full ones with the time they open again. A larger block counts only what
   * the smaller ones had room for: otherwise a single phone, refused again and again, would use up its carrier's block.
   */
  async function fullAmong<Used extends Rule>(
    database: Database | DatabaseTransaction,
    uses: readonly Use<Used>[],
  ): Promise<{ rule: Used; opensAt: Date }[]> {
    for (let size = 0; size < mostBlocks; size += 1) {
      const windows = uses.flatMap((use) => {
        const window = windowOf(use, size);
        return window ? [{ rule: use[0], window }] : [];
      });
      if (windows.length === 0) break;
      const openings = await count(
        database,
        windows.map(({ window }) => window),
        clock(),
      );
      const full = windows.flatMap(({ rule }, index) => {
        const opensAt = openings[index];
        return opensAt ? [{ rule, opensAt }] : [];
      });
      if (full.length > 0) return full;
    }
    return [];
  }

  /** What counts a use: for the holder itself, or for a larger block around a network; undefined if there is none. */
  function windowOf([rule, holder, apart = ""]: Use<Rule>, size: number): Window | undefined {
    const { most, milliseconds, ofNetwork }: Omit<Window, "name"> & OfNetwork = rules[rule];
    const blocks = ofNetwork ? blocksOf(holder) : [{ name: holder, times: 1 }];
    const block = blocks[size];
    if (!block) return undefined;
    return { name: nameOf(rule, block.name + apart), most: most * block.times, milliseconds };
  }

  /** Counts one use under each rule and refuses for the first that is full. */
  async function use(
    database: Database | DatabaseTransaction,
    ...uses: Use<Exclude<Rule, SilentRule>>[]
  ): Promise<void> {
    const [full] = await fullAmong(database, uses);
    if (full) throw tooMany(limitSentences(profile)[full.rule], full.rule, full.opensAt, clock());
  }

  function nameOf(rule: Rule, holder: string): string {
    const digest = createHmac("sha256", options.secret).update(`limit ${rule} ${holder}`);
    return `${rule} ${digest.digest("base64url").slice(0, 22)}`;
  }

  /** The blocks around a network, the smallest first. */
  function countedBlocks(rule: Rule, network: string): CountedBlock[] {
    return blocksOf(network).map(({ name, times }) => ({ digest: nameOf(rule, name), times }));
  }

  /** Counts a mail that a network has caused, in a larger block only if the smaller ones had room for it. */
  async function hasCausedTooMany(
    transaction: DatabaseTransaction,
    blocks: readonly CountedBlock[],
  ): Promise<boolean> {
    const { most, milliseconds } = rules.causedMails;
    for (const { digest, times } of blocks) {
      const window = { name: digest, most: most * times, milliseconds };
      const [opensAt] = await count(transaction, [window], clock());
      if (opensAt) return true;
    }
    return false;
  }

  /** Runs at most once a minute, during a submission; its failure does not refuse the submission. */
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
    /** False for load tests: nothing is counted, refused or held back. */
    isOn,

    /** Runs before the work in its own statement, so that failed submissions count too. */
    async submission(network: string): Promise<void> {
      if (!isOn) return;
      await forgetNowAndThen();
      await use(connection.database, ["submissions", network]);
    },

    /**
     * `openAppointments` returns the start times of the mailbox's appointments in order, including this one. It is
     * called after the mailbox was counted, which blocks other appointments of that mailbox until this transaction
     * ends, so no more than five are open even with simultaneous bookings.
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
      throw tooMany(limitSentences(profile).openAppointments, "openAppointments", first, clock());
    },

    /**
     * Counts a booking that nobody would have to confirm. False: its network has made as many as one household does, so
     * that only its mailbox or its phone tells it from invented ones.
     */
    async mayBookFirmly(transaction: DatabaseTransaction, network: string): Promise<boolean> {
      if (!isOn) return true;
      return (await fullAmong(transaction, [["firmAppointments", network]])).length === 0;
    },

    /**
     * Counts a hold. The digests of the network's blocks, by which its holds are counted, the smallest first; null when
     * nothing is counted; `full` over the limit.
     */
    async hold(network: string): Promise<CountedBlock[] | null | "full"> {
      if (!isOn) return null;
      await forgetNowAndThen();
      const full = await fullAmong(connection.database, [["holds", network]]);
      if (full.length > 0) return "full";
      return countedBlocks("holds", network);
    },

    /** Whether a network may hold a seat, which it may once an hour. */
    async mayHoldSeat(
      transaction: DatabaseTransaction,
      { network, seat }: { network: string; seat: string },
    ): Promise<boolean> {
      if (!isOn) return true;
      return (await fullAmong(transaction, [["sameSeat", network, ` ${seat}`]])).length === 0;
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

    /** For an inquiry, or an assessment with contact details added. */
    async inquiry(transaction: DatabaseTransaction, network: string): Promise<void> {
      if (isOn) await use(transaction, ["messages", network]);
    },

    async emergency(
      transaction: DatabaseTransaction,
      { network, mailbox }: { network: string; mailbox: string },
    ): Promise<void> {
      if (!isOn) return;
      await use(transaction, ["emergencies", network], ["sameEmergencies", network, ` ${mailbox}`]);
    },

    /**
     * Counts an emergency that would be an alert of its own. Null: it is. Otherwise it is part of a burst, which has this
     * moment in common: when the window of its network ends.
     */
    async emergencyBurst(transaction: DatabaseTransaction, network: string): Promise<Date | null> {
      if (!isOn) return null;
      const [full] = await fullAmong(transaction, [["emergenciesAtOnce", network]]);
      return full?.opensAt ?? null;
    },

    /** Runs before a photo is read, in its own statement, so that unreadable ones count too. */
    async photo(network: string): Promise<void> {
      if (!isOn) return;
      await use(connection.database, ["photos", network]);
      // Only then: what is refused to one network must not use up what all share.
      await use(connection.database, ["allPhotos", ""]);
    },

    /**
     * Counts mailboxes of strangers just like those of staff, so that refusals reveal nothing. A browser that is known
     * for the person counts in place of the mailbox, which anybody can use up.
     */
    async signIn(
      transaction: DatabaseTransaction,
      by: { network: string; mailbox: string; knownBrowser: string | undefined },
    ): Promise<void> {
      if (!isOn) return;
      const { network, mailbox, knownBrowser } = by;
      const holder = knownBrowser ?? mailbox;
      const [inHour, inDay] = knownBrowser
        ? (["knownSignInsInHour", "knownSignInsInDay"] as const)
        : (["signInsInHour", "signInsInDay"] as const);
      await use(transaction, ["signIns", network], [inHour, holder], [inDay, holder]);
    },

    /** Runs before the code is checked, in its own statement, so that wrong codes count too. */
    async signInTry(network: string): Promise<void> {
      if (isOn) await use(connection.database, ["signInTries", network]);
    },

    /** Whether another text from a number is passed on to the office. */
    async mayTextUs(transaction: DatabaseTransaction, number: string): Promise<boolean> {
      return !isOn || (await fullAmong(transaction, [["incomingTexts", number]])).length === 0;
    },

    /** Whether a text of this kind, which answers one from the number, may be sent. */
    async mayAnswerText(
      transaction: DatabaseTransaction,
      number: string,
      kind: TextKind,
    ): Promise<boolean> {
      if (!isOn) return true;
      const use: Use<MailRule> =
        kind === "help" ? ["helpTexts", number] : ["wordTexts", `${kind} ${number}`];
      return (await fullAmong(transaction, [use])).length === 0;
    },

    /** Counts a download of a list. @throws Refusal 429 */
    async download(staffId: string): Promise<void> {
      if (isOn) await use(connection.database, ["downloads", staffId]);
    },

    /** The key by which mails are counted that a network causes later, when the network is no longer known. */
    causing: (network: string): CountedBlock[] => countedBlocks("causedMails", network),

    /** Whether the mailbox may get another mail that somebody there has caused. Never refuses the submission itself. */
    async mayMail(
      transaction: DatabaseTransaction,
      { mailbox, causedBy }: { mailbox: string; causedBy: readonly CountedBlock[] },
    ): Promise<boolean> {
      if (!isOn) return true;
      // Network first: one that has used up its share must not use up another person's mailbox limit.
      if (await hasCausedTooMany(transaction, causedBy)) return false;
      const ofMailbox: Use<MailRule>[] = [
        ["mailsInHour", mailbox],
        ["mailsInDay", mailbox],
      ];
      return (await fullAmong(transaction, ofMailbox)).length === 0;
    },
  };
}
