import { openCount as words } from "#content/en/desk/several-rooms.ts";
import { CountMark } from "#ui/desk/count-mark.tsx";

/** How many questions are open before the site opens; nothing when none is. */
export function OpenCount({ count }: { count: number }) {
  return <CountMark count={count} of={words.of} />;
}
