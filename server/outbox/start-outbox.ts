import type { FastifyBaseLogger } from "fastify";
import { alertUnanswered } from "#server/alert/alert-unanswered.ts";
import { recordAlerts } from "#server/alert/record-alerts.ts";
import type { BackupWatch } from "#server/backup/backup-watch.ts";
import { askAboutUndelivered } from "#server/booking/undelivered-confirmations.ts";
import { endUnpressed } from "#server/bursts/unpressed-bookings.ts";
import { untellUndelivered } from "#server/calendar/undelivered-tellings.ts";
import { alertOfUntoldChanges } from "#server/calendar/untold-alerts.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { offerFreedTimes } from "#server/earlier/earlier-offers.ts";
import { createSilentFollowUp } from "#server/estimate/silent-estimates.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { takeInquiriesApart } from "#server/lead/untaken-inquiries.ts";
import type { Limits } from "#server/limits/limits.ts";
import { mailsHeldSince } from "#server/mail/held-mails.ts";
import type { MailOptions, MailTransport } from "#server/mail/message.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/mail/outbox-worker.ts";
import { giveUpStranded } from "#server/mail/stranded-mails.ts";
import type { UpkeepTask } from "#server/mail/upkeep.ts";
import { mailWeekNumbers } from "#server/numbers/monday-mail.ts";
import { escalateOverdue } from "#server/outbox/escalate-overdue.ts";
import { findMissingPeople } from "#server/person/leads-without-person.ts";
import { rewriteMailboxKeys } from "#server/person/stored-mailbox-keys.ts";
import { understandStoredPhones } from "#server/person/understood-phones.ts";
import { createAttachedPhotos } from "#server/photo/attached-photos.ts";
import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { createMailPhotos } from "#server/photo/photos-for-mail.ts";
import { forgetGone, noteUntoldLeads, sequenceChanges } from "#server/program/sequence.ts";
import { remindPeople } from "#server/reminders/reminders.ts";
import { callUnconfirmed } from "#server/reminders/unconfirmed-appointments.ts";
import { followUpUnanswered } from "#server/rescheduling/unanswered-moves.ts";
import { keepNotedConsents } from "#server/text/noted-consents.ts";
import { reportDeadMails } from "./dead-mails.ts";
import { escalationOf } from "./escalation.ts";
import { mailKinds } from "./mail-kinds.ts";
import type { MailWatch } from "./mail-watch.ts";
import { copyDeadReports } from "./operator-copies.ts";

type Deps = {
  connection: Connection;
  transport: MailTransport;
  mailOptions: MailOptions;
  mailWatch: Pick<MailWatch, "record" | "look">;
  backups: BackupWatch;
  changes: Pick<ChangeFeed, "wake">;
  photoFiles: Pick<PhotoFiles, "load">;
  decoder: Pick<Decoder, "decode">;
  limits: Pick<Limits, "mayMail">;
  /** Says the address of a person's page (server/my-roof/own-link.ts). */
  roofLinkFor?: (to: { leadId: string; email: string }) => Promise<string | undefined>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Starts sending queued rows, and handles undelivered ones. */
export function startOutbox(deps: Deps): OutboxWorker {
  const { connection, mailOptions, mailWatch, changes, clock, log } = deps;
  const notTold = createFaultLog(log, "open screens not told of a text");

  /** Open screens show whether a text went out. */
  async function tellOfText({ kind, lead_id: leadId }: OutboxTable): Promise<void> {
    if (kind !== "person-text" || !leadId) return;
    await addLeadChange(connection.database, leadId, clock()).catch(notTold);
    changes.wake();
  }

  /** Whether programs are told of every lead, also of what another release has stored. */
  let areAllTold = false;
  return startOutboxWorker({
    ...deps,
    onOutcome: tellOfText,
    kinds: mailKinds,
    readPhotos: createMailPhotos({ ...deps, siteUrl: mailOptions.siteUrl }),
    readAttached: createAttachedPhotos(deps),
    record: mailWatch.record,
    upkeep: [
      ...queueing(deps).map((task) => unlessHeld(connection, task)),
      {
        name: "watching whether mails go out",
        run: () => mailWatch.look(),
      },
      ...mending(deps),
      {
        name: "putting changes in order for programs",
        async run() {
          if (!areAllTold) await noteUntoldLeads(connection, clock());
          areAllTold = true;
          await sequenceChanges(connection, clock());
          await forgetGone(connection, clock());
        },
      },
    ],
  });
}

/** What they would queue about mails that are held would be wrong, or too early. */
function unlessHeld(connection: Connection, { name, run }: UpkeepTask): UpkeepTask {
  return {
    name,
    async run() {
      if ((await mailsHeldSince(connection.database)) === null) await run();
    },
  };
}

/** What queues mails and calls as time passes. */
function queueing({ connection, mailOptions, limits, backups, clock, log }: Deps): UpkeepTask[] {
  const hasWebhook = mailOptions.emergencyWebhook !== undefined;
  return [
    {
      name: "escalating emergencies",
      run: () =>
        escalateOverdue(connection, mailKinds, {
          escalation: (row) => escalationOf(row, { hasWebhook }),
          now: clock(),
          log,
        }),
    },
    {
      name: "alerting about leads",
      run: () => alertUnanswered(connection, { mailOptions, clock, log, recordAlerts }),
    },
    {
      name: "alerting about changes that nobody was told of",
      run: () => alertOfUntoldChanges(connection, { mailOptions, clock, log }),
    },
    {
      name: "calling who has not answered a move",
      run: () => followUpUnanswered(connection, { profile: mailOptions.profile, clock, log }),
    },
    {
      name: "reminding people of appointments",
      // One after the other: each skips what another has locked.
      async run() {
        await remindPeople(connection, { mailOptions, clock, log });
        await callUnconfirmed(connection, { profile: mailOptions.profile, clock, log });
      },
    },
    {
      name: "mailing whoever is silent about an estimate",
      run: createSilentFollowUp(connection, { mailOptions, clock, log }),
    },
    {
      name: "ending bookings that nobody has confirmed",
      run: () => endUnpressed(connection, { mailOptions, limits, clock, log }),
    },
    {
      name: "offering freed times",
      run: () => offerFreedTimes(connection, { profile: mailOptions.profile, clock, log }),
    },
    {
      name: "mailing last week's numbers",
      run: () => mailWeekNumbers(connection, { profile: mailOptions.profile, backups, clock }),
    },
    {
      name: "telling of backups that are missing",
      run: () => backups.tell(),
    },
    {
      name: "asking about bookings whose confirmation did not arrive",
      run() {
        const { profile } = mailOptions;
        const rules = { opening: profile, promises: answerPromisesOf(profile) };
        return askAboutUndelivered(connection, clock(), rules);
      },
    },
    {
      name: "taking back what a mail told that did not arrive",
      run: () => untellUndelivered(connection, clock(), mailOptions.profile),
    },
    {
      name: "giving up stranded mails",
      run: () => giveUpStranded(connection, mailKinds, clock()),
    },
    {
      name: "telling the operator what the office's mailbox does not take",
      run: () => copyDeadReports(connection, mailKinds, { mailOptions, now: clock() }),
    },
    {
      name: "reporting dead mails",
      run: () => reportDeadMails(connection, mailKinds, clock()),
    },
  ];
}

/** What brings rows of an older release up to this one's. */
function mending({ connection, clock }: Deps): UpkeepTask[] {
  return [
    {
      name: "finding whose leads of an older release are",
      run: () => findMissingPeople(connection),
    },
    {
      name: "taking inquiries of an older release apart",
      run: () => takeInquiriesApart(connection, clock()),
    },
    {
      name: "keeping consents that an older release has noted",
      run: () => keepNotedConsents(connection),
    },
    {
      name: "understanding phone numbers that an older release has stored",
      run: () => understandStoredPhones(connection),
    },
    {
      name: "rewriting keys of mailboxes that an older release has stored",
      run: () => rewriteMailboxKeys(connection),
    },
  ];
}
