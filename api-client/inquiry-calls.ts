import type { InquiryBodyInput } from "#domain/inquiry/contact-form.ts";
import type { EmergencyNews } from "#domain/inquiry/inquiry-contract.ts";
import { browserClient } from "./browser-client.ts";

/**
 * Sends an inquiry from the contact or emergency form; repeating a call with the same key does not send it twice.
 * @returns its id; empty when the answer has none, which may come from a server other than ours.
 * @throws ApiFailure when the server refuses it, other errors when no answer came.
 */
export async function sendInquiry(body: InquiryBodyInput, idempotencyKey: string): Promise<string> {
  const { data } = await browserClient().POST("/customers/contact", {
    body,
    params: { header: { "idempotency-key": idempotencyKey } },
  });
  return data?.requestId ?? "";
}

/** What has become of an emergency, by its id. @throws ApiFailure 404 when there is none with it. */
export async function fetchEmergencyNews(id: string): Promise<EmergencyNews | undefined> {
  const { data } = await browserClient().GET("/customers/contact/{id}", {
    params: { path: { id } },
  });
  return data?.request;
}
