import { callForm as words } from "#content/en/desk/lead.ts";
import { outcomeNames } from "#content/en/desk/terms.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { callOutcomes } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { useWrittenEntry } from "./use-written-entry.ts";

/** How a call went: one press logs it, along with any notes taken meanwhile. */
export function CallForm({ lead }: { lead: Lead }) {
  const { draft, add } = useWrittenEntry(lead, "call");
  return (
    <div className="grid gap-2">
      <TextareaField
        label={words.note}
        rows={2}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 font-semibold">{words.outcome}</legend>
        <div className="grid grid-cols-2 gap-1.5 sm:flex sm:flex-wrap">
          {callOutcomes.map((outcome) => (
            <Button
              key={outcome}
              look="quiet"
              onClick={() => add({ kind: "call", outcome, text: draft.latest().trim() })}
            >
              {outcomeNames[outcome]}
            </Button>
          ))}
        </div>
      </fieldset>
      <DraftMark draft={draft} />
    </div>
  );
}
