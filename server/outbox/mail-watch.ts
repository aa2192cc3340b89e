import type { FastifyBaseLogger } from "fastify";
import { isFailing, type MailFacts, type MailFlow, mailFlow } from "#domain/lead/mail-flow.ts";
import { tellOfHalt } from "#server/alert/tell-of-halt.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import { createDeliveryRecord } from "#server/mail/delivery-record.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { createFlowLog } from "./flow-log.ts";
import { readMailFacts } from "./mail-facts.ts";

export type MailWatch = ReturnType<typeof createMailWatch>;

/** Watches whether mails go out, and makes it heard in the log, at open screens and by text when they do not. */
export function createMailWatch(parts: {
  connection: Connection;
  mailOptions: MailOptions;
  changes: Pick<ChangeFeed, "tellOfMails">;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { connection, mailOptions, changes, clock } = parts;
  const record = createDeliveryRecord(connection, clock);
  const logFlow = createFlowLog(parts.log);
  let shown = "flowing";

  const readFacts = () => readMailFacts(connection, record);

  function tellScreens({ state, error }: MailFlow): void {
    const now = `${state} ${error}`;
    if (now !== shown) changes.tellOfMails();
    shown = now;
  }

  return {
    record,

    /** For the upkeep, which looks every second. */
    async look(): Promise<void> {
      const facts = await readFacts();
      const now = clock();
      const flow = mailFlow(facts, now);
      logFlow(flow, now);
      tellScreens(flow);
      if (flow.state !== "halted") return;
      await tellOfHalt(connection, { flow, sentAt: facts.sentAt, mailOptions, now });
    },

    /** Whether mails go out now. */
    async flow(): Promise<MailFlow> {
      return mailFlow(await readFacts(), clock());
    },

    /** The same for whoever watches the site: ages in seconds, moments in ISO 8601. */
    async report() {
      const facts = await readFacts();
      const now = clock();
      return {
        isFlowing: mailFlow(facts, now).state === "flowing",
        oldestUnsentSeconds: secondsSince(facts.oldestUnsentAt, now),
        /** Null once a mail has gone out since. */
        lastMailError: isFailing(facts) ? facts.failed.error : null,
        lastMailSentAt: facts.sentAt,
        /** Null unless an operator has to release them. */
        mailsHeldSince: facts.heldSince,
      };
    },
  };
}

/** 0 when there is nothing to wait for. */
function secondsSince(at: MailFacts["oldestUnsentAt"], now: Date): number {
  return at === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1_000));
}
