import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { singleLine } from "#domain/person/contact-details.ts";
import { delivery, webhook, webhookKinds } from "./webhook.ts";

/* The desk's calls for webhooks. */

const webhooks = z.object({ success: z.literal(true), webhooks: z.array(webhook) });

const name = singleLine({ label: "Name", required: "Name is required", max: 60 });
const address = singleLine({
  label: "Address",
  required: "Paste the address that the program has given you",
  max: 2_000,
});
const chosen = "Choose what it is told of";
const kinds = z
  .array(z.enum(webhookKinds), { error: chosen })
  .check(z.minLength(1, chosen), z.maxLength(webhookKinds.length, chosen));

export const newWebhook = z.object({ name, address, kinds });

export type NewWebhook = z.output<typeof newWebhook>;

export const webhookChanges = z.object({
  name: z.optional(name),
  address: z.optional(address),
  kinds: z.optional(kinds),
  /** `on`: resumes it, also after the site has switched it off; the caller has then chosen where it leads. */
  state: z.optional(z.enum(["on", "paused"])),
});

export type WebhookChanges = z.output<typeof webhookChanges>;

const params = z.object({ id: z.string() });

const withSecret = z.object({ ...webhooks.shape, id: z.string(), secret: z.string() });

const deliveries = z.object({
  success: z.literal(true),
  /** Newest first. */
  deliveries: z.array(delivery),
  /** Where older ones begin; null: there are none. */
  next: z.nullable(z.string()),
});

export const webhookContract = {
  "/desk/webhooks": {
    get: {
      operation: "listWebhooks",
      does: "Lists webhooks: addresses of other programs to which what happens to leads is posted.",
      needs: "staff",
      response: webhooks,
    },
    post: {
      operation: "addWebhook",
      does: "Adds a webhook. The secret with which everything that it is sent is signed is in this response only.",
      needs: "staff",
      needsProof: true,
      body: newWebhook,
      response: withSecret,
      statuses: [201],
      refuses: [409],
    },
  },
  "/desk/webhooks/{id}": {
    patch: {
      operation: "changeWebhook",
      does: "Changes a webhook, pauses it or resumes it. While it is paused it is told of nothing, and nothing of that is sent later; what waits is given up.",
      needs: "staff",
      needsProof: true,
      params,
      body: webhookChanges,
      response: webhooks,
    },
    delete: {
      operation: "removeWebhook",
      does: "Removes a webhook with its log: nothing is sent to it any more. Doing it again changes nothing.",
      needs: "staff",
      needsProof: true,
      params,
      response: webhooks,
    },
  },
  "/desk/webhooks/{id}/secret": {
    post: {
      operation: "rotateWebhookSecret",
      does: "Gives a webhook a new secret, which is in this response only. For a day everything is signed with both.",
      needs: "staff",
      needsProof: true,
      params,
      response: withSecret,
      statuses: [201],
    },
  },
  "/desk/webhooks/{id}/deliveries": {
    get: {
      operation: "listWebhookDeliveries",
      does: "Lists what was sent to a webhook in the last 30 days, newest first, and what waits to be.",
      needs: "staff",
      params,
      query: z.object({
        /** The `next` of the page before. */
        before: z.optional(z.string().check(z.maxLength(200))),
      }),
      response: deliveries,
    },
  },
  "/desk/webhooks/{id}/tests": {
    post: {
      operation: "testWebhook",
      does: "Sends a test to a webhook, once, also to one that is paused or off. The log says what came of it.",
      needs: "staff",
      needsProof: true,
      params,
      response: deliveries,
      statuses: [201],
    },
  },
  "/desk/webhooks/{id}/deliveries/{delivery}/replays": {
    post: {
      operation: "replayWebhookDelivery",
      does: "Sends something again, once; what waits is sent now instead of later. It has the same `webhook-id` and the records as they are now.",
      needs: "staff",
      needsProof: true,
      params: z.object({ ...params.shape, delivery: z.string() }),
      response: deliveries,
      statuses: [201],
    },
  },
} as const satisfies ApiContractTable;
