import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { showOlder as words } from "#content/en/desk/ui.ts";
import { Button } from "#ui/desk/button.tsx";

/**
 * Stands below a list that is read page by page, newest first; renders nothing once everything is
 * loaded.
 */
export function ShowOlder({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  of: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
}) {
  if (!hasNextPage) return null;
  return (
    <Button
      look="quiet"
      busy={isFetchingNextPage}
      onClick={() => fetchNextPage()}
      className="justify-self-start"
    >
      {words.showOlder}
    </Button>
  );
}
