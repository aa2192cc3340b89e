import { useCallback, useState } from "react";
import { useMe } from "#app/desk/shell/use-me.ts";
import { draftKey, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

export type Draft<Value> = {
  value: Value;
  set: (value: Value) => void;
  /** Call it once the draft was sent or discarded. */
  clear: () => void;
  /** Whether the draft would survive a reload right now. */
  isKept: boolean;
};

/**
 * What somebody types in one place of the desk (`lead:<id>:note`), stored in this browser from the
 * first keystroke: it survives reload, sign-out and failed calls. The hook does not follow a
 * changing place, so give the component a `key` per place.
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
