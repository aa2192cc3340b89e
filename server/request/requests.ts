import { type ContactRequest, emergencyMessage } from "#domain/request/contact-request.ts";
import { isSuspected } from "#domain/request/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { RequestsTable } from "#server/database/schema.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type StoredRequest = Omit<ContactRequest, "website" | "stamp"> & {
  id: string;
  createdAt: string;
  /** It looks like spam: the office is told so, and nothing is confirmed. */
  isSuspected: boolean;
};

/** Stores a message to the office, in the caller's transaction. */
export async function storeRequest(
  transaction: DatabaseTransaction,
  { website, stamp: _, ...request }: ContactRequest,
  signs: { fillingTime: number | null; now: Date },
): Promise<StoredRequest> {
  const isSpam = isSuspected({
    honeypot: website,
    lines: [request.name, request.address, request.subject],
    text: request.message,
    fillingTime: signs.fillingTime,
  });
  const message = request.message || (request.emergency ? emergencyMessage : "");
  const row: RequestsTable = {
    id: unguessableId(),
    name: request.name,
    email: request.email,
    phone: request.phone,
    address: request.address,
    subject: request.subject,
    message,
    emergency: request.emergency ? 1 : 0,
    suspected: isSpam ? 1 : 0,
    created_at: signs.now.toISOString(),
  };
  await transaction.insertInto("requests").values(row).execute();
  return { ...request, message, id: row.id, createdAt: row.created_at, isSuspected: isSpam };
}
