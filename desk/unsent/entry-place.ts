import {
  type OutcomeDraft,
  type OutcomeRefusal,
  outcomeDraftKey,
  returnedDraft,
} from "#desk/day/outcome-draft.ts";
import {
  type DraftStorage,
  draftKey,
  keepDraft,
  leadPlace,
  readDraft,
  sentKeyOf,
} from "#desk/drafts/draft-store.ts";
import { draftSubmission, type SentDraft } from "#desk/drafts/draft-submission.ts";
import { putDraft } from "#desk/drafts/use-draft.ts";
import { writingPlace } from "#desk/lead/writing.ts";
import {
  type EntryKind,
  type EntryOrigin,
  entryBody,
  type UnsentEntry,
  type Written,
} from "./unsent-entry.ts";

/** `at` is missing in what an earlier release has left. */
type SentEntry = SentDraft & { at?: number };

type Origin = Pick<EntryOrigin, "staffId" | "leadId">;

/** The draft of the form in which it is written. */
function formKey(kind: EntryKind, { staffId, leadId }: Origin): string {
  if (kind === "visit") return draftKey(staffId, leadPlace(leadId, "visit"));
  return kind === "outcome"
    ? outcomeDraftKey(staffId, leadId)
    : draftKey(staffId, writingPlace(leadId, kind));
}

/**
 * The key to send it with, and when it was written, which is sent with an outcome: those of the last time if it has come back
 * and was not changed, since the server may have it.
 */
export function sentAs(
  storage: DraftStorage,
  written: Written,
  of: Origin,
): Pick<UnsentEntry, "id" | "at"> {
  const last = readDraft<SentEntry>(storage, sentKeyOf(formKey(written.kind, of)));
  const sent = draftSubmission(last, entryBody(written));
  return { id: sent.key, at: (sent === last && last.at) || Date.now() };
}

/** Puts it back into its form, together with what has been typed there since. How a visit ended has none: it is pressed again. */
export function putBack(storage: DraftStorage, entry: UnsentEntry, refusal?: OutcomeRefusal): void {
  if (entry.kind === "visit") return;
  const place = formKey(entry.kind, entry);
  if (entry.kind === "outcome") {
    const typed = readDraft<OutcomeDraft>(storage, place);
    const back = { ...entry.words, isBack: true, ...(refusal && { refusal }) };
    putDraft(storage, place, returnedDraft(typed, back));
  } else {
    const text = joinedTexts(entry.text, readDraft<string>(storage, place) ?? "");
    // Without words, the same press later may well be another call.
    if (!text) return;
    putDraft(storage, place, text);
  }
  const { digest } = draftSubmission(undefined, entryBody(entry));
  keepDraft(storage, sentKeyOf(place), { digest, key: entry.id, at: entry.at } satisfies SentEntry);
}

function joinedTexts(...texts: string[]): string {
  return [...new Set(texts.filter((text) => text.trim() !== ""))].join("\n");
}
