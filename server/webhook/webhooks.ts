import { addressFaultInWords } from "#content/en/webhooks.ts";
import { formerSecretHours, mostWebhooks, type Webhook } from "#domain/webhook/webhook.ts";
import type { NewWebhook, WebhookChanges } from "#domain/webhook/webhook-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import type { WebhooksTable } from "#server/database/schema/webhook-tables.ts";
import type { OutsideCalls } from "#server/outside/outside-calls.ts";
import type { Seal } from "#server/outside/seal.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { giveUpWaiting } from "./deliveries-repository.ts";
import type { WebhookSender } from "./send-deliveries.ts";
import { newWebhookSecret } from "./signature.ts";
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  isMakerOwner,
  kindsColumn,
  kindsOf,
  requireWebhook,
  updateWebhook,
} from "./webhooks-repository.ts";

/** Milliseconds in which the name of a server has to be known. */
const lookedUpWithin = 5_000;

type Staff = Pick<StaffTable, "id">;

type Deps = {
  connection: Connection;
  calls: OutsideCalls;
  seal: Seal;
  sender: Pick<WebhookSender, "wake">;
  clock: () => Date;
};

export type WebhookServices = ReturnType<typeof createWebhookServices>;

/** Addresses of other programs to which what happens to leads is posted. */
export function createWebhookServices(deps: Deps) {
  return {
    list: () => listOf(deps, deps.connection.database),
    add: (by: Staff, wanted: NewWebhook) => add(deps, by, wanted),
    change: (by: Staff, id: string, changes: WebhookChanges) => change(deps, by, id, changes),
    rotate: (by: Staff, id: string) => rotate(deps, by, id),
    remove: (by: Staff, id: string) => remove(deps, by, id),
  };
}

/** Adds a webhook, with a secret that nobody sees again. @throws Refusal 400 for an address that is not called; 409 when there are enough. */
async function add(deps: Deps, by: Staff, { name, address, kinds }: NewWebhook) {
  const { connection, seal, clock } = deps;
  const typed = await callable(deps, address);
  const id = unguessableId();
  const secret = newWebhookSecret();
  const now = clock();
  return connection.transact(async (transaction) => {
    if ((await findWebhooks(transaction)).length >= mostWebhooks) {
      throw new Refusal(409, `There are ${mostWebhooks} webhooks. Remove one that nobody needs.`);
    }
    await insertWebhook(transaction, {
      ...{ id, name, address: seal.seal(typed, id), secret: seal.seal(secret, id) },
      ...{ former_secret: null, former_until: null, kinds: kindsColumn(kinds) },
      ...{ made_by: by.id, made_at: now.toISOString(), state: "on", off_because: null },
      ...{ failing_since: null, arrived_at: null },
    });
    await addAuditEntry(transaction, {
      ...{ at: now, staffId: by.id, action: "webhook.added" },
      details: { webhook: id, host: new URL(typed).host, kinds },
    });
    return { id, secret, webhooks: await listOf(deps, transaction) };
  });
}

/** @throws Refusal 404; 400 for an address that is not called. */
async function change(
  deps: Deps,
  by: Staff,
  id: string,
  { name, address, kinds, state }: WebhookChanges,
): Promise<Webhook[]> {
  const { connection, seal, sender, clock } = deps;
  const typed = address === undefined ? undefined : await callable(deps, address);
  const webhooks = await connection.transact(async (transaction) => {
    await requireWebhook(transaction, id);
    const columns: Partial<WebhooksTable> = {
      ...(name !== undefined && { name }),
      ...(typed !== undefined && { address: seal.seal(typed, id), made_by: by.id }),
      ...(kinds !== undefined && { kinds: kindsColumn(kinds) }),
      ...(state === "paused" && { state }),
      ...(state === "on" && { state, off_because: null, failing_since: null, made_by: by.id }),
    };
    if (Object.keys(columns).length > 0) await updateWebhook(transaction, id, columns);
    if (state === "paused") await giveUpWaiting(transaction, id);
    const fields = Object.entries({ name, address, kinds }).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    );
    await addAuditEntry(transaction, {
      ...{ at: clock(), staffId: by.id, action: "webhook.changed" },
      details: {
        ...{ webhook: id, fields },
        ...(typed !== undefined && { host: new URL(typed).host }),
        ...(state && { state }),
      },
    });
    return listOf(deps, transaction);
  });
  sender.wake();
  return webhooks;
}

/** Gives a webhook another secret; for a day the one before is good as well. @throws Refusal 404 */
async function rotate({ connection, seal, clock, ...deps }: Deps, by: Staff, id: string) {
  const now = clock();
  const secret = newWebhookSecret();
  const until = new Date(now.getTime() + formerSecretHours * 3_600_000).toISOString();
  return connection.transact(async (transaction) => {
    const { secret: former } = await requireWebhook(transaction, id);
    await updateWebhook(transaction, id, {
      secret: seal.seal(secret, id),
      ...{ former_secret: former, former_until: until },
    });
    await addAuditEntry(transaction, {
      ...{ at: now, staffId: by.id, action: "webhook.rotated" },
      details: { webhook: id },
    });
    const webhooks = await listOf({ connection, seal, clock, ...deps }, transaction);
    return { id, secret, webhooks };
  });
}

async function remove(deps: Deps, by: Staff, id: string): Promise<Webhook[]> {
  return deps.connection.transact(async (transaction) => {
    if (isId(id) && (await deleteWebhook(transaction, id))) {
      await addAuditEntry(transaction, {
        ...{ at: deps.clock(), staffId: by.id, action: "webhook.removed" },
        details: { webhook: id },
      });
    }
    return listOf(deps, transaction);
  });
}

/** An address as somebody typed it, if it may be called. @throws Refusal 400 */
async function callable({ calls }: Deps, typed: string): Promise<string> {
  const address = typed.trim();
  const fault = await calls.obstacle({ address, within: lookedUpWithin });
  if (!fault) return address;
  throw invalidInput({ address: addressFaultInWords(fault) }).because(`webhook: ${fault}`);
}

async function listOf({ seal, clock }: Deps, database: Database): Promise<Webhook[]> {
  const now = clock().toISOString();
  const found = await findWebhooks(database);
  return found.map((row) => {
    const hasLeft = row.state === "on" && !isMakerOwner(row);
    return {
      ...{ id: row.id, name: row.name, kinds: kindsOf(row) },
      address: seal.open(row.address, row.id) ?? null,
      state: hasLeft ? "off" : row.state,
      offBecause: hasLeft ? "left" : row.off_because,
      madeBy: { id: row.made_by, name: row.maker_name },
      ...{ madeAt: row.made_at, failingSince: row.failing_since, arrivedAt: row.arrived_at },
      waiting: Number(row.waiting ?? 0),
      formerSecretUntil: (row.former_until ?? "") > now ? row.former_until : null,
    };
  });
}
