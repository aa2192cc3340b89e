import type { Generated } from "kysely";
import type {
  DeliveryFault,
  DeliveryKind,
  deliveryStates,
  WebhookEnd,
  WebhookState,
} from "#domain/webhook/webhook.ts";
import type { Flag } from "./flag.ts";

/** An address of another program to which what happens to leads is posted. */
export type WebhooksTable = {
  id: string;
  /** What its owner calls it. */
  name: string;
  /** Sealed with the site's key, as the secrets are. */
  address: string;
  secret: string;
  /** The secret before, by which receivers may check until then; null: there is none. */
  former_secret: string | null;
  former_until: string | null;
  /** Between spaces, one before the first and one behind the last. */
  kinds: string;
  /** The owner who chose last where it leads. When they leave, nothing is sent. */
  made_by: string;
  made_at: string;
  state: WebhookState;
  off_because: WebhookEnd | null;
  /** Since when nothing has arrived; null: the last one has. */
  failing_since: string | null;
  arrived_at: string | null;
};

/** What is posted to a webhook, and what came of it: its queue and its log. What it says is read when it is sent. */
export type WebhookDeliveriesTable = {
  webhook_id: string;
  /** The `webhook-id`, the same for every try: of an event, its own id. */
  id: string;
  kind: DeliveryKind;
  /** Null: a test. */
  lead_id: string | null;
  created_at: string;
  state: (typeof deliveryStates)[number];
  /** When it is due; while it is being sent, when another process takes it over. Null: it is over. */
  next_try_at: string | null;
  tries: Generated<number>;
  first_tried_at: string | null;
  tried_at: string | null;
  /** 1 if somebody wants it sent once, whatever the state of its webhook. */
  by_hand: Generated<Flag>;
  status: number | null;
  fault: DeliveryFault | null;
  milliseconds: number | null;
  /** What a refusal began with. It may name a person, so the row is deleted with its lead. */
  excerpt: Generated<string>;
};
