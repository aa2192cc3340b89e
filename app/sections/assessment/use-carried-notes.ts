import { useEffect } from "react";
import { carriedNotes } from "./carried-result.ts";

/** Opens an empty notes field with the assessment that the visitor has just finished, if there is one. */
export function useCarriedNotes(fieldId: string): void {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement && field.value === "") field.value = carriedNotes();
  }, [fieldId]);
}
