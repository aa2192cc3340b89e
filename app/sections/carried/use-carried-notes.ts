import { useEffect } from "react";
import { carriedValues } from "#app/sections/assessment/carried-values.ts";
import { carriedRoofCost } from "./carried-roof-cost.ts";

/**
 * Fills an empty notes field with what the visitor takes along: the assessment that was just finished, and the range of
 * what a roof costs.
 */
export function useCarriedNotes(fieldId: string): void {
  useEffect(() => {
    const values = carriedValues();
    const range = carriedRoofCost();
    if (range || Object.keys(values).length > 0) writeNotes(fieldId, values, range);
  }, [fieldId]);
}

async function writeNotes(
  fieldId: string,
  values: Partial<Record<string, string>>,
  range: string,
): Promise<void> {
  const { notesOf } = await import("#app/sections/assessment/notes-of.ts");
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement) || field.value !== "") return;
  field.value = [notesOf(values), range].filter(Boolean).join("\n");
}
