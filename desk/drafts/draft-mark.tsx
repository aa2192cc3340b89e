import { draftMark as words } from "#content/en/desk/drafts.ts";
import type { Draft } from "./use-draft.ts";

/** Says that what was typed in a form is kept, and offers to discard it. */
export function DraftMark({
  draft: { isKept, clear },
}: {
  draft: Pick<Draft<unknown>, "isKept" | "clear">;
}) {
  if (!isKept) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
      {words.kept}
      <button
        type="button"
        onClick={clear}
        className="min-h-6 font-semibold text-link underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {words.discard}
      </button>
    </p>
  );
}
