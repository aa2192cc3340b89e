import { useRef } from "react";
import { isDoublePress } from "#desk/drafts/draft-submission.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { unsent } from "#desk/unsent/unsent.ts";
import type { Written } from "#desk/unsent/unsent-entry.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { type Writing, writingPlace } from "./writing.ts";

/** What is typed in one form of a lead's page, and a function that hands it to the queue: then the form is empty. */
export function useWrittenEntry(
  { id: leadId, name, number }: Pick<LeadRow, "id" | "name" | "number">,
  kind: Exclude<Writing, "mail">,
) {
  const { id: staffId } = useMe();
  const draft = useDraft(writingPlace(leadId, kind), "");
  const lastPress = useRef(0);

  function add(written: Written): void {
    // The first half of a double click has emptied the form; words that came since are somebody's own.
    if (!draft.latest() && isDoublePress(lastPress.current)) return;
    lastPress.current = Date.now();
    unsent.add(written, { staffId, leadId, name, number });
    draft.clear();
  }
  return { draft, add };
}
