import { useId } from "react";
import { factField as words } from "#content/en/desk/business.ts";
import type { FactEntry } from "#domain/business/fact-entries.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import type { FactValue } from "#domain/business/facts.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField, TextField } from "#ui/desk/field.tsx";
import { factInWords, unitName } from "./fact-words.ts";
import { HoursFields } from "./hours-fields.tsx";
import { type TypedDays, type TypedFact, typedFact } from "./typed-facts.ts";

/** One fact, to be typed over, with the value that the site was built with. */
export function FactField({
  entry,
  isNoted,
  typed,
  faults,
  built,
  isSet,
  onChange,
}: {
  entry: FactEntry;
  /** Whether to say what a lawyer has to be asked: once for facts that stand together. */
  isNoted: boolean;
  typed: TypedFact;
  faults: FactFaults;
  built: FactValue;
  /** Whether it is another one than the site was built with. */
  isSet: boolean;
  onChange: (typed: TypedFact) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 py-3">
      <div className="w-full max-w-md">
        <Control entry={entry} typed={typed} faults={faults} onChange={onChange} />
      </div>
      {entry.lawyer && isNoted && (
        <p className="max-w-prose text-small text-soft">
          <strong className="font-semibold">{words.forYourLawyer}</strong> {entry.lawyer}
        </p>
      )}
      {isSet && (
        <Button look="plain" className="-ms-3" onClick={() => onChange(typedFact(entry, built))}>
          {words.backToDefault(factInWords(entry, built))}
          <span className="sr-only">, {entry.label}</span>
        </Button>
      )}
    </div>
  );
}

function Control({
  entry,
  typed,
  faults,
  onChange,
}: {
  entry: FactEntry;
  typed: TypedFact;
  faults: FactFaults;
  onChange: (typed: TypedFact) => void;
}) {
  const { path, kind, label, hint } = entry;
  if (kind === "hours") {
    return <HoursFields days={typed as TypedDays} faults={faults} onChange={onChange} />;
  }
  if (kind === "span") {
    return (
      <SpanFields
        entry={entry}
        typed={typed as { from: string; to: string }}
        fault={faults[path]}
        onChange={onChange}
      />
    );
  }
  const field = {
    label: kind === "number" || kind === "numbers" ? withUnit(label, unitName(entry.unit)) : label,
    hint,
    autoComplete: "off",
    value: typed as string,
    error: faults[path],
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === "text" && entry.isLong) return <TextareaField rows={2} {...field} />;
  if (kind === "day") return <TextField type="date" {...field} />;
  const isFigure = kind === "number" || kind === "numbers";
  return (
    <TextField
      {...field}
      {...(isFigure && { inputMode: "decimal", className: "tabular-nums" })}
      {...(kind === "phone" && { type: "tel" })}
      {...(kind === "mailbox" && { type: "email" })}
    />
  );
}

function SpanFields({
  entry: { label, hint, unit },
  typed: { from, to },
  fault,
  onChange,
}: {
  entry: FactEntry & { kind: "span" };
  typed: { from: string; to: string };
  fault: string | undefined;
  onChange: (typed: { from: string; to: string }) => void;
}) {
  const id = useId();
  const faultId = fault && `${id}-fault`;
  return (
    <fieldset className="min-w-0" aria-describedby={hint && `${id}-hint`}>
      <legend className="font-semibold">{withUnit(label, unitName(unit))}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-3 pt-1">
        <TextField
          label={words.from}
          inputMode="decimal"
          autoComplete="off"
          value={from}
          sharedErrorId={faultId}
          onChange={({ target }) => onChange({ from: target.value, to })}
          className="tabular-nums"
        />
        <TextField
          label={words.to}
          inputMode="decimal"
          autoComplete="off"
          value={to}
          sharedErrorId={faultId}
          onChange={({ target }) => onChange({ from, to: target.value })}
          className="tabular-nums"
        />
      </div>
      {fault && (
        <p id={faultId} className="pt-1 text-small font-semibold text-late">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** `Gold, a month ($)`. */
function withUnit(label: string, unit: string): string {
  return unit === "" ? label : `${label} (${unit})`;
}
