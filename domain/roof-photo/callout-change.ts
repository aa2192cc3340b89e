import type { Callout } from "./callout.ts";

/** A callout by the id that a browser has made. Its revision rises with each change. */
export type KeptCallout = { id: string; revision: number; callout: Callout };

/** What somebody has made of a callout; null: they have removed it. */
export type CalloutChange = Omit<KeptCallout, "callout"> & { callout: Callout | null };

/**
 * Whether a change comes after what is known. One of the same revision does not: of two people who change a callout at once,
 * the first to arrive has their way, and what is sent again changes nothing.
 */
export function isLater(
  change: Pick<CalloutChange, "revision">,
  known: Pick<CalloutChange, "revision"> | undefined,
): boolean {
  return known === undefined || change.revision > known.revision;
}

/** Callouts with changes on their way, in the order in which they were drawn. */
export function calloutsWith(
  kept: readonly KeptCallout[],
  changes: readonly CalloutChange[],
): KeptCallout[] {
  const known = new Map<string, CalloutChange>(kept.map((one) => [one.id, one]));
  for (const change of changes) {
    if (isLater(change, known.get(change.id))) known.set(change.id, change);
  }
  return [...known.values()].flatMap((one) =>
    one.callout === null ? [] : [{ ...one, callout: one.callout }],
  );
}

/** Changes that wait with another one: of each callout the last, in the place of what it changes. */
export function changesWith(
  waiting: readonly CalloutChange[],
  change: CalloutChange,
): CalloutChange[] {
  if (!waiting.some(({ id }) => id === change.id)) return [...waiting, change];
  return waiting.map((one) => (one.id === change.id ? change : one));
}

/** What still waits once this was sent: what was changed again meanwhile stays. */
export function changesWithout(
  waiting: readonly CalloutChange[],
  sent: CalloutChange,
): CalloutChange[] {
  return waiting.filter(({ id, revision }) => id !== sent.id || revision > sent.revision);
}
