import { useFacts } from "#app/facts/use-facts.ts";
import { result as words } from "#content/en/roof-cost.ts";
import type { TypedRoof } from "#domain/roof-cost/roof-cost-form.ts";
import { sizeFault } from "./described-roof.ts";

/** Why there is no range: the size is still being typed, or cannot be read, which its field says as well by then. */
export function Unread({
  roof,
  errorOf,
}: {
  roof: TypedRoof;
  errorOf(name: string): string | undefined;
}) {
  const found = sizeFault(roof, useFacts());
  const error = found && errorOf(found.name);
  return (
    <p className="mt-4">
      {error ? (
        <>
          <strong className="block">{words.unread[found.fault]}</strong>
          {error}
        </>
      ) : (
        words.waiting
      )}
    </p>
  );
}
