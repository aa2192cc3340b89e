import type { Insertable } from "kysely";
import { type Asked, askedIn } from "#domain/inquiry/asked.ts";
import { emergencyMessage } from "#domain/inquiry/inquiry-choices.ts";
import type { InquiryBody } from "#domain/inquiry/inquiry-contract.ts";
import { type Suspicion, suspicionOf } from "#domain/spam/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { InquiriesTable } from "#server/database/schema/request-tables.ts";
import { askedColumns } from "#server/database/stored-asked.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type StoredInquiry = Omit<InquiryBody, "website" | "stamp" | "photos"> &
  Suspicion & {
    id: string;
    createdAt: string;
    /** What was chosen, and the person's own words; rows of earlier releases in the outbox have only the message. */
    asked?: Asked;
  };

/** Stores a message to the office, taken apart, in the caller's transaction. */
export async function storeInquiry(
  transaction: DatabaseTransaction,
  { website, stamp: _, cameFrom: _from, photos: _photos, ...inquiry }: InquiryBody,
  signs: { fillingTime: number | null; now: Date },
): Promise<StoredInquiry> {
  const suspicion = suspicionOf({
    honeypot: website,
    lines: [inquiry.name, inquiry.address, inquiry.subject],
    text: inquiry.message,
    fillingTime: signs.fillingTime,
  });
  const message = inquiry.message || (inquiry.emergency ? emergencyMessage : "");
  const asked = askedIn({ ...inquiry, message });
  const row: Insertable<InquiriesTable> & { id: string } = {
    id: unguessableId(),
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    address: inquiry.address,
    subject: inquiry.subject,
    message,
    ...askedColumns(asked),
    emergency: inquiry.emergency ? 1 : 0,
    suspected: suspicion.isSuspected ? 1 : 0,
    created_at: signs.now.toISOString(),
  };
  await transaction.insertInto("inquiries").values(row).execute();
  return { ...inquiry, message, asked, id: row.id, createdAt: row.created_at, ...suspicion };
}
