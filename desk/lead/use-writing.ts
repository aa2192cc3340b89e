import { useState } from "react";
import { useSearchParams } from "react-router";
import { draftKey, readDraft } from "#desk/drafts/draft-store.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { readWriting, type Writing, writingPlace } from "./writing.ts";

/** Which form is shown: the one that the address names, else one with a draft, else a note. */
export function useWriting(leadId: string) {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const [left] = useState(() =>
    (["call", "mail", "text"] as const).find(
      (writing) =>
        readDraft(localStorage, draftKey(me.id, writingPlace(leadId, writing))) !== undefined,
    ),
  );
  const asked = readWriting(search.get("write"));
  return {
    writing: asked ?? left ?? "note",
    /** Whether the address asks for the form: then it gets the focus. */
    isAsked: asked !== undefined,
    write: (writing: Writing) =>
      setSearch({ write: writing }, { replace: true, preventScrollReset: true }),
  };
}
