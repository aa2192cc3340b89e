import { useCallback, useState } from "react";
import { tellsOfConflict } from "./slot-conflict.ts";

export type Failure = ReturnType<typeof useFailure>;

/**
 * Why booking or changing an appointment failed. It stays until the visitor tries again or chooses another day or
 * time. Only a choice clears it, never a reload of what is free, since that follows a conflict at once.
 */
export function useFailure(initialMessage = "") {
  const [failed, setFailed] = useState({ message: initialMessage, isNew: false });
  const tell = useCallback((message: string) => setFailed({ message, isNew: true }), []);
  const clear = useCallback(() => tell(""), [tell]);
  const isConflict = tellsOfConflict(failed.message);
  return {
    tell,
    clear,
    /** Shown beside the button. */
    message: isConflict ? "" : failed.message,
    /** Shown at the times. */
    conflict: (isConflict && failed) || undefined,
  };
}
