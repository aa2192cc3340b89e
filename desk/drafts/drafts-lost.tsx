import { useMe } from "#desk/shell/use-me.ts";
import { countDrafts } from "./draft-sweeps.ts";

/** Says how many drafts signing out deletes; nothing when there are none. */
export function DraftsLost() {
  const count = countDrafts(localStorage, useMe().id);
  if (count === 0) return null;
  return (
    <p>
      You have {count === 1 ? "1 draft" : `${count} drafts`} in this browser. Signing out deletes{" "}
      {count === 1 ? "it" : "them"}.
    </p>
  );
}
