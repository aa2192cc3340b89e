import { useCallback, useState } from "react";
import { useMe } from "#app/desk/shell/use-me.ts";
import { draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

export type Draft<Value> = {
  value: Value;
  set: (value: Value) => void;
  /** When it was sent, or given up. */
  clear: () => void;
  /** Whether it would survive a reload now. */
  isKept: boolean;
};

/**
 * What somebody types at a place of the desk (`lead:<id>:note`), kept in this browser from the first key on: it
 * survives reload, sign-out and calls that fail. A component with another place is another component: give it a key.
 */
export function useDraft<Value>(place: string, empty: Value): Draft<Value> {
  const key = draftKey(useMe().id, place);
  const [kept] = useState(() => readDraft<Value>(localStorage, key));
  const [value, setValue] = useState(kept ?? empty);
  const [isKept, setIsKept] = useState(kept !== undefined);
  const [first] = useState(empty);
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      setIsKept(keepDraft(localStorage, key, next));
    },
    [key],
  );
  const clear = useCallback(() => {
    dropDraft(localStorage, key);
    setValue(first);
    setIsKept(false);
  }, [key, first]);
  return { value, set, clear, isKept };
}
