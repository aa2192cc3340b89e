import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./button.tsx";

/** Under a list that is read page by page, newest first; nothing when all of it is shown. */
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
      Show older
    </Button>
  );
}
