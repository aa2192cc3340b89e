/** How far an import has come. `checking`, `importing` and `undoing` go on by themselves. */
export const importStates = [
  "mapping",
  "checking",
  "checked",
  "importing",
  "imported",
  "undoing",
  "undone",
] as const;

export type ImportState = (typeof importStates)[number];

/** What is to become of a row. */
export const importVerdicts = [
  /** Nobody has looked yet. */
  "unchecked",
  "new",
  /** Somebody known, or of an earlier row of the file. */
  "merged",
  "doubtful",
  "wrong",
  /** The owner leaves it out. */
  "left-out",
  /** The same row was imported before and is still here. */
  "here-already",
  /** It says nothing of anybody. */
  "skipped",
] as const;

export type ImportVerdict = (typeof importVerdicts)[number];

/** What became of a row. */
export const importOutcomes = [
  "imported",
  "failed",
  "undone",
  /** An undo has left it, because somebody has worked on it since. */
  "kept",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];
