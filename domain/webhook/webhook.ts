import { z } from "zod/mini";
import { outsideFaults } from "#domain/outside/outside-fault.ts";
import { programEventKinds } from "#domain/program/program-records.ts";

/* Addresses of other programs, to which what happens to leads is posted, signed as Standard Webhooks says. */

/** What a webhook can be told of: each kind of event that programs read, and that a lead is gone. */
export const webhookKinds = [
  ...programEventKinds,
  /** A lead was erased, or kept long enough: whoever has a copy deletes it. */
  "gone",
] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/** What is posted: what webhooks are told of, and a test by whoever sets one up. */
export const deliveryKinds = [...webhookKinds, "test"] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

export const webhookStates = [
  "on",
  /** By an owner: what happens meanwhile is not sent later. */
  "paused",
  /** By the site. */
  "off",
] as const;

export type WebhookState = (typeof webhookStates)[number];

/** Why the site switched a webhook off. */
export const webhookEnds = [
  /** Its program has answered that it wants nothing more (410). */
  "gone",
  /** For three days nothing but failures. */
  "failing",
  /** Whoever chose where it leads is no longer an owner here. */
  "left",
] as const;

export type WebhookEnd = (typeof webhookEnds)[number];

/** For how long receivers may still check by the secret before: what is sent is signed with both. */
export const formerSecretHours = 24;

/** What every secret begins with, so that it is recognized (Standard Webhooks); 32 random bytes in base64 follow. */
export const secretPrefix = "whsec_";

export const mostWebhooks = 20;

/** A webhook as the desk shows it: never its secret. */
export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: the site's key has changed since, so that it can no longer be read. */
  address: z.nullable(z.string()),
  kinds: z.array(z.enum(webhookKinds)),
  state: z.enum(webhookStates),
  /** Of one that is off. */
  offBecause: z.nullable(z.enum(webhookEnds)),
  /** Who chose last where it leads. */
  madeBy: z.object({ id: z.string(), name: z.string() }),
  madeAt: z.string(),
  /** Since when nothing has arrived; null: the last one has, or nothing was sent. */
  failingSince: z.nullable(z.string()),
  /** When one last arrived; null: never. */
  arrivedAt: z.nullable(z.string()),
  /** How many wait to be sent, or to be sent again; what somebody sends by hand is tried at once, and then waits no more. */
  waiting: z.number(),
  /** Until when the secret before is good as well; null: there is none. */
  formerSecretUntil: z.nullable(z.string()),
});

export type Webhook = z.output<typeof webhook>;

export const deliveryStates = [
  /** To be sent, or to be sent again. */
  "waiting",
  "arrived",
  /** Given up. */
  "failed",
] as const;

/** Why something did not arrive, where no status says it. */
export const deliveryFaults = [
  ...outsideFaults,
  /** The site's key has changed since address and secret were stored. */
  "sealed",
  /** This release cannot read the event. */
  "unreadable",
  /** Its webhook was switched off or paused before. */
  "off",
  /** An operator gave up what a restored backup had waiting. */
  "dropped",
] as const;

export type DeliveryFault = (typeof deliveryFaults)[number];

/** What a program's answer begins with when it refuses, in characters. */
export const longestExcerpt = 200;

/** What was posted to a webhook, or waits to be, as its log shows it. */
export const delivery = z.object({
  /** The `webhook-id`. */
  id: z.string(),
  kind: z.enum(deliveryKinds),
  /** Null: it is of none, or of one that is gone. */
  lead: z.nullable(z.object({ id: z.string(), number: z.number() })),
  at: z.string(),
  state: z.enum(deliveryStates),
  /** How often it was sent. */
  tries: z.number(),
  triedAt: z.nullable(z.string()),
  /** Of one that waits. */
  nextTryAt: z.nullable(z.string()),
  /** What the program answered last; null: it did not. */
  status: z.nullable(z.number()),
  fault: z.nullable(z.enum(deliveryFaults)),
  /** How long the last try took. */
  milliseconds: z.nullable(z.number()),
  /** What its refusal said. */
  excerpt: z.string(),
});

export type Delivery = z.output<typeof delivery>;
