import type { FastifyBaseLogger } from "fastify";
import type { ArchiveServices } from "./archive/archives.ts";
import type { BackupWatch } from "./backup/backup-watch.ts";
import type { BusinessNow } from "./business/business-now.ts";
import type { startReadingCalendars } from "./busy-calendar/read-due-calendars.ts";
import type { ChangeFeed } from "./change-feed/change-feed.ts";
import type { Connection } from "./database/connection.ts";
import { freeOnDisk } from "./disk-room.ts";
import { answeredSoon, createReadiness } from "./health.ts";
import type { ImportPasses } from "./import/import-passes.ts";
import type { ReplyMailbox } from "./incoming-mail/reply-mailbox.ts";
import { countWaiting } from "./lead/lead-counts.ts";
import type { OutboxWorker } from "./mail/outbox-worker.ts";
import { countDeadMails } from "./outbox/dead-mails.ts";
import { countOutbox } from "./outbox/mail-facts.ts";
import type { MailWatch } from "./outbox/mail-watch.ts";
import type { Decoder } from "./photo/decoder/decoder.ts";
import type { PhotoFiles } from "./photo/photo-files.ts";
import { startPhotoSweep } from "./photo/photo-sweep.ts";
import type { PublishedProjects } from "./project/published-projects.ts";
import { startBackupSweep } from "./retention/backup-sweep.ts";
import { startRetention } from "./retention/retention.ts";
import { startFillingSearch } from "./search/fill-search.ts";
import { obeyPauses } from "./upgrade/obey-pause.ts";
import type { WebhookSender } from "./webhook/send-deliveries.ts";
import { countOff } from "./webhook/webhooks-repository.ts";

/** Health checks, and what runs besides requests. */
export function startOperations(parts: {
  connection: Connection;
  dataDir: string;
  outbox: OutboxWorker;
  mailWatch: MailWatch;
  backups: Pick<BackupWatch, "report">;
  archives: Pick<ArchiveServices, "stop">;
  changes: ChangeFeed;
  replyMailbox: Pick<ReplyMailbox, "stop" | "silentSince">;
  webhookSender: Pick<WebhookSender, "stop">;
  photoFiles: PhotoFiles;
  decoder: Decoder;
  imports: Pick<ImportPasses, "stop">;
  business: Pick<BusinessNow, "stop">;
  published: Pick<PublishedProjects, "stop">;
  calendarReadings: ReturnType<typeof startReadingCalendars>;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, dataDir, outbox, mailWatch, changes, decoder, business, clock, log } = parts;
  const { photoFiles, backups, archives, imports, calendarReadings, replyMailbox, webhookSender } =
    parts;
  const { writes } = connection;
  const pauses = obeyPauses({ dataDir, writes, log });
  const retention = startRetention({ connection, clock, log });
  const photoSweep = startPhotoSweep(parts);
  const backupSweep = startBackupSweep({ dataDir, log });
  const fillingSearch = startFillingSearch({ connection, clock, log });
  let probeSeconds: number | null = null;
  const database = {
    async isMet() {
      const start = performance.now();
      probeSeconds = null;
      await connection.check();
      probeSeconds = (performance.now() - start) / 1_000;
    },
    otherwise: "The database does not answer, or takes no changes.",
  };
  const readiness = createReadiness([database], log);
  return {
    /** Whether this process takes writes; while an upgrade has asked it not to, whether the last one is stored. */
    writes: () => (writes.isOpen() ? "taken" : writes.isQuiet() ? "paused" : "ending"),

    /** How many mails of the last seven days were given up; null when unknown. */
    deadMails: answeredSoon<number | null>(() => countDeadMails(connection, clock()), null),

    /** Whether mails go out, as `MailWatch.report` says it; null when unknown. */
    mails: answeredSoon(() => mailWatch.report(), null),

    /** How old the newest backup is and when it was tried, as `BackupWatch.report` says it; null when unknown. */
    backups: answeredSoon(() => backups.report(), null),

    /** Since when the mailbox for replies has not answered; null: it does, there is none, or nobody knows. */
    replyMailboxSilentSince: answeredSoon(() => replyMailbox.silentSince(), null),

    /** How many webhooks are off although nobody has paused them; null when unknown. */
    webhooksOff: answeredSoon<number | null>(() => countOff(connection.database), null),

    /** Bytes left for the process on the disk of its data; null when unknown. */
    freeDiskBytes: answeredSoon<number | null>(() => freeOnDisk(dataDir), null),

    /** What keeps visitors from being sent to this process; null when nothing does. */
    readiness,

    /** What is wrong with where photos are kept, in one line; undefined when nothing is. */
    photosFault: async () =>
      (await photoFiles.unfinishedRestore()) ?? (await photoFiles.store.check())?.text,

    /** Deletes what was kept long enough, now instead of within minutes. */
    deleteOldRows: retention.run,

    /** Deletes pictures whose time is over, now instead of within minutes. */
    sweepPhotos: photoSweep.run,

    /** Reads the calendars of staff that are due, now instead of within seconds. */
    readCalendars: calendarReadings.run,

    /** For metrics: rows of the outbox by state, leads without an answer, the oldest mail's age; null when unknown. */
    figures: answeredSoon(async () => {
      const { oldestUnsentSeconds } = await mailWatch.report();
      const outbox = await countOutbox(connection);
      return { outbox, leadsWaiting: await countWaiting(connection.database), oldestUnsentSeconds };
    }, null),

    /** Seconds that the check of the database took; null when it failed. At most a second old. */
    async probeSeconds(): Promise<number | null> {
      await readiness();
      return probeSeconds;
    },

    /** Finishes deliveries in progress, then closes the database. */
    async close(): Promise<void> {
      decoder.close();
      const running = [
        pauses,
        outbox,
        retention,
        photoSweep,
        backupSweep,
        archives,
        calendarReadings,
        fillingSearch,
        imports,
        changes,
        replyMailbox,
        webhookSender,
        business,
        parts.published,
      ];
      await Promise.all(running.map((one) => one.stop()));
      await connection.close();
    },
  };
}
