import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { closedHours as words } from "#content/en/desk/calendar.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { CalendarInspector, ShownClosure } from "#domain/appointment/calendar-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { readCalendarAgain } from "./calendar-query.ts";
import { closureText } from "./closure-words.ts";

/** The closed hours of the days shown, with why, and a way to open them again. */
export function ClosedHours({
  closures,
  inspectors,
  onOpened,
}: {
  closures: readonly ShownClosure[];
  inspectors: readonly CalendarInspector[];
  /** Its button is gone: says it, and takes the focus. */
  onOpened: () => void;
}) {
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: async (id: string) => {
      await deskClient
        .DELETE("/desk/closures/{id}", { params: { path: { id } } })
        // Somebody else, or the call whose answer was lost, has opened it.
        .catch((error: unknown) => {
          if (!(error instanceof ApiFailure && error.status === 404)) throw error;
        });
    },
    onSuccess: onOpened,
    onSettled: () => readCalendarAgain(queries),
  });
  if (closures.length === 0) return null;
  return (
    <ul aria-label={words.list} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {closures.map((closure) => (
        <li
          key={closure.id}
          className="flex flex-wrap items-center gap-x-3 border-s-4 border-soon bg-soon-ground px-3 py-1"
        >
          <p className="min-w-0 wrap-anywhere">
            <strong>{words.closed(closure.reason)}</strong>{" "}
            <span>
              {closureText(closure, inspectors)}
              {closure.closedBy && words.by(closure.closedBy)}
            </span>
          </p>
          <Button
            look="plain"
            busy={open.isPending && open.variables === closure.id}
            onClick={() => open.mutate(closure.id)}
          >
            {words.openAgain}
            <span className="sr-only">, {closureText(closure, inspectors)}</span>
          </Button>
          {open.error && open.variables === closure.id && (
            <p role="alert" className="text-small font-semibold text-late">
              {failureText(open.error)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
