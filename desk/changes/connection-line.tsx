import { connectionLine as words } from "#content/en/desk/changes.ts";
import { useConnection } from "./desk-changes.ts";

/**
 * Shown at the top of every page while the server is unreachable. Unobtrusive, because it
 * reconnects on its own.
 */
export function ConnectionLine() {
  const isLost = useConnection() === "lost";
  return (
    <div role="status" className="sticky top-0 z-5">
      {isLost && (
        <p className="border-b border-soon bg-soon-ground px-4 py-1.5 text-small md:px-6">
          {words.lost}
        </p>
      )}
    </div>
  );
}
