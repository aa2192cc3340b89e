import { emergencyTime } from "#content/en/answer-times-in-words.ts";
import { hours } from "#content/en/figures.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import type { AnswerTimes } from "#domain/business/answer-times.ts";
import { type TypedAnswers, typedAnswers } from "./typed-business.ts";

/** How soon the site promises an answer. */
export function AnswerFields({
  typed,
  faults,
  onChange,
  defaults,
  isDefault,
}: {
  typed: TypedAnswers;
  faults: Record<string, string | undefined>;
  onChange: (typed: TypedAnswers) => void;
  defaults: AnswerTimes;
  isDefault: boolean;
}) {
  const field = (name: keyof TypedAnswers, label: string, error: string | undefined) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
      error={error}
      className="tabular-nums"
    />
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="pb-1 font-semibold">How soon we answer</legend>
      <p className="text-small text-soft">
        In hours. Pages and emails promise it, and new leads are due by it.
      </p>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        {field("replyHours", "Messages, within", faults.replyHours)}
        {field("from", "Emergencies, from", faults.emergencyHours)}
        {field("to", "Emergencies, to", undefined)}
      </div>
      {!isDefault && (
        <Button
          look="plain"
          className="-ms-3 justify-self-start"
          onClick={() => onChange(typedAnswers(defaults))}
        >
          Back to default: {hours(defaults.replyHours)}, emergencies{" "}
          {emergencyTime({ answers: defaults })}
        </Button>
      )}
    </fieldset>
  );
}
