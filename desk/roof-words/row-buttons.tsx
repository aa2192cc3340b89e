import { ArrowDown, ArrowUp } from "lucide-react";
import { rowButtons as words } from "#content/en/desk/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";

/** Moves an entry of a list. The button that was pressed keeps the focus, wherever its row stands then. */
export function MoveButtons({
  name,
  at,
  all,
  onMove,
}: {
  name: string;
  /** From 0. */
  at: number;
  all: number;
  onMove: (by: -1 | 1) => void;
}) {
  return (
    <>
      {(
        [
          [-1, words.up, ArrowUp],
          [1, words.down, ArrowDown],
        ] as const
      ).map(([by, label, Icon]) => {
        const isEnd = at + by < 0 || at + by >= all;
        return (
          <Button
            key={by}
            look="plain"
            aria-disabled={isEnd || undefined}
            className="px-2 aria-disabled:opacity-30"
            onClick={({ currentTarget }) => {
              if (isEnd) return;
              onMove(by);
              // A row that is moved loses the focus.
              requestAnimationFrame(() => currentTarget.focus());
            }}
          >
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            <span className="sr-only">
              {label}
              {words.what(name)}
            </span>
          </Button>
        );
      })}
    </>
  );
}
