import type { Mutation, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  type DraftStorage,
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  storedDrafts,
  unsentPlace,
} from "#desk/drafts/draft-store.ts";
import { draftSubmission } from "#desk/drafts/draft-submission.ts";
import { putDraft } from "#desk/drafts/use-draft.ts";
import {
  type OutcomeDraft,
  type OutcomeWords,
  outcomeDraftKey,
  refusalOf,
  returnedDraft,
  wordsOf,
} from "./outcome-draft.ts";

/** An outcome on its way to the server. */
export type SentOutcome = {
  /** The idempotency key of its calls: sent again after a lost answer, it has no second effect. */
  id: string;
  staffId: string;
  leadId: string;
  /** Whose appointment it is, and on which day, to say so if it is refused. */
  name: string;
  day: string;
  /** The version of the lead that the state is based on. */
  version: number;
  words: OutcomeWords;
};

/** The calls of an outcome. Each throws `ApiFailure`, or whatever `fetch` throws without an answer. */
export type OutcomeCalls = {
  /** The id of whoever is signed in now. */
  whoIsIn(): Promise<string>;
  saveState(outcome: SentOutcome): Promise<void>;
  addNote(outcome: SentOutcome): Promise<void>;
};

/** Neither sent nor refused: it has been taken back, or belongs to somebody who is not signed in. */
class NotToBeSent extends Error {}

export const outcomeKey = "outcome";

/**
 * Sends outcomes, those written offline once there is a network. Each is a draft in the storage until the server has
 * it, so it is counted, deleted and forgotten like every draft (`desk/drafts`), and a mutation that pauses while there
 * is no network and is tried again while the server does not answer. Only what is still stored is sent, so that another
 * tab, signing out and the erasure of the lead can stop it; and only while whoever wrote it is signed in.
 */
export function outcomeQueue(parts: {
  queries: QueryClient;
  storage: DraftStorage;
  calls: OutcomeCalls;
}) {
  const { queries, storage, calls } = parts;
  const mutations = queries.getMutationCache();
  /** By key, in a browser that blocks its storage. */
  const unstored = new Map<string, SentOutcome>();

  return {
    /** Sends what is typed; the caller empties its form. */
    add(draft: OutcomeDraft, of: Omit<SentOutcome, "id" | "words">): void {
      const words = wordsOf(draft);
      const { key: id } = draftSubmission(draft.sent, { version: of.version, ...words });
      const outcome = { ...of, id, words };
      for (const ended of mutations.findAll({ mutationKey: [outcomeKey, of.leadId] })) {
        if (ended.state.status !== "pending") mutations.remove(ended);
      }
      keep(outcome);
      start(outcome);
    },

    /** Sends what somebody has left in this browser, once they are signed in. */
    resume(staffId: string): void {
      for (const draft of storedDrafts(storage)) {
        if (draft.staffId !== staffId || !draft.isUnsent) continue;
        const outcome = readDraft<SentOutcome>(storage, draft.key);
        if (outcome && !underWay(outcome)) start(outcome);
      }
    },

    /** Puts an outcome that was not sent yet back into its form, to be changed. */
    takeBack(given: SentOutcome): void {
      const outcome = kept(given);
      if (!outcome) return;
      comeBack(outcome);
      const mutation = underWay(outcome);
      if (mutation) mutations.remove(mutation);
    },
  };

  function start(outcome: SentOutcome): void {
    const mutation = mutations.build<void, Error, SentOutcome, unknown>(queries, {
      mutationKey: [outcomeKey, outcome.leadId],
      scope: { id: `${outcomeKey}:${outcome.leadId}` },
      networkMode: "online",
      retry: (_failures, error) => isPassing(error),
      mutationFn: send,
      onSuccess: () => drop(outcome),
      onError: (error) => refuse(outcome, error),
      onSettled: () => {
        // Not awaited: without a network, that would look as if the outcome were not sent.
        void queries.invalidateQueries({ queryKey: ["day"] });
        void queries.invalidateQueries({ queryKey: ["lead", outcome.leadId] });
      },
    });
    // Whoever shows the mutation sees how it ends.
    mutation.execute(outcome).catch(() => {});
  }

  /** First the state, which somebody else may have changed, then the note. What is saved is not sent again. */
  async function send(given: SentOutcome): Promise<void> {
    if (!kept(given) || (await calls.whoIsIn()) !== given.staffId) throw new NotToBeSent();
    let outcome = kept(given);
    if (outcome?.words.state) {
      await calls.saveState(outcome);
      if (!kept(given)) throw new NotToBeSent();
      outcome = { ...outcome, words: { ...outcome.words, state: "", lostReason: "" } };
      keep(outcome);
    }
    if (outcome?.words.note.trim()) await calls.addNote(outcome);
  }

  /** Brings the words back to the person, except about a lead that is gone for them: nothing is kept of it. */
  function refuse(given: SentOutcome, error: unknown): void {
    const outcome = kept(given);
    if (!outcome || error instanceof NotToBeSent) return;
    const status = error instanceof ApiFailure ? error.status : 0;
    if (status === 404) drop(outcome);
    else comeBack(outcome, { refusal: refusalOf(error, status === 401) });
  }

  function comeBack(outcome: SentOutcome, why: Pick<OutcomeDraft, "refusal"> = {}): void {
    const { id: key, version, words, staffId, leadId } = outcome;
    const sent = { ...draftSubmission(undefined, { version, ...words }), key };
    const place = outcomeDraftKey(staffId, leadId);
    const typed = readDraft<OutcomeDraft>(storage, place);
    putDraft(storage, place, returnedDraft(typed, { ...words, sent, ...why }));
    drop(outcome);
  }

  function underWay({ id, leadId }: SentOutcome): Mutation | undefined {
    return mutations
      .findAll({ mutationKey: [outcomeKey, leadId], status: "pending" })
      .find((mutation) => outcomeOf(mutation)?.id === id);
  }

  function keep(outcome: SentOutcome): void {
    const key = keyOf(outcome);
    if (!keepDraft(storage, key, outcome)) unstored.set(key, outcome);
  }

  /** As it is now; undefined once it was sent, has come back or was deleted. */
  function kept(outcome: SentOutcome): SentOutcome | undefined {
    const key = keyOf(outcome);
    return unstored.get(key) ?? readDraft<SentOutcome>(storage, key);
  }

  function drop(outcome: SentOutcome): void {
    unstored.delete(keyOf(outcome));
    dropDraft(storage, keyOf(outcome));
  }
}

/** The outcome that a mutation of the queue sends. */
export function outcomeOf({ state }: Pick<Mutation, "state">): SentOutcome | undefined {
  return state.variables as SentOutcome | undefined;
}

/** Whether the server would not have it, so that its person has to know. */
export function isRefused({ state }: Pick<Mutation, "state">): boolean {
  return state.status === "error" && !(state.error instanceof NotToBeSent);
}

function keyOf({ staffId, leadId, id }: Pick<SentOutcome, "staffId" | "leadId" | "id">): string {
  return draftKey(staffId, unsentPlace(leadId, id));
}

/** Whether the same call may work a little later: there was no answer, or the server asks to wait. */
function isPassing(error: unknown): boolean {
  if (error instanceof NotToBeSent) return false;
  return !(error instanceof ApiFailure) || error.status >= 500 || error.status === 429;
}
