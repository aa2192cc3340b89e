import { useCallback, useEffect, useState } from "react";
import { firstEmptyField } from "./first-empty-field.ts";

/** Whether every required field of a form has an entry. `look` is to be called whenever one is edited. */
export function useFilledIn(formId: string) {
  const [isFilledIn, setIsFilledIn] = useState(false);
  const look = useCallback(() => {
    const form = document.getElementById(formId);
    setIsFilledIn(form !== null && !firstEmptyField(form));
  }, [formId]);
  // Entries may have come before the scripts, or back after a reload.
  useEffect(look, [look]);
  return { isFilledIn, look };
}
