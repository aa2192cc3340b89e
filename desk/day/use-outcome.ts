import { type Draft, useDraft } from "#desk/drafts/use-draft.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { unsent } from "#desk/unsent/unsent.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { noOutcome, type OutcomeDraft, outcomePlace, wordsOf } from "./outcome-draft.ts";

/** The visit that an outcome is of. Without an appointment it is of its lead alone. */
type Visit = { day: string; appointmentId: string | undefined };

/**
 * The outcome of a lead's appointment as it is typed, and what saving it does, wherever its form is.
 * @param pressed What was pressed to open the form, until another is chosen.
 */
export function useOutcome(
  lead: LeadRow,
  { day, appointmentId }: Visit,
  pressed?: LeadState,
): { draft: Draft<OutcomeDraft>; save: (version: number) => void } {
  const { id: staffId } = useMe();
  const draft = useDraft(outcomePlace(lead.id), noOutcome);
  const { value: typed } = draft;
  const value = typed.state || !pressed ? typed : { ...typed, state: pressed };

  function save(version: number): void {
    const { id: leadId, name, number } = lead;
    unsent.add(
      {
        ...{ kind: "outcome", day, version, words: wordsOf(value) },
        appointmentId: value.refusal?.isOfOtherVisit ? undefined : appointmentId,
      },
      { staffId, leadId, name, number },
    );
    draft.clear();
  }

  return { draft: { ...draft, value }, save };
}
