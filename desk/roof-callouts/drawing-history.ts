import type { Callout } from "#domain/roof-photo/callout.ts";

/** What was done to a callout; null: it was not there, or is no longer. */
export type Step = { id: string; before: Callout | null; after: Callout | null };

/** What somebody has done since they began to draw, and what of it they have undone, each with the last at the end. */
export type DrawingHistory = { done: readonly Step[]; undone: readonly Step[] };

export const nothingDone: DrawingHistory = { done: [], undone: [] };

/** The history with one more step, after which nothing can be done again. */
export function withStep({ done }: DrawingHistory, step: Step): DrawingHistory {
  return { done: [...done, step], undone: [] };
}

/** The history without its last step, and that step; undefined: there is none. */
export function undo({
  done,
  undone,
}: DrawingHistory): { history: DrawingHistory; step: Step } | undefined {
  const step = done.at(-1);
  return step && { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The history with what was undone last, and that step; undefined: there is none. */
export function redo({
  done,
  undone,
}: DrawingHistory): { history: DrawingHistory; step: Step } | undefined {
  const step = undone.at(-1);
  return step && { step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
