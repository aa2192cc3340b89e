import { openCount as words } from "#content/en/desk/several-rooms.ts";
import { CountMark } from "#ui/desk/count-mark.tsx";

/** How many questions wait for the owner; nothing when none does. */
export function OpenCount({ count }: { count: number }) {
  return <CountMark count={count} of={words.of} />;
}
