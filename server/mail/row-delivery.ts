import type { FastifyBaseLogger } from "fastify";
import { letterLogoNow } from "#server/brand/brand-now.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { attemptOnce, type DeliveryTimes } from "./delivery-attempt.ts";
import { deliveryErrorOf } from "./delivery-error.ts";
import { faultOf, GivenUp, NotSent, Postponed, Unwanted } from "./delivery-fault.ts";
import { outcomeOfFailure } from "./delivery-outcome.ts";
import type { DeliveryRecord } from "./delivery-record.ts";
import { kindOf, type MailKind, type OutboxKinds, payloadOf } from "./kinds.ts";
import type { MailPhotos } from "./mail-photos.tsx";
import { domainOf } from "./mailbox.ts";
import type {
  DeliveryAttempt,
  MailAttachment,
  MailMessage,
  MailOptions,
  MailTransport,
} from "./message.ts";
import { extendLease, type Outcome, returnTokenOf } from "./outbox-repository.ts";
import { returnAddress } from "./return-address.ts";
import { mayStillBeSent } from "./writing-gate.ts";

export type RowDeliveryOptions = {
  connection: Connection;
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  transport: MailTransport;
  clock: () => Date;
  log: FastifyBaseLogger;
  times: DeliveryTimes;
  /** Reads the pictures that came with a lead; undefined when there are none. */
  readPhotos?: (leadId: string) => Promise<MailPhotos | undefined>;
  /** The address of the page of a lead's person, for a mail to this mailbox of theirs; undefined when there is none. */
  roofLinkFor?: (to: { leadId: string; email: string }) => Promise<string | undefined>;
  /**
   * Reads pictures of a lead that go along with a mail, without those that are gone.
   * @throws when they cannot be read at the moment.
   */
  readAttached?: (leadId: string, ids: readonly string[]) => Promise<AttachedPhoto[]>;
  /** Told how deliveries end that say something of all mails. */
  record?: Pick<DeliveryRecord, "sent" | "failed">;
};

/** A picture that goes along with a mail, by its id. */
export type AttachedPhoto = MailAttachment & { id: string };

/** What another system calls a row that was sent, if that is kept; and what its payload is then, if that has changed. */
type Sent = { id?: string | undefined; payload?: string | undefined };

/** How a row's attempt ended. */
type Attempted = {
  /** To be stored at once: a mail that was sent must not be sent again. */
  outcome: Outcome;
  /** Records what the attempt says of all mails, once its outcome is stored. Never rejects. */
  remember(): Promise<void>;
};

/** Why a mail that is sent once is not repeated. */
const mayHaveArrived = (cause?: unknown) =>
  new GivenUp({ kind: "mail-unanswered" }, "The mail may have arrived.", { cause });

/** How much longer than the longest attempt a claim lasts, in milliseconds. */
const leaseBeyondAttempt = 60_000;

/** Delivers claimed rows, each in one attempt under one deadline. */
export function createRowDelivery(options: RowDeliveryOptions) {
  const { connection, kinds, mailOptions, transport, clock, log, times, record } = options;
  const halted = new AbortController();
  const notRecorded = createFaultLog(log, "outcome of a delivery not recorded");

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  async function send(
    row: OutboxTable,
    running: DeliveryAttempt,
    atTransport: () => void,
  ): Promise<Sent> {
    const kind = kindOf(kinds, row);
    if (!kind)
      throw new NotSent({ kind: "newer-release" }, `no kind of mail is called ${row.kind}`);
    const payload = payloadOf(row);
    const { database } = connection;
    if (!(await mayStillBeSent(database, kind, payload, row))) {
      throw new Unwanted("nothing is written to this person now");
    }
    if ("call" in kind) {
      const { signal } = running;
      const reportAddress = () => reportAddressOf(row);
      const { id, attempts: attempt } = row;
      const delivery = { id, attempt, now: clock(), signal, database, reportAddress };
      const result = await kind.call(payload, delivery, mailOptions);
      return { id: result?.providerId ?? undefined };
    }
    if (kind.isSentOnce && row.handed_over_at) throw mayHaveArrived();
    await kind.refuseWrongMoment?.(payload, { database, now: clock() }, mailOptions);
    const attachments = await attachedTo(row, kind, payload);
    const withLink = { ...mailOptions, roofLink: await roofLinkFor(row, kind, payload) };
    const message = await kind.render(payload, withLink, await photosFor(row, kind));
    running.signal.throwIfAborted();
    const messageId = `<${row.id}@${domainOf(mailOptions.mailFrom)}>`;
    const date = new Date(row.created_at);
    const { returnTo, replyTo } = await ownAddressesOf(row, kind, message);
    const logo = await letterLogoNow(mailOptions.profile, log);
    running.signal.throwIfAborted();
    atTransport();
    const isWritten = kind.to === "person" && kind.purpose(payload) === "letter";
    await transport.deliver(
      {
        ...message,
        ...replyTo,
        attachments,
        id: row.id,
        messageId,
        date,
        isWritten,
        returnTo,
        logo,
      },
      running,
    );
    return { payload: payloadWith(kind, payload, attachments) };
  }

  /** Only what goes to persons comes back to an address of its own, and is answered to one. */
  async function ownAddressesOf(
    row: OutboxTable,
    kind: MailKind<object>,
    { replyTo }: MailMessage,
  ): Promise<{ returnTo?: string; replyTo?: Pick<MailMessage, "replyTo"> }> {
    const { bounceAddress, replyAddress } = mailOptions;
    if (kind.to !== "person" || !(bounceAddress || replyAddress)) return {};
    const token = await returnTokenOf(connection, row);
    if (!token) return {};
    const name = typeof replyTo === "object" ? replyTo.name : mailOptions.profile.name;
    return {
      ...(bounceAddress && { returnTo: returnAddress(bounceAddress, token) }),
      ...(replyAddress && {
        replyTo: { replyTo: { name, address: returnAddress(replyAddress, token) } },
      }),
    };
  }

  async function reportAddressOf(row: OutboxTable) {
    const { textReports } = mailOptions;
    const token = textReports && (await returnTokenOf(connection, row));
    return token ? `${textReports}?text=${token}` : undefined;
  }

  /** Without them rather than later: the mail says what has to be done, and the desk has the pictures. */
  async function photosFor({ id, lead_id: leadId }: OutboxTable, kind: MailKind<object>) {
    if (!kind.showsPhotos || !leadId) return undefined;
    return options.readPhotos?.(leadId).catch((error: unknown) => {
      log.warn({ mail: id, err: error }, "mail sent without its photos");
      return undefined;
    });
  }

  /** A mail that has more to say goes without it rather than later. @throws Unwanted when it has nothing else, and there is none. */
  async function roofLinkFor(
    { id, lead_id: leadId }: OutboxTable,
    kind: MailKind<object>,
    payload: object,
  ): Promise<string | undefined> {
    if (kind.to !== "person" || !kind.roofLink || !leadId) return undefined;
    const { email } = kind.lead.person(payload);
    const isNeeded = kind.roofLink === "needed";
    const address = await options.roofLinkFor?.({ leadId, email }).catch((error: unknown) => {
      if (isNeeded) throw error;
      log.warn({ mail: id, err: error }, "mail sent without the link to its person's page");
      return undefined;
    });
    if (isNeeded && !address) throw new Unwanted("its person has no page");
    return address;
  }

  /** They are what the mail speaks of: it waits until they can be read. */
  async function attachedTo(
    { lead_id: leadId }: OutboxTable,
    kind: MailKind<object>,
    payload: object,
  ) {
    const ids = kind.attached?.(payload) ?? [];
    if (ids.length === 0 || !leadId) return [];
    return (await options.readAttached?.(leadId, ids)) ?? [];
  }

  /** What is stored once a mail was sent without some of its pictures, so that nobody reads that they went along. */
  function payloadWith(
    kind: MailKind<object>,
    payload: object,
    went: readonly AttachedPhoto[],
  ): string | undefined {
    if ((kind.attached?.(payload) ?? []).length === went.length) return undefined;
    const left = kind.withAttached?.(
      payload,
      went.map(({ id }) => id),
    );
    return left && JSON.stringify(left);
  }

  function failed(row: OutboxTable, reason: unknown, isHandedOver: boolean): Outcome {
    const fault = faultOf(reason, isHandedOver);
    const mayBeThere = isSentOnce(row) && fault === "unanswered";
    const error = mayBeThere ? mayHaveArrived(reason) : reason;
    const isHalted = halted.signal.aborted;
    const outcome = outcomeOfFailure(row, { error, fault, now: clock(), isHalted });
    const code = (error as { code?: string }).code ?? (error as Error).name;
    const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, code, fault };
    if (error instanceof Postponed) {
      log.info({ mail: row.id, kind: row.kind, until: error.until }, "mail postponed");
      return outcome;
    }
    if (error instanceof Unwanted) {
      log.info(facts, "mail not sent, it is no longer true");
      return outcome;
    }
    if (outcome.state === "queued") {
      log.warn(facts, "mail not sent, will be tried again");
      return isSentOnce(row) ? { ...outcome, handed_over_at: null } : outcome;
    }
    log.error(facts, "mail given up, kept as dead");
    return { ...outcome, ...forgotten(row) };
  }

  function sent(row: OutboxTable, { id, payload }: Sent): Outcome {
    log.info({ mail: row.id, kind: row.kind, attempts: row.attempts }, "mail sent");
    return {
      ...{ state: "sent", sent_at: clock().toISOString(), error: null, fault: null },
      ...(id !== undefined && { provider_id: id }),
      ...(payload !== undefined && { payload }),
      ...forgotten(row),
    };
  }

  async function remember(error: unknown, isHandedOver: boolean): Promise<void> {
    if (error === undefined) return record?.sent();
    // A stop of the process says nothing of the mail server.
    if (halted.signal.aborted) return;
    const ofAll = deliveryErrorOf(error, faultOf(error, isHandedOver));
    if (ofAll) await record?.failed(ofAll);
  }

  function isSentOnce(row: OutboxTable): boolean {
    const kind = kindOf(kinds, row);
    return kind !== undefined && "isSentOnce" in kind && kind.isSentOnce === true;
  }

  function forgotten(row: OutboxTable): { payload?: string } {
    const kind = kindOf(kinds, row);
    return kind && "isSecret" in kind && kind.isSecret ? { payload: "{}" } : {};
  }

  return {
    /** When the claim of a row that is tried now has to end. */
    leaseEnd: () => after(times.untilHandOver + leaseBeyondAttempt),

    /** Tries once. Never rejects. */
    async attempt(row: OutboxTable): Promise<Attempted> {
      let isMail = false;
      let known: Sent = {};
      const work = async (running: DeliveryAttempt) => {
        known = await send(row, running, () => {
          isMail = true;
        });
      };
      const { error, isHandedOver } = await attemptOnce(work, {
        times,
        halt: halted.signal,
        stillOurs: () =>
          extendLease(
            connection,
            row,
            after(times.untilAnswer + leaseBeyondAttempt),
            isSentOnce(row) ? clock() : undefined,
          ),
      });
      return {
        outcome: error === undefined ? sent(row, known) : failed(row, error, isHandedOver),
        async remember() {
          if (isMail) await remember(error, isHandedOver).catch(notRecorded);
        },
      };
    },

    /** Aborts attempts in progress; their rows are queued for an immediate retry by another process. */
    halt: () => halted.abort(new NotSent({ kind: "interrupted" }, "the process stops")),
  };
}
