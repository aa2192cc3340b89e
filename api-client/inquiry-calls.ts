import type { InquiryBodyInput } from "#domain/inquiry/contact-form.ts";
import { browserClient } from "./browser-client.ts";

/**
 * Sends an inquiry of the contact or the emergency form (specification 1, section 7). The answer is
 * not read; a repeat with the same key sends nothing twice.
 * @throws ApiFailure when the server refuses it, other errors when no answer came.
 */
export async function sendInquiry(body: InquiryBodyInput, idempotencyKey: string): Promise<void> {
  await browserClient().POST("/customers/contact", {
    body,
    params: { header: { "idempotency-key": idempotencyKey } },
  });
}
