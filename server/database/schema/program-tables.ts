import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** What programs copy. */
export const sequencedKinds = ["lead", "person", "appointment"] as const;

export type SequencedKind = (typeof sequencedKinds)[number];

/** The setting that holds the highest sequence ever given, also to what is gone and forgotten. */
export const sequenceCounter = "last-sequence";

/** A lead, person or appointment in the order in which they have changed, or what is left of one that is gone: its id. */
export type SequencedRowsTable = {
  kind: SequencedKind;
  id: string;
  /** Its place in the order of its kind, which it leaves for the last with every change. */
  sequence: number;
  /** What a change of it shows in; the same as long as programs would read the same. Empty: not looked at yet. */
  version: string;
  /** When it was told to have changed. */
  changed_at: string;
  is_gone: Generated<Flag>;
};

/** A person or an appointment that was deleted, until it is put in that order. A trigger writes it. */
export type GoneRowsTable = {
  number: Generated<number>;
  kind: Exclude<SequencedKind, "lead">;
  id: string;
};
