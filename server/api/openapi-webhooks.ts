import type { z } from "zod/mini";
import { eventPayload, gonePayload, testPayload } from "#domain/webhook/webhook-payload.ts";
import { jsonSchemaOf } from "./openapi-operation.ts";

const told: readonly { operation: string; summary: string; payload: z.ZodMiniType }[] = [
  {
    operation: "leadEvent",
    summary: "Something has happened to a lead",
    payload: eventPayload,
  },
  {
    operation: "leadGone",
    summary: "A lead was erased, or kept long enough",
    payload: gonePayload,
  },
  { operation: "webhookTest", summary: "Somebody tries a webhook", payload: testPayload },
];

/** What the site posts to webhooks, as OpenAPI 3.1 describes it. */
export function webhooksOfDocument(): Record<string, object> {
  return Object.fromEntries(
    told.map(({ operation, summary, payload }) => [
      operation,
      {
        post: {
          operationId: operation,
          summary,
          description: `${summary}. Signed as Standard Webhooks says.`,
          tags: ["Programs"],
          security: [],
          parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
            ...{ name, in: "header", required: true, schema: { type: "string" } },
          })),
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchemaOf(payload, "output") } },
          },
          responses: {
            "204": { description: "It has arrived; so does any other status from 200 to 299." },
            "410": { description: "Nothing more is wanted: the webhook is switched off." },
          },
        },
      },
    ]),
  );
}
