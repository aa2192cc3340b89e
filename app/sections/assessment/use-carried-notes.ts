import { useEffect } from "react";
import { carriedValues } from "./carried-values.ts";

/**
 * Fills an empty notes field with the assessment that the visitor has just finished, if there is
 * one.
 */
export function useCarriedNotes(fieldId: string): void {
  useEffect(() => {
    const values = carriedValues();
    if (Object.keys(values).length > 0) writeNotes(fieldId, values);
  }, [fieldId]);
}

async function writeNotes(fieldId: string, values: Partial<Record<string, string>>): Promise<void> {
  const { notesOf } = await import("./notes-of.ts");
  const field = document.getElementById(fieldId);
  if (field instanceof HTMLTextAreaElement && field.value === "") field.value = notesOf(values);
}
