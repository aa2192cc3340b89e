import { z } from "zod/mini";
import { type MailboxFault, mailboxFaults } from "#domain/outside/silence-contract.ts";
import type { Database } from "#server/database/connection.ts";
import {
  findSetting,
  settingOrInitial,
  storeSetting,
} from "#server/database/settings-repository.ts";

/*
 * How far the mailbox has been read, in `settings`, which all processes share: one of them reads at a time.
 */

const names = {
  ...{ read: "replies-read", turn: "replies-turn", answered: "replies-answered" },
  fault: "replies-fault",
} as const;

const readTo = z.object({
  /** Which mailbox, and how the server counts it (RFC 9051, section 2.3.1.1); another one has other numbers. */
  uidValidity: z.string(),
  /** The number of the last mail that was looked at. */
  uid: z.number(),
  /** Since the server counts anew: of mails up to this number, those are looked at that came since this moment. */
  again: z.optional(z.object({ to: z.number(), since: z.string() })),
});

export type ReadTo = z.output<typeof readTo>;

export async function findReadTo(database: Database): Promise<ReadTo | undefined> {
  const stored = await findSetting(database, names.read);
  try {
    return stored === undefined ? undefined : readTo.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

export function storeReadTo(database: Database, to: ReadTo): Promise<void> {
  return storeSetting(database, names.read, JSON.stringify(to));
}

/** Takes the turn to read, in one statement; false while another process has it. One that died loses it `until` then. */
export async function takeTurn(database: Database, now: Date, until: Date): Promise<boolean> {
  await settingOrInitial(database, names.turn, "");
  const taken = await database
    .updateTable("settings")
    .set({ value: until.toISOString() })
    .where("name", "=", names.turn)
    .where("value", "<=", now.toISOString())
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends the turn that was taken `until` then; one that another process has taken since goes on. */
export async function endTurn(database: Database, until: Date): Promise<void> {
  await database
    .updateTable("settings")
    .set({ value: "" })
    .where("name", "=", names.turn)
    .where("value", "=", until.toISOString())
    .execute();
}

/** When the mailbox last answered, or was first asked; undefined: it was not yet. */
export async function findAnswered(database: Database): Promise<Date | undefined> {
  const stored = await findSetting(database, names.answered);
  return stored ? new Date(stored) : undefined;
}

/** From now on it counts as not answering, unless it has answered before. */
export async function beginAsking(database: Database, now: Date): Promise<void> {
  await settingOrInitial(database, names.answered, now.toISOString());
}

export function storeAnswered(database: Database, now: Date): Promise<void> {
  return storeSetting(database, names.answered, now.toISOString());
}

/** Why the last reading failed; null: it did not. */
export async function findFault(database: Database): Promise<MailboxFault | null> {
  const stored = await findSetting(database, names.fault);
  return mailboxFaults.find((fault) => fault === stored) ?? null;
}

export function storeFault(database: Database, fault: MailboxFault | null): Promise<void> {
  return storeSetting(database, names.fault, fault ?? "");
}
