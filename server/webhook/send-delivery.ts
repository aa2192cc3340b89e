import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { DeliveryFault } from "#domain/webhook/webhook.ts";
import type { Connection } from "#server/database/connection.ts";
import type { OutsideCalls } from "#server/outside/outside-calls.ts";
import type { Seal } from "#server/outside/seal.ts";
import type { StoredDelivery } from "./deliveries-repository.ts";
import { excerptOf } from "./excerpt.ts";
import { payloadOf } from "./payload-of.ts";
import { signedHeaders } from "./signature.ts";
import { findWebhook } from "./webhooks-repository.ts";

/** Milliseconds that a program has to answer. */
const within = 15_000;
/** Bytes of an answer that are read at most. */
const mostBytes = 4_096;

/** What came of one try. `milliseconds`: how long the program took. */
export type DeliveryOutcome = {
  hasArrived: boolean;
  status: number | null;
  fault: DeliveryFault | null;
  milliseconds: number | null;
  excerpt: string;
};

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  calls: OutsideCalls;
  seal: Seal;
  clock: () => Date;
};

/** Posts a delivery once. @returns undefined when its webhook is gone, or `stop` has ended it before it was known to arrive. */
export async function sendDelivery(
  { connection, profile, calls, seal, clock }: Deps,
  row: StoredDelivery,
  stop: AbortSignal,
): Promise<DeliveryOutcome | undefined> {
  const webhook = await findWebhook(connection.database, row.webhook_id);
  if (!webhook) return undefined;
  const { id, former_secret, former_until } = webhook;
  const now = clock();
  const address = seal.open(webhook.address, id);
  const secret = seal.open(webhook.secret, id);
  if (address === undefined || secret === undefined) return notSent("sealed");
  const isFormerGood = former_secret !== null && (former_until ?? "") > now.toISOString();
  const former = isFormerGood ? seal.open(former_secret, id) : undefined;
  const payload = await payloadOf(connection, row, profile);
  if (!payload) return notSent("unreadable");
  const body = JSON.stringify(payload);
  const started = performance.now();
  const answer = await calls.call({
    ...{ address, method: "POST", within, mostBytes, isCut: true, signal: stop },
    headers: {
      "content-type": "application/json",
      ...signedHeaders([secret, ...(former ? [former] : [])], { id: row.id, at: now, body }),
    },
    body: Buffer.from(body),
  });
  const milliseconds = Math.round(performance.now() - started);
  if ("fault" in answer) {
    if (stop.aborted) return undefined;
    return { ...notSent(answer.fault), milliseconds };
  }
  const { status } = answer;
  const hasArrived = status >= 200 && status < 300;
  // It may name the person, and nothing deletes what comes after the lead.
  const isKept = !hasArrived && row.kind !== "gone";
  const excerpt = isKept ? excerptOf(answer.body) : "";
  return { hasArrived, status, fault: null, milliseconds, excerpt };
}

function notSent(fault: DeliveryFault): DeliveryOutcome {
  return { hasArrived: false, status: null, fault, milliseconds: null, excerpt: "" };
}
