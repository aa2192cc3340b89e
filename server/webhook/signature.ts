import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { secretPrefix } from "#domain/webhook/webhook.ts";

/** A secret that nobody else has: 256 random bits, as Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return `${secretPrefix}${randomBytes(32).toString("base64")}`;
}

/**
 * The headers by which a receiver knows that a body is ours, and not older than it says (Standard Webhooks, "Webhook
 * headers").
 * @param secrets The newest first: a receiver may check by any of them.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
