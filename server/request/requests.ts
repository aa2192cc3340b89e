import { type ContactRequest, emergencyMessage } from "#domain/request/contact-request.ts";
import { type Suspicion, suspicionOf } from "#domain/request/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { RequestsTable } from "#server/database/schema.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type StoredRequest = Omit<ContactRequest, "website" | "stamp"> &
  Suspicion & { id: string; createdAt: string };

/** Stores a message to the office, in the caller's transaction. */
export async function storeRequest(
  transaction: DatabaseTransaction,
  { website, stamp: _, ...request }: ContactRequest,
  signs: { fillingTime: number | null; now: Date },
): Promise<StoredRequest> {
  const suspicion = suspicionOf({
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
    suspected: suspicion.isSuspected ? 1 : 0,
    created_at: signs.now.toISOString(),
  };
  await transaction.insertInto("requests").values(row).execute();
  return { ...request, message, id: row.id, createdAt: row.created_at, ...suspicion };
}
