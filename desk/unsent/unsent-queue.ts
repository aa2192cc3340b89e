import type { Mutation, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { noOutcome, type OutcomeRefusal, refusalOf } from "#desk/day/outcome-draft.ts";
import {
  type DraftStorage,
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  storedDrafts,
  unsentPlace,
} from "#desk/drafts/draft-store.ts";
import { putBack, sentAs } from "./entry-place.ts";
import { isOwnState } from "./own-state.ts";
import { NotToBeSent, sentOnceOnline } from "./sent-once-online.ts";
import {
  type EntryOrigin,
  isForTimeline,
  type UnsentEntry,
  type UnsentOutcome,
  type Written,
} from "./unsent-entry.ts";

/** The calls of an entry. Each throws `ApiFailure`, or whatever `fetch` throws without an answer. */
export type EntryCalls = {
  /** The id of whoever is signed in now. */
  whoIsIn(): Promise<string>;
  saveState(entry: UnsentOutcome): Promise<void>;
  /** Returns the versions of the lead before and after, if it has raised them by itself. */
  addToTimeline(entry: UnsentEntry): Promise<Versions | undefined>;
};

type Versions = { before: number; after: number };

export const unsentKey = "unsent";

/**
 * Sends what somebody has written about leads, what was written offline once there is a network; what is about one lead
 * in the order in which it was written. Each entry is a draft in the storage until the server has it, so it is counted,
 * deleted and forgotten like every draft (`desk/drafts`), and a mutation that pauses while there is no network and is
 * tried again while the server does not answer. Only what is still stored is sent, so that another tab, signing out and
 * the erasure of the lead can stop it; and only while whoever wrote it is signed in.
 */
export function unsentQueue(parts: {
  queries: QueryClient;
  storage: DraftStorage;
  calls: EntryCalls;
}) {
  const { queries, storage, calls } = parts;
  const mutations = queries.getMutationCache();
  /** By key, in a browser that blocks its storage. */
  const unstored = new Map<string, UnsentEntry>();

  return {
    /** Sends what was written; the caller empties its form. */
    add(written: Written, of: EntryOrigin): void {
      const entry = { ...written, ...of, ...sentAs(storage, written, of) };
      forgetEnded(entry);
      keep(entry);
      start(entry);
    },

    /** Sends what somebody has left in this browser, once they are signed in. */
    resume(staffId: string): void {
      const left = storedDrafts(storage)
        .filter((draft) => draft.staffId === staffId && draft.isUnsent)
        .flatMap(({ key }) => readDraft<UnsentEntry>(storage, key) ?? []);
      for (const entry of left.toSorted((one, other) => one.at - other.at)) {
        if (!underWay(entry)) start(entry);
      }
    },

    /** Puts an entry that was not sent yet back into its form, to be changed or discarded. */
    takeBack(given: UnsentEntry): void {
      const entry = kept(given);
      if (!entry) return;
      comeBack(entry);
      const mutation = underWay(entry);
      if (mutation) mutations.remove(mutation);
    },
  };

  function start(entry: UnsentEntry): void {
    const mutation = mutations.build<void, Error, UnsentEntry, unknown>(queries, {
      ...sentOnceOnline,
      mutationKey: [unsentKey, entry.leadId],
      scope: { id: `${unsentKey}:${entry.leadId}` },
      // A refusal is shown until somebody has read it.
      gcTime: Number.POSITIVE_INFINITY,
      mutationFn: send,
      onSuccess: () => drop(entry),
      onError: (error) => {
        refuse(entry, error);
        void queries.invalidateQueries({ queryKey: ["lead", entry.leadId] });
      },
      onSettled: () => {
        // Not awaited: without a network, that would look as if the entry were not sent.
        void queries.invalidateQueries({ queryKey: ["day"] });
        void queries.invalidateQueries({ queryKey: ["counts"] });
        void queries.invalidateQueries({ queryKey: ["loose-ends"] });
      },
    });
    // Whoever shows the mutation sees how it ends.
    mutation.execute(entry).catch(() => {});
  }

  /** First the state, which somebody else may have changed, then the rest. What is saved is not sent again. */
  async function send(given: UnsentEntry): Promise<void> {
    if (!kept(given) || (await calls.whoIsIn()) !== given.staffId) throw new NotToBeSent();
    let entry = stillKept(given);
    if (entry.kind === "outcome" && entry.words.state) {
      await saveState(entry);
      stillKept(given);
      const { note } = entry.words;
      entry = { ...entry, words: { ...noOutcome, note } };
      keep(entry);
    }
    if (!isForTimeline(entry)) return;
    const versions = await calls.addToTimeline(entry);
    if (versions) rebaseOutcomes(entry, versions);
  }

  /** What the same person has chosen since is in no conflict with what has just been sent. */
  function rebaseOutcomes({ leadId, staffId }: UnsentEntry, { before, after }: Versions): void {
    for (const mutation of mutations.findAll({ mutationKey: [unsentKey, leadId] })) {
      const given = entryOf(mutation);
      const entry = given?.staffId === staffId ? kept(given) : undefined;
      if (entry?.kind !== "outcome" || entry.version !== before) continue;
      keep({ ...entry, version: after });
    }
  }

  /** A conflict with what the same person has sent before it is none. */
  async function saveState(entry: UnsentOutcome): Promise<void> {
    try {
      await calls.saveState(entry);
    } catch (error) {
      const conflict = conflictOf(error);
      const stored = conflict?.lead;
      const isStale = stored && !conflict.isOfOtherVisit;
      if (!isStale || !isOwnState(stored.timeline, entry.staffId)) throw error;
      const rebased = { ...entry, version: stored.version };
      keep(rebased);
      await calls.saveState(rebased);
    }
  }

  /** Brings the words back to the person, except about a lead that is gone for them: nothing is kept of it. */
  function refuse(given: UnsentEntry, error: unknown): void {
    const entry = kept(given);
    if (!entry || error instanceof NotToBeSent) return;
    if (isGone(error)) drop(entry);
    else comeBack(entry, refusalOf(error));
  }

  function comeBack(entry: UnsentEntry, refusal?: OutcomeRefusal): void {
    putBack(storage, entry, refusal);
    drop(entry);
  }

  /** Forgets what has become of entries of the same lead, unless a refusal of another kind is still to be read. */
  function forgetEnded({ leadId, kind }: UnsentEntry): void {
    for (const mutation of mutations.findAll({ mutationKey: [unsentKey, leadId] })) {
      const { status } = mutation.state;
      const isRead = status !== "error" || entryOf(mutation)?.kind === kind;
      if (status !== "pending" && isRead) mutations.remove(mutation);
    }
  }

  function underWay({ id, leadId }: UnsentEntry): Mutation | undefined {
    return mutations
      .findAll({ mutationKey: [unsentKey, leadId], status: "pending" })
      .find((mutation) => entryOf(mutation)?.id === id);
  }

  function keep(entry: UnsentEntry): void {
    const key = keyOf(entry);
    if (!keepDraft(storage, key, entry)) unstored.set(key, entry);
  }

  /** As it is now; undefined once it was sent, has come back or was deleted. */
  function kept(entry: UnsentEntry): UnsentEntry | undefined {
    const key = keyOf(entry);
    return unstored.get(key) ?? readDraft<UnsentEntry>(storage, key);
  }

  function stillKept(given: UnsentEntry): UnsentEntry {
    const entry = kept(given);
    if (!entry) throw new NotToBeSent();
    return entry;
  }

  function drop(entry: UnsentEntry): void {
    unstored.delete(keyOf(entry));
    dropDraft(storage, keyOf(entry));
  }
}

/** The entry that a mutation of the queue sends. */
export function entryOf({ state }: Pick<Mutation, "state">): UnsentEntry | undefined {
  return state.variables as UnsentEntry | undefined;
}

/** Whether the server would not have it, so that its person has to know. */
export function isRefused({ state }: Pick<Mutation, "state">): boolean {
  return state.status === "error" && !(state.error instanceof NotToBeSent);
}

/** Whether the lead that it is about can no longer be found. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

function keyOf({ staffId, leadId, id }: Pick<UnsentEntry, "staffId" | "leadId" | "id">): string {
  return draftKey(staffId, unsentPlace(leadId, id));
}
