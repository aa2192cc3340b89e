import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { blocksOf, mostBlocks } from "#server/plugins/client-network.ts";
import { tooMany } from "#server/refusal.ts";
import { count, forgetEnded, type Window } from "./counters-repository.ts";
import { minute, type OfNetwork, type Rule, rules, type SilentRule } from "./limit-rules.ts";
import { limitSentences } from "./limit-sentences.ts";

/** A rule, the holder it counts for (of a rule of networks a network), and what else is counted apart. */
export type Use<Used extends Rule> = readonly [rule: Used, holder: string, apart?: string];

/** A block of addresses around a network, as a rule counts it, and how many times as many as one network it may. */
export type CountedBlock = { digest: string; times: number };

/** What uses are counted with. */
export type Counting = {
  connection: Connection;
  profile: Pick<BusinessProfile, "phone" | "hotline">;
  /** Key for the digests under which networks and mailboxes are stored. */
  secret: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** When what had ended was last deleted, in epoch milliseconds. */
  lastForgotten: number;
};

/** Counts one use under each rule and refuses for the first that is full. */
export async function countUse(
  counting: Counting,
  database: Database | DatabaseTransaction,
  ...uses: Use<Exclude<Rule, SilentRule>>[]
): Promise<void> {
  const [full] = await fullAmong(counting, database, uses);
  if (full)
    throw tooMany(
      limitSentences(counting.profile)[full.rule],
      full.rule,
      full.opensAt,
      counting.clock(),
    );
}

/**
 * Counts one use under each rule; returns the full ones with the time they open again. A larger block counts only what
 * the smaller ones had room for: otherwise a single phone, refused again and again, would use up its carrier's block.
 */
export async function fullAmong<Used extends Rule>(
  counting: Counting,
  database: Database | DatabaseTransaction,
  uses: readonly Use<Used>[],
): Promise<{ rule: Used; opensAt: Date }[]> {
  for (let size = 0; size < mostBlocks; size += 1) {
    const windows = uses.flatMap((use) => {
      const window = windowOf(counting, use, size);
      return window ? [{ rule: use[0], window }] : [];
    });
    if (windows.length === 0) break;
    const openings = await count(
      database,
      windows.map(({ window }) => window),
      counting.clock(),
    );
    const full = windows.flatMap(({ rule }, index) => {
      const opensAt = openings[index];
      return opensAt ? [{ rule, opensAt }] : [];
    });
    if (full.length > 0) return full;
  }
  return [];
}

/** What counts a use: for the holder itself, or for a larger block around a network; undefined if there is none. */
function windowOf(
  counting: Counting,
  [rule, holder, apart = ""]: Use<Rule>,
  size: number,
): Window | undefined {
  const { most, milliseconds, ofNetwork }: Omit<Window, "name"> & OfNetwork = rules[rule];
  const blocks = ofNetwork ? blocksOf(holder) : [{ name: holder, times: 1 }];
  const block = blocks[size];
  if (!block) return undefined;
  return {
    name: nameOf(counting, rule, block.name + apart),
    most: most * block.times,
    milliseconds,
  };
}

function nameOf(counting: Counting, rule: Rule, holder: string): string {
  const digest = createHmac("sha256", counting.secret).update(`limit ${rule} ${holder}`);
  return `${rule} ${digest.digest("base64url").slice(0, 22)}`;
}

/** The blocks around a network, the smallest first. */
export function countedBlocks(counting: Counting, rule: Rule, network: string): CountedBlock[] {
  return blocksOf(network).map(({ name, times }) => ({
    digest: nameOf(counting, rule, name),
    times,
  }));
}

/** Counts a mail that a network has caused, in a larger block only if the smaller ones had room for it. */
export async function hasCausedTooMany(
  counting: Counting,
  transaction: DatabaseTransaction,
  blocks: readonly CountedBlock[],
): Promise<boolean> {
  const { most, milliseconds } = rules.causedMails;
  for (const { digest, times } of blocks) {
    const window = { name: digest, most: most * times, milliseconds };
    const [opensAt] = await count(transaction, [window], counting.clock());
    if (opensAt) return true;
  }
  return false;
}

/** Runs at most once a minute, during a submission; its failure does not refuse the submission. */
export async function forgetNowAndThen(counting: Counting): Promise<void> {
  const now = counting.clock();
  if (Math.abs(now.getTime() - counting.lastForgotten) < minute) return;
  counting.lastForgotten = now.getTime();
  try {
    await forgetEnded(counting.connection, now);
  } catch (error) {
    counting.log.warn({ err: error }, "ended limits could not be deleted");
  }
}
