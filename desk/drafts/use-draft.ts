import { useCallback, useEffect, useRef, useState } from "react";
import { useMe } from "#desk/shell/use-me.ts";
import {
  type DraftStorage,
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  sentKeyOf,
} from "./draft-store.ts";
import { draftSubmission, type SentDraft } from "./draft-submission.ts";

export type Draft<Value> = {
  value: Value;
  set: (value: Value) => void;
  /** Call it once the draft was discarded. */
  clear: () => void;
  /** The value at this moment, for what runs after an answer. */
  latest: () => Value;
  /** The header that lets the server recognize a repeat of this body. */
  repeatable: (body: unknown) => { "idempotency-key": string };
  /** Call it once `sent` was stored: clears the draft, unless it has been changed since. */
  finish: (sent: Value) => void;
  /** Whether the draft would survive a reload right now. */
  isKept: boolean;
};

type Held<Value> = { value: Value; isKept: boolean };

/** Tells each form that shows a draft when it changes: a form may be opened again during a call. */
const changes = new EventTarget();

/** Puts something into a place as if it had just been typed there: forms that show the place follow. */
export function putDraft<Value>(storage: DraftStorage, key: string, value: Value): void {
  const held: Held<Value> = { value, isKept: keepDraft(storage, key, value) };
  changes.dispatchEvent(new CustomEvent(key, { detail: held }));
}

/**
 * What somebody types in one place of the desk (`lead:<id>:note`), stored in this browser from the
 * first keystroke: it survives reload, failed calls and a session that ends by itself. It goes when
 * the person signs out, when its lead is gone (`gone-leads.ts`) and after 30 days. The hook does not
 * follow a changing place, so give the component a `key` per place.
 */
export function useDraft<Value>(place: string, empty: Value): Draft<Value> {
  const key = draftKey(useMe().id, place);
  const sentKey = sentKeyOf(key);
  const [first] = useState(empty);
  const [held, setHeld] = useState<Held<Value>>(() => {
    const kept = readDraft<Value>(localStorage, key);
    return { value: kept ?? first, isKept: kept !== undefined };
  });
  const newest = useRef(held);
  /** For a draft that is not stored, such as a call's without a note. */
  const sent = useRef<SentDraft>(undefined);

  useEffect(() => {
    const follow = (change: Event) => {
      if (!(change instanceof CustomEvent)) return;
      newest.current = change.detail;
      setHeld(change.detail);
    };
    changes.addEventListener(key, follow);
    return () => changes.removeEventListener(key, follow);
  }, [key]);

  const hold = useCallback(
    (next: Held<Value>) => {
      newest.current = next;
      setHeld(next);
      changes.dispatchEvent(new CustomEvent(key, { detail: next }));
    },
    [key],
  );
  const set = useCallback(
    (value: Value) => {
      const isEmpty = JSON.stringify(value) === JSON.stringify(first);
      if (isEmpty) dropDraft(localStorage, key);
      hold({ value, isKept: !isEmpty && keepDraft(localStorage, key, value) });
    },
    [hold, key, first],
  );
  const forgetSent = useCallback(() => {
    sent.current = undefined;
    dropDraft(localStorage, sentKey);
  }, [sentKey]);
  const clear = useCallback(() => {
    dropDraft(localStorage, key);
    forgetSent();
    hold({ value: first, isKept: false });
  }, [hold, forgetSent, key, first]);
  // What is stored comes first: another form of the same place may have changed it.
  const latest = useCallback(() => {
    const { value, isKept } = newest.current;
    return isKept ? (readDraft<Value>(localStorage, key) ?? first) : value;
  }, [key, first]);
  const repeatable = useCallback(
    (body: unknown) => {
      const last = sent.current ?? readDraft<SentDraft>(localStorage, sentKey);
      sent.current = draftSubmission(last, body);
      if (newest.current.isKept) keepDraft(localStorage, sentKey, sent.current);
      return { "idempotency-key": sent.current.key };
    },
    [sentKey],
  );
  const finish = useCallback(
    (value: Value) => {
      if (JSON.stringify(latest()) === JSON.stringify(value)) clear();
      else forgetSent();
    },
    [latest, clear, forgetSent],
  );
  return { ...held, set, clear, latest, repeatable, finish };
}
