import { draftsLost as words } from "#content/en/desk/drafts.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { countDrafts } from "./draft-sweeps.ts";

/** Says how many drafts signing out deletes; nothing when there are none. */
export function DraftsLost() {
  const count = countDrafts(localStorage, useMe().id);
  if (count === 0) return null;
  return <p>{words.lost(count)}</p>;
}
