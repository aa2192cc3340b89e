import { useRef, useState } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { type Callout, calloutLimits, turned, turnedBack } from "#domain/roof-photo/callout.ts";
import {
  type CalloutChange,
  calloutsWith,
  changesWith,
  changesWithout,
} from "#domain/roof-photo/callout-change.ts";
import { nothingDone, redo, type Step, undo, withStep } from "./drawing-history.ts";

/** A callout on the picture as it is shown. */
export type DrawnCallout = { id: string; callout: Callout };

/** What is drawn on a photo, with what somebody does to it here, which they can undo. */
export function useDrawing(
  { callouts, turn }: Pick<ShownPhoto, "callouts" | "turn">,
  keep: (change: CalloutChange) => Promise<void>,
) {
  const [history, setHistory] = useState(nothingDone);
  /** What the browser has not kept yet: shown at once. */
  const [underWay, setUnderWay] = useState<readonly CalloutChange[]>([]);
  const [isLost, setLost] = useState(false);
  /** Also of those that are removed, which nobody shows any longer. */
  const revisions = useRef(new Map<string, number>());
  const kept = calloutsWith(callouts, underWay);
  const drawn: DrawnCallout[] = kept.map(({ id, callout }) => ({
    id,
    callout: turned(callout, turn),
  }));

  function make(id: string, callout: Callout | null): void {
    const known = kept.find((one) => one.id === id)?.revision ?? 0;
    const revision = Math.max(revisions.current.get(id) ?? 0, known) + 1;
    revisions.current.set(id, revision);
    const change = { id, revision, callout: callout && turnedBack(callout, turn) };
    setUnderWay((changes) => changesWith(changes, change));
    keep(change)
      // A browser that keeps nothing at all.
      .catch(() => setLost(true))
      // Whatever becomes of it, the photo's entry knows.
      .finally(() => setUnderWay((changes) => changesWithout(changes, change)));
  }

  function take(step: Step): void {
    make(step.id, step.after);
    setHistory((so) => withStep(so, step));
  }

  const calloutOf = (id: string | null) => drawn.find((one) => one.id === id)?.callout ?? null;

  return {
    drawn,
    /** Whether something could not be kept. */
    isLost,
    calloutOf,
    isFull: drawn.length >= calloutLimits.most,
    /** @returns its id. */
    add(callout: Callout): string {
      const id = newSubmissionKey();
      take({ id, before: null, after: callout });
      return id;
    },
    /** Changes one that is there; null: removes it. */
    alter(id: string, callout: Callout | null): void {
      const before = calloutOf(id);
      if (before && JSON.stringify(before) !== JSON.stringify(callout)) {
        take({ id, before, after: callout });
      }
    },
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    undo(): void {
      const back = undo(history);
      if (!back) return;
      make(back.step.id, back.step.before);
      setHistory(back.history);
    },
    redo(): void {
      const on = redo(history);
      if (!on) return;
      make(on.step.id, on.step.after);
      setHistory(on.history);
    },
  };
}
