import { useState } from "react";
import { flushSync } from "react-dom";
import { lastLead } from "./lead-cursor.ts";

/** Rows drawn at once: with 550, a key that moves the cursor took a quarter of a second. */
export const windowSize = 200;

/** The first row of the window that a row is in. */
export function windowOf(at: number): number {
  return at < 0 ? 0 : at - (at % windowSize);
}

/** The part of a long list that is drawn. It begins where the reader was. */
export function useRowWindow<Row extends { id: string }>(rows: readonly Row[]) {
  const [first, setFirst] = useState(() => windowOf(rows.findIndex(({ id }) => id === lastLead())));
  // The list has become shorter.
  const from = first < rows.length ? first : 0;
  return {
    from,
    shown: rows.slice(from, from + windowSize),
    /** Draws the row at this place before it returns, so that it can get the focus. */
    show: (at: number) => {
      if (windowOf(at) !== from) flushSync(() => setFirst(windowOf(at)));
    },
  };
}
