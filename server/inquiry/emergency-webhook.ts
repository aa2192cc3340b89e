import { createHmac } from "node:crypto";
import { NotSent } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { StoredInquiry } from "./stored-inquiry.ts";

/** Payload of a webhook row: the emergency, and whether its mail is still undelivered. */
export type EmergencyAlert = StoredInquiry & { isUndelivered?: boolean };

/** How long the receiver may take, in milliseconds. */
const patience = 10_000;

/**
 * Reports an emergency, or that its mail was not delivered, to another system: a POST of JSON. `X-Webhook-Signature` is
 * `sha256=` and the hex HMAC-SHA-256, under the shared secret, of the `X-Webhook-Timestamp` (seconds since 1970), a dot
 * and the body. `Idempotency-Key` is the same for every attempt.
 * @throws when the receiver does not answer with a 2xx.
 */
export async function postEmergency(
  inquiry: EmergencyAlert,
  delivery: HookDelivery & { url: string; secret: string },
): Promise<void> {
  const body = JSON.stringify({
    event: inquiry.isUndelivered ? "emergency.undelivered" : "emergency.requested",
    requestId: inquiry.id,
    createdAt: inquiry.createdAt,
    name: inquiry.name,
    phone: inquiry.phone,
    email: inquiry.email,
    address: inquiry.address,
    message: inquiry.message,
    suspected: inquiry.isSuspected,
  });
  const timestamp = String(Math.floor(delivery.now.getTime() / 1_000));
  const signature = createHmac("sha256", delivery.secret)
    .update(`${timestamp}.${body}`)
    .digest("hex");
  const response = await fetch(delivery.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": delivery.id,
      "x-webhook-timestamp": timestamp,
      "x-webhook-signature": `sha256=${signature}`,
    },
    body,
    redirect: "error",
    signal: AbortSignal.any([delivery.signal, AbortSignal.timeout(patience)]),
  }).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    throw new NotSent({ kind: "other-system-silent" }, said, { cause: error });
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return;
  throw new NotSent(
    { kind: "webhook-answered", status },
    `the emergency webhook answered ${status}`,
  );
}
