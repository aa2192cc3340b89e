import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { selectionDone as words } from "#content/en/desk/leads.ts";
import type { LeadsAction, NotDone } from "#domain/lead/many-leads-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { selectionDoneText } from "./selection-done-text.ts";

/** How many leads that were left alone are named. */
const mostNamed = 5;

/** What came of something that was done with several leads, and a way back if there is one. */
export function SelectionDone({
  does,
  takesFocus,
  result,
  busy,
  onUndo,
  onClose,
}: {
  does: LeadsAction["does"];
  /** Whether what had the focus is gone. Otherwise it stays, and somebody else says the words. */
  takesFocus: boolean;
  result: { done: readonly string[]; notDone: readonly NotDone[] };
  busy: boolean;
  /** Undefined: it cannot be undone. */
  onUndo: (() => void) | undefined;
  onClose: () => void;
}) {
  const bar = useRef<HTMLElement>(null);
  const wordsId = useId();
  const named = result.notDone.filter(({ number }) => number !== null).slice(0, mostNamed);
  useEffect(() => {
    if (!takesFocus) return;
    // Only after the dialog that this came from has closed: until then, nothing else can have the focus.
    queueMicrotask(() => bar.current?.focus({ preventScroll: true }));
  }, [takesFocus]);
  return (
    <section
      ref={bar}
      aria-label={words.label}
      // Said with the focus. A live region that comes with its words would be silent, or say them twice.
      aria-describedby={wordsId}
      tabIndex={-1}
      data-foot-bar
      className="sticky max-md:bottom-(--above-foot) z-5 md:bottom-(--alarm) flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-action bg-panel px-4 py-3 md:px-6"
    >
      <div className="min-w-0 grow wrap-anywhere">
        <p id={wordsId} className="font-semibold">
          {selectionDoneText(does, result)}
        </p>
        {named.length > 0 && (
          <p className="flex flex-wrap gap-x-3 text-small">
            {words.left}
            {named.map(({ id, number, name }) => (
              <Link key={id} to={`/desk/leads/${id}`} className="text-link">
                {number}, {name}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {onUndo && (
          <Button look="quiet" busy={busy} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  );
}
