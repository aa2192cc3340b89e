import { type ContactRequest, emergencyMessage } from "#domain/request/contact-request.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { RequestsTable } from "#server/database/schema.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type StoredRequest = { id: string; createdAt: string } & ContactRequest;

/** Stores a message to the office, in the caller's transaction. */
export async function storeRequest(
  transaction: DatabaseTransaction,
  request: ContactRequest,
  now: Date,
): Promise<StoredRequest> {
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
    created_at: now.toISOString(),
  };
  await transaction.insertInto("requests").values(row).execute();
  return { ...request, message, id: row.id, createdAt: row.created_at };
}
