import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import { attemptOnce, type DeliveryTimes } from "./delivery-attempt.ts";
import { faultOf } from "./delivery-fault.ts";
import { outcomeOfFailure } from "./delivery-outcome.ts";
import { kindOf, type OutboxKinds, payloadOf } from "./kinds.ts";
import { domainOf } from "./mailbox.ts";
import type { DeliveryAttempt, MailOptions, MailTransport } from "./message.ts";
import { extendLease, type Outcome } from "./outbox-repository.ts";

export type RowDeliveryOptions = {
  connection: Connection;
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  transport: MailTransport;
  clock: () => Date;
  log: FastifyBaseLogger;
  times: DeliveryTimes;
};

/** How much longer than the longest attempt a claim lasts, in milliseconds. */
const leaseBeyondAttempt = 60_000;

/** Delivers claimed rows, each in one attempt under one deadline. */
export function createRowDelivery(options: RowDeliveryOptions) {
  const { connection, kinds, mailOptions, transport, clock, log, times } = options;
  const messageIdDomain = domainOf(mailOptions.mailFrom);
  const halted = new AbortController();

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  async function send(row: OutboxTable, running: DeliveryAttempt): Promise<void> {
    const kind = kindOf(kinds, row);
    if (!kind) throw new Error(`no kind of mail is called ${row.kind}`);
    const payload = payloadOf(row);
    if ("call" in kind) {
      const { signal } = running;
      return kind.call(payload, { id: row.id, now: clock(), signal }, mailOptions);
    }
    const message = await kind.render(payload, mailOptions);
    running.signal.throwIfAborted();
    const messageId = `<${row.id}@${messageIdDomain}>`;
    const date = new Date(row.created_at);
    await transport.deliver({ ...message, id: row.id, messageId, date }, running);
  }

  function failed(row: OutboxTable, error: unknown, isHandedOver: boolean): Outcome {
    const fault = faultOf(error, isHandedOver);
    const isHalted = halted.signal.aborted;
    const outcome = outcomeOfFailure(row, { error, fault, now: clock(), isHalted });
    const code = (error as { code?: string }).code ?? (error as Error).name;
    const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, code, fault };
    if (outcome.state !== "dead") {
      log.warn(facts, "mail not sent, will be tried again");
      return outcome;
    }
    log.error(facts, "mail given up, kept as dead");
    return { ...outcome, ...forgotten(row) };
  }

  function forgotten(row: OutboxTable): { payload?: string } {
    const kind = kindOf(kinds, row);
    return kind && "isSecret" in kind && kind.isSecret ? { payload: "{}" } : {};
  }

  return {
    /** When the claim of a row that is tried now has to end. */
    leaseEnd: () => after(times.untilHandOver + leaseBeyondAttempt),

    /** Tries once and returns the outcome to store. Never rejects. */
    async attempt(row: OutboxTable): Promise<Outcome> {
      const { error, isHandedOver } = await attemptOnce((running) => send(row, running), {
        times,
        halt: halted.signal,
        stillOurs: () =>
          extendLease(connection, row, after(times.untilAnswer + leaseBeyondAttempt)),
      });
      if (error !== undefined) return failed(row, error, isHandedOver);
      log.info({ mail: row.id, kind: row.kind, attempts: row.attempts }, "mail sent");
      return { state: "sent", sent_at: clock().toISOString(), error: null, ...forgotten(row) };
    },

    /** Aborts attempts in progress; their rows are queued for an immediate retry by another process. */
    halt: () => halted.abort(new Error("the process stops")),
  };
}
