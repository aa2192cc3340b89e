import type { TextKind } from "#domain/text/text-kind.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { tooMany } from "#server/refusal.ts";
import {
  type CountedBlock,
  type Counting,
  countedBlocks,
  countUse,
  forgetNowAndThen,
  fullAmong,
  hasCausedTooMany,
  type Use,
} from "./counted-uses.ts";
import { type MailRule, mostOpenAppointments } from "./limit-rules.ts";
import { limitSentences } from "./limit-sentences.ts";

/**
 * Keeps one client from making us store, send or move more than a person needs. Counts are in the database, shared by
 * all processes, pages and API; work is counted in its own transaction, so that refusals and repeats do not count.
 * Every method but `hold`, `emergencyBurst`, `causing` and those that begin with `may`, which answer, @throws Refusal 429
 * with the time at which to try again.
 */
export class Limits {
  /** False for load tests: nothing is counted, refused or held back. */
  readonly isOn: boolean;
  readonly #counting: Counting;

  constructor({ isOn, ...counting }: Omit<Counting, "lastForgotten"> & { isOn: boolean }) {
    this.isOn = isOn;
    this.#counting = { ...counting, lastForgotten: 0 };
  }

  /** Runs before the work in its own statement, so that failed submissions count too. */
  async submission(network: string): Promise<void> {
    if (!this.isOn) return;
    await forgetNowAndThen(this.#counting);
    await countUse(this.#counting, this.#counting.connection.database, ["submissions", network]);
  }

  /**
   * `openAppointments` returns the start times of the mailbox's appointments in order, including this one. It is
   * called after the mailbox was counted, which blocks other appointments of that mailbox until this transaction
   * ends, so no more than five are open even with simultaneous bookings.
   */
  async appointment(
    transaction: DatabaseTransaction,
    by: { network: string; mailbox: string; openAppointments: () => Promise<Date[]> },
  ): Promise<void> {
    if (!this.isOn) return;
    await countUse(
      this.#counting,
      transaction,
      ["appointments", by.network],
      ["mailboxAppointments", by.mailbox],
    );
    const open = await by.openAppointments();
    const [first] = open;
    if (!first || open.length <= mostOpenAppointments) return;
    const { profile, clock } = this.#counting;
    throw tooMany(limitSentences(profile).openAppointments, "openAppointments", first, clock());
  }

  /**
   * Counts a booking that nobody would have to confirm. False: its network has made as many as one household does, so
   * that only its mailbox or its phone tells it from invented ones.
   */
  async mayBookFirmly(transaction: DatabaseTransaction, network: string): Promise<boolean> {
    if (!this.isOn) return true;
    return (
      (await fullAmong(this.#counting, transaction, [["firmAppointments", network]])).length === 0
    );
  }

  /**
   * Counts a hold. The digests of the network's blocks, by which its holds are counted, the smallest first; null when
   * nothing is counted; `full` over the limit.
   */
  async hold(network: string): Promise<CountedBlock[] | null | "full"> {
    if (!this.isOn) return null;
    await forgetNowAndThen(this.#counting);
    const full = await fullAmong(this.#counting, this.#counting.connection.database, [
      ["holds", network],
    ]);
    if (full.length > 0) return "full";
    return countedBlocks(this.#counting, "holds", network);
  }

  /** Whether a network may hold a seat, which it may once an hour. */
  async mayHoldSeat(
    transaction: DatabaseTransaction,
    { network, seat }: { network: string; seat: string },
  ): Promise<boolean> {
    if (!this.isOn) return true;
    return (
      (await fullAmong(this.#counting, transaction, [["sameSeat", network, ` ${seat}`]])).length ===
      0
    );
  }

  async move(
    transaction: DatabaseTransaction,
    by: { network: string; appointmentId: string },
  ): Promise<void> {
    if (!this.isOn) return;
    const { network, appointmentId } = by;
    await countUse(
      this.#counting,
      transaction,
      ["movesInHour", appointmentId],
      ["movesInDay", appointmentId],
      ["moves", network],
    );
  }

  async cancellation(transaction: DatabaseTransaction, network: string): Promise<void> {
    if (this.isOn) await countUse(this.#counting, transaction, ["cancellations", network]);
  }

  /** For an inquiry, or an assessment with contact details added. */
  async inquiry(transaction: DatabaseTransaction, network: string): Promise<void> {
    if (this.isOn) await countUse(this.#counting, transaction, ["messages", network]);
  }

  async emergency(
    transaction: DatabaseTransaction,
    { network, mailbox }: { network: string; mailbox: string },
  ): Promise<void> {
    if (!this.isOn) return;
    await countUse(
      this.#counting,
      transaction,
      ["emergencies", network],
      ["sameEmergencies", network, ` ${mailbox}`],
    );
  }

  /**
   * Counts an emergency that would be an alert of its own. Null: it is. Otherwise it is part of a burst, which has this
   * moment in common: when the window of its network ends.
   */
  async emergencyBurst(transaction: DatabaseTransaction, network: string): Promise<Date | null> {
    if (!this.isOn) return null;
    const [full] = await fullAmong(this.#counting, transaction, [["emergenciesAtOnce", network]]);
    return full?.opensAt ?? null;
  }

  /** Runs before a photo is read, in its own statement, so that unreadable ones count too. */
  async photo(network: string): Promise<void> {
    if (!this.isOn) return;
    await countUse(this.#counting, this.#counting.connection.database, ["photos", network]);
    // Only then: what is refused to one network must not use up what all share.
    await countUse(this.#counting, this.#counting.connection.database, ["allPhotos", ""]);
  }

  /**
   * Counts mailboxes of strangers just like those of staff, so that refusals reveal nothing. A browser that is known
   * for the person counts in place of the mailbox, which anybody can use up.
   */
  async signIn(
    transaction: DatabaseTransaction,
    by: { network: string; mailbox: string; knownBrowser: string | undefined },
  ): Promise<void> {
    if (!this.isOn) return;
    const { network, mailbox, knownBrowser } = by;
    const holder = knownBrowser ?? mailbox;
    const [inHour, inDay] = knownBrowser
      ? (["knownSignInsInHour", "knownSignInsInDay"] as const)
      : (["signInsInHour", "signInsInDay"] as const);
    await countUse(
      this.#counting,
      transaction,
      ["signIns", network],
      [inHour, holder],
      [inDay, holder],
    );
  }

  /** Runs before anybody is looked for who has lost the link to their page. */
  async linkAgain(network: string): Promise<void> {
    if (!this.isOn) return;
    await forgetNowAndThen(this.#counting);
    await countUse(this.#counting, this.#counting.connection.database, ["linksAgain", network]);
  }

  /** Whether a mailbox may get another mail with such a link: nobody is told. */
  async mayMailLinks(transaction: DatabaseTransaction, mailbox: string): Promise<boolean> {
    if (!this.isOn) return true;
    const uses: Use<MailRule>[] = [
      ["linkMailsInHour", mailbox],
      ["linkMailsInDay", mailbox],
    ];
    return (await fullAmong(this.#counting, transaction, uses)).length === 0;
  }

  /** Counts a link at which somebody passes a report of this lead on. @throws Refusal 429 */
  async passingOn(transaction: DatabaseTransaction, leadId: string): Promise<void> {
    if (this.isOn) await countUse(this.#counting, transaction, ["passedOn", leadId]);
  }

  /** Counts what somebody says of an estimate on its page. @throws Refusal 429 */
  async estimateAnswer(transaction: DatabaseTransaction, estimateId: string): Promise<void> {
    if (this.isOn) await countUse(this.#counting, transaction, ["estimateAnswers", estimateId]);
  }

  /** Runs before the code is checked, in its own statement, so that wrong codes count too. */
  async signInTry(network: string): Promise<void> {
    if (this.isOn)
      await countUse(this.#counting, this.#counting.connection.database, ["signInTries", network]);
  }

  /** Whether another text from a number is passed on to the office. */
  async mayTextUs(transaction: DatabaseTransaction, number: string): Promise<boolean> {
    return (
      !this.isOn ||
      (await fullAmong(this.#counting, transaction, [["incomingTexts", number]])).length === 0
    );
  }

  /** Whether another mail from a mailbox is taken. */
  async mayReply(
    transaction: DatabaseTransaction,
    { from, isAutomatic }: { from: string; isAutomatic: boolean },
  ): Promise<boolean> {
    if (!this.isOn) return true;
    const use: Use<MailRule> = [isAutomatic ? "automaticReplies" : "replies", from];
    return (await fullAmong(this.#counting, transaction, [use])).length === 0;
  }

  /** Whether a text of this kind, which answers one from the number, may be sent. */
  async mayAnswerText(
    transaction: DatabaseTransaction,
    number: string,
    kind: TextKind,
  ): Promise<boolean> {
    if (!this.isOn) return true;
    const use: Use<MailRule> =
      kind === "help" ? ["helpTexts", number] : ["wordTexts", `${kind} ${number}`];
    return (await fullAmong(this.#counting, transaction, [use])).length === 0;
  }

  /** Whether a number may get another text about what somebody there has done with an appointment. */
  async mayTextAbout(transaction: DatabaseTransaction, number: string): Promise<boolean> {
    if (!this.isOn) return true;
    return (
      (await fullAmong(this.#counting, transaction, [["appointmentTexts", number]])).length === 0
    );
  }

  /** Runs before a call with a token is looked at, in its own statement. @throws Refusal 429 */
  async tokenCall(tokenId: string): Promise<void> {
    if (!this.isOn) return;
    await forgetNowAndThen(this.#counting);
    await countUse(this.#counting, this.#counting.connection.database, ["tokenCalls", tokenId]);
  }

  /** Counts a lead that a program stores. @throws Refusal 429 */
  async tokenLead(transaction: DatabaseTransaction, tokenId: string): Promise<void> {
    if (this.isOn) await countUse(this.#counting, transaction, ["tokenLeads", tokenId]);
  }

  /** Counts that a program moves an appointment. @throws Refusal 429 */
  async tokenMove(
    transaction: DatabaseTransaction,
    { token, appointmentId }: { token: string; appointmentId: string },
  ): Promise<void> {
    if (!this.isOn) return;
    const moved = `${token} ${appointmentId}`;
    await countUse(
      this.#counting,
      transaction,
      ["tokenMovesInHour", moved],
      ["tokenMovesInDay", moved],
    );
  }

  /** Counts a download of a list. @throws Refusal 429 */
  async download(staffId: string): Promise<void> {
    if (this.isOn)
      await countUse(this.#counting, this.#counting.connection.database, ["downloads", staffId]);
  }

  /** Counts a reading of a calendar at an address that somebody has typed. @throws Refusal 429 */
  async readCalendar(staffId: string): Promise<void> {
    if (this.isOn)
      await countUse(this.#counting, this.#counting.connection.database, [
        "calendarTries",
        staffId,
      ]);
  }

  /** Counts a test of a mailbox of ours. @throws Refusal 429 */
  async testMailbox(staffId: string): Promise<void> {
    if (this.isOn)
      await countUse(this.#counting, this.#counting.connection.database, ["mailboxTests", staffId]);
  }

  /** The key by which mails are counted that a network causes later, when the network is no longer known. */
  causing(network: string): CountedBlock[] {
    return countedBlocks(this.#counting, "causedMails", network);
  }

  /** Whether the mailbox may get another mail that somebody there has caused. Never refuses the submission itself. */
  async mayMail(
    transaction: DatabaseTransaction,
    { mailbox, causedBy }: { mailbox: string; causedBy: readonly CountedBlock[] },
  ): Promise<boolean> {
    if (!this.isOn) return true;
    // Network first: one that has used up its share must not use up another person's mailbox limit.
    if (await hasCausedTooMany(this.#counting, transaction, causedBy)) return false;
    const ofMailbox: Use<MailRule>[] = [
      ["mailsInHour", mailbox],
      ["mailsInDay", mailbox],
    ];
    return (await fullAmong(this.#counting, transaction, ofMailbox)).length === 0;
  }
}
