import type { Selectable } from "kysely";
import type { Asked } from "#domain/inquiry/asked.ts";
import { choicesAmong } from "#domain/inquiry/choice-table.ts";
import type { LeadsTable } from "./schema/lead-tables.ts";

type AskedRow = Pick<Selectable<LeadsTable>, "message" | "choices" | "words">;

/**
 * What was asked, as a row of a lead or an inquiry has it. Without columns of its own it is the message, whole: that of a
 * call, a text or an appointment, or of an inquiry that an earlier release has stored within the last minutes. Values that
 * only a later release knows are left out.
 */
export function askedOf({ message, choices, words }: AskedRow): Asked {
  return {
    choices: choices === null ? {} : choicesAmong(JSON.parse(choices)),
    words: words ?? message,
  };
}

/** The columns that hold it. */
export function askedColumns({ choices, words }: Asked): { choices: string; words: string } {
  return { choices: JSON.stringify(choices), words };
}
