import type { Selectable } from "kysely";
import type { Asked } from "#domain/inquiry/asked.ts";
import { choicesAmong } from "#domain/inquiry/choice-table.ts";
import type { LeadsTable } from "./schema/lead-tables.ts";

type AskedRow = Pick<Selectable<LeadsTable>, "message" | "choices" | "words">;

/**
 * What was asked, as a row of a lead or an inquiry has it. Without columns of its own it is the message, whole: that of a
 * call, a text or an appointment, or of an inquiry that an earlier release has stored within the last minutes. Values that
 * only a later release knows are left out. With damaged choices it is the message, whole, which has them too.
 */
export function askedOf({ message, choices, words }: AskedRow): Asked {
  const named = choices === null ? {} : parsedChoices(choices);
  return named
    ? { choices: choicesAmong(named), words: words ?? message }
    : { choices: {}, words: message };
}

/** Whether a row has choices that cannot be read. */
export function hasDamagedChoices({ choices }: Pick<AskedRow, "choices">): boolean {
  return choices !== null && parsedChoices(choices) === undefined;
}

/** The columns that hold it. */
export function askedColumns({ choices, words }: Asked): { choices: string; words: string } {
  return { choices: JSON.stringify(choices), words };
}

function parsedChoices(json: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    const isNamed = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    return isNamed ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
