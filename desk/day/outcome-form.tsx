import { useId, useState } from "react";
import { outcomeForm as words } from "#content/en/desk/day.ts";
import { dayText } from "#content/en/desk/day-text.ts";
import { followUpButton } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames, stateNames } from "#content/en/desk/terms.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import type { Draft } from "#desk/drafts/use-draft.ts";
import { today } from "#desk/moment-text.ts";
import { AmountField } from "#desk/parts/amount-field.tsx";
import { amountText, typedAmount } from "#domain/lead/amount.ts";
import { lostReasons } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField, TextareaField } from "#ui/desk/field.tsx";
import type { OutcomeDraft } from "./outcome-draft.ts";
import { OutcomeFailure } from "./outcome-failure.tsx";

const states = ["quoted", "won", "lost"] as const;

export function OutcomeForm({
  lead,
  draft,
  followUp,
  onSave,
  onClose,
}: {
  lead: LeadRow;
  draft: Draft<OutcomeDraft>;
  /** The day that is proposed to follow up on a quote. */
  followUp: string | undefined;
  /** The version of the lead that the choice is based on. */
  onSave: (version: number) => void;
  onClose: () => void;
}) {
  const name = useId();
  const { value: typed } = draft;
  const change = (changes: Partial<OutcomeDraft>) => draft.set({ ...typed, ...changes });
  const isEmpty = !typed.state && !typed.note.trim();
  const needsReason = typed.state === "lost" && !typed.lostReason;
  // What it was quoted for, until somebody says otherwise.
  const amount = typed.amount ?? (lead.amountCents ? amountText(lead.amountCents) : "");
  const { cents, fault } = typedAmount(amount);
  const [isAmountDone, setAmountDone] = useState(false);
  function finishAmount(): void {
    setAmountDone(true);
    if (cents && amountText(cents) !== amount) change({ amount: amountText(cents) });
  }
  return (
    <form
      noValidate
      className="grid w-full gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setAmountDone(true);
        const isAmountWrong = typed.state !== "" && fault !== undefined;
        if (!isEmpty && !needsReason && !isAmountWrong) onSave(lead.version);
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="pb-1 font-semibold">{words.legend}</legend>
        <div className="grid grid-cols-3 gap-2">
          {states.map((state) => (
            <label
              key={state}
              className="grid min-h-11 place-items-center rounded-sm border border-edge bg-panel font-semibold has-checked:border-action has-checked:bg-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={typed.state === state}
                onChange={() => change({ state })}
              />
              {stateNames[state]}
            </label>
          ))}
        </div>
      </fieldset>
      {typed.state === "lost" && (
        <SelectField
          label={words.why.label}
          value={typed.lostReason}
          onChange={({ target }) =>
            change({ lostReason: lostReasons.find((reason) => reason === target.value) ?? "" })
          }
        >
          <option value="">{words.why.choose}</option>
          {lostReasons.map((reason) => (
            <option key={reason} value={reason}>
              {lostReasonNames[reason]}
            </option>
          ))}
        </SelectField>
      )}
      {typed.state !== "" && (
        <AmountField
          value={amount}
          fault={isAmountDone ? fault : undefined}
          onChange={(value) => {
            setAmountDone(false);
            change({ amount: value });
          }}
          onDone={finishAmount}
        />
      )}
      {typed.state === "quoted" && followUp && followUp > today() && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={typed.followUpOn === followUp}
            onChange={({ target }) => change({ followUpOn: target.checked ? followUp : undefined })}
            className="size-4.5 accent-action"
          />
          {followUpButton(dayText(followUp))}
        </label>
      )}
      <TextareaField
        label={words.note}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <DraftMark draft={draft} />
      <OutcomeFailure typed={typed} onSetMine={onSave} />
      <DialogButtons
        submit={words.submit}
        disabled={isEmpty || needsReason}
        close={words.close}
        onClose={onClose}
      />
    </form>
  );
}
