import type { InquiryBodyInput } from "#domain/inquiry/contact-form.ts";
import { browserClient } from "./browser-client.ts";
import { cameFrom } from "./came-from.ts";

/**
 * Sends an inquiry from the contact or emergency form. The answer is
 * not read; repeating a call with the same key does not send it twice.
 * @throws ApiFailure when the server refuses it, other errors when no answer came.
 */
export async function sendInquiry(body: InquiryBodyInput, idempotencyKey: string): Promise<void> {
  await browserClient().POST("/customers/contact", {
    body: { ...body, cameFrom: cameFrom() },
    params: { header: { "idempotency-key": idempotencyKey } },
  });
}
