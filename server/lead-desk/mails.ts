import type { MailFlow } from "#domain/lead/mail-flow.ts";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import type { LeadPhoto } from "#domain/photo/photo-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { lockTelling } from "#server/calendar/undelivered-tellings.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { findMail, listMails, type MailCursor, retryMail } from "#server/lead/mail-records.ts";
import type { OutboxKind, OutboxKinds } from "#server/mail/kinds.ts";
import { contentOf, deskMailOf } from "#server/mail/mail-view.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { Refusal, unknownListPage } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import { photosOf } from "./lead-page.ts";

const pageSize = 25;

export type MailServices = ReturnType<typeof createMailServices>;

/** The outbox, for the desk. */
export function createMailServices(parts: {
  connection: Connection;
  /** Every kind that the outbox can hold. */
  kinds: OutboxKinds;
  mailOptions: MailOptions;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  mailWatch: { flow(): Promise<MailFlow> };
  clock: () => Date;
}) {
  const { connection, kinds, mailOptions, outbox, changes, clock } = parts;

  async function shown(row: OutboxTable) {
    const content = await contentOf(row, kinds, mailOptions);
    return { mail: deskMailOf(row, content, kinds, clock()), content };
  }

  async function find(id: string): Promise<OutboxTable> {
    const row = isId(id) ? await findMail(connection.database, id) : undefined;
    if (!row) throw new Refusal(404, "This email is no longer kept.");
    return row;
  }

  return {
    /** A page of the list, newest first; `next` is the `after` for the next page. */
    async list(query: {
      show: "troubled" | "all";
      after?: string | undefined;
    }): Promise<{ mails: DeskMail[]; next: string | null }> {
      const rows = await listMails(connection, {
        isTroubled: query.show === "troubled",
        after: query.after === undefined ? null : readCursor(query.after),
        now: clock(),
        limit: pageSize + 1,
      });
      const mails: DeskMail[] = [];
      for (const row of rows.slice(0, pageSize)) mails.push((await shown(row)).mail);
      const last = mails.at(-1);
      return { mails, next: rows.length > pageSize && last ? cursorOf(last) : null };
    },

    /** Whether mails go out. */
    flow: () => parts.mailWatch.flow(),

    /**
     * A mail with its text and HTML, and the pictures that its lead has now, when it shows them.
     * @throws Refusal 404
     */
    async read(
      id: string,
    ): Promise<DeskMail & { text: string; html: string; photos: LeadPhoto[] }> {
      const row = await find(id);
      const { mail, content } = await shown(row);
      const photos =
        row.lead_id && showsPhotos(kinds[row.kind])
          ? await photosOf(connection.database, row.lead_id)
          : [];
      return { ...mail, text: content.text, html: content.html, photos };
    },

    /**
     * Sends a dead mail again, or a waiting one now.
     * @throws Refusal 404 unknown, 409 when it was sent, is being sent or must not be sent.
     */
    async retry(id: string, staffId: string): Promise<DeskMail> {
      const now = clock();
      const { state, kind } = await find(id);
      if (isSecret(kinds[kind])) {
        throw new Refusal(409, "This email lets somebody in. They have to ask for a new one.");
      }
      const row = await connection.transact(async (transaction) => {
        const known = await findMail(transaction, id);
        const tell = known ? await lockTelling(transaction, known) : null;
        const retried = await retryMail(transaction, id, now);
        if (!retried) throw new Refusal(409, refusals[state] ?? "This email is on its way.");
        const { lead_id: leadId } = retried;
        await addAuditEntry(transaction, {
          at: now,
          staffId,
          action: "mail.retried",
          ...(leadId && { leadId }),
          details: { id, kind },
        });
        await tell?.({ staffId, now, opening: mailOptions.profile });
        if (leadId) await addLeadChange(transaction, leadId, now);
        return retried;
      });
      outbox.wake();
      changes.wake();
      return (await shown(row)).mail;
    },
  };
}

/** Whether mails of this kind grant access; their payload is erased once sent or given up. */
function isSecret(kind: OutboxKind | undefined): boolean {
  return kind !== undefined && "isSecret" in kind && kind.isSecret === true;
}

/** Whether mails of this kind show the pictures of their lead. */
function showsPhotos(kind: OutboxKind | undefined): boolean {
  return kind !== undefined && "showsPhotos" in kind && kind.showsPhotos === true;
}

const refusals: Partial<Record<OutboxTable["state"], string>> = {
  sent: "This email was sent.",
  withheld: "This email is withheld. Release its lead to send it.",
};

function cursorOf({ createdAt, id }: DeskMail): string {
  return `${createdAt}_${id}`;
}

function readCursor(text: string): MailCursor {
  const [, createdAt, id] = /^([\d:TZ.-]{20,30})_([\w-]{1,64})$/.exec(text) ?? [];
  if (!createdAt || !id) throw unknownListPage();
  return { createdAt, id };
}
