import { setTimeout as pause } from "node:timers/promises";
import type { ReplyMailboxState, Silences } from "#domain/outside/silence-contract.ts";
import { findCalendars } from "#server/busy-calendar/busy-calendars-repository.ts";
import { toldAfter } from "#server/busy-calendar/reading-times.ts";
import type { Connection } from "#server/database/connection.ts";
import type { ReplyMailbox } from "#server/incoming-mail/reply-mailbox.ts";

/** Milliseconds that somebody waits for a mailbox: as long as its server may take to answer at all. */
const longestWait = 20_000;

export type SilenceServices = ReturnType<typeof createSilenceServices>;

/** What outside has not answered for so long that staff are told. */
export function createSilenceServices({
  connection,
  replyMailbox,
  clock,
}: {
  connection: Connection;
  replyMailbox: Pick<ReplyMailbox, "silentSince" | "state" | "run">;
  clock: () => Date;
}) {
  return {
    async read(): Promise<Silences> {
      const before = new Date(clock().getTime() - toldAfter).toISOString();
      const calendars = await findCalendars(connection.database);
      return {
        mailboxSince: await replyMailbox.silentSince(),
        calendars: calendars
          .filter(({ fault, read_at }) => fault !== null && read_at <= before)
          .map(({ staff_id, name, read_at }) => ({ staffId: staff_id, name, since: read_at })),
      };
    },

    readMailbox: (): Promise<ReplyMailboxState> => replyMailbox.state(),

    /** Reads the mailbox for replies, unless another process is at it, and says what is known of it then. */
    async readMailboxNow(): Promise<ReplyMailboxState> {
      await Promise.race([replyMailbox.run(), pause(longestWait, undefined, { ref: false })]);
      return replyMailbox.state();
    },
  };
}
