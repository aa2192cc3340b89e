import { useId } from "react";
import { countiesField, factField as words } from "#content/en/desk/business.ts";
import type { Mark } from "#domain/brand/mark.ts";
import type { FactEntry } from "#domain/business/fact-entries.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import type { FactValue } from "#domain/business/facts.ts";
import type { OwnItems } from "#domain/estimate/own-items.ts";
import { usState, usStates } from "#domain/places/us-states.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField, TextField } from "#ui/desk/field.tsx";
import { ColorField } from "./color-field.tsx";
import { CountiesField } from "./counties-field.tsx";
import { factInWords, unitName } from "./fact-words.ts";
import { HoursFields } from "./hours-fields.tsx";
import { ItemsField } from "./items-field.tsx";
import { LogoField } from "./logo-field.tsx";
import type { TypedCounty } from "./typed-counties.ts";
import { type TypedDays, type TypedFact, typedFact } from "./typed-facts.ts";
import type { TypedItems } from "./typed-items.ts";

const widths: Partial<Record<FactEntry["kind"], string>> = {
  logo: "max-w-2xl",
  counties: "",
  items: "",
};

/** One fact, to be typed over, with the value that the site was built with. */
export function FactField({
  entry,
  isNoted,
  typed,
  faults,
  state,
  now,
  built,
  isSet,
  onChange,
}: {
  entry: FactEntry;
  /** Whether to say what a lawyer has to be asked: once for all of a list that it holds for. */
  isNoted: boolean;
  typed: TypedFact;
  faults: FactFaults;
  /** Of the business, as it is typed: its zones and its counties are to be chosen from. */
  state: string;
  /** What holds now. */
  now: FactValue;
  built: FactValue;
  /** Whether it is another one than the site was built with. */
  isSet: boolean;
  onChange: (typed: TypedFact) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 py-3">
      <div className={`w-full ${widths[entry.kind] ?? "max-w-md"}`}>
        <Control {...{ entry, typed, now, faults, state, onChange }} />
      </div>
      {entry.lawyer && isNoted && (
        <p className="max-w-prose text-small text-soft">
          <strong className="font-semibold">{words.forYourLawyer}</strong> {entry.lawyer}
        </p>
      )}
      {isSet && entry.kind !== "switch" && entry.kind !== "items" && (
        <Button look="plain" className="-ms-3" onClick={() => onChange(typedFact(entry, built))}>
          {words.backToDefault(
            entry.kind === "counties"
              ? countiesField.count((built as readonly unknown[]).length)
              : factInWords(entry, built),
          )}
          <span className="sr-only">, {entry.label}</span>
        </Button>
      )}
    </div>
  );
}

function Control({
  entry,
  typed,
  now,
  faults,
  state,
  onChange,
}: {
  entry: FactEntry;
  typed: TypedFact;
  now: FactValue;
  faults: FactFaults;
  state: string;
  onChange: (typed: TypedFact) => void;
}) {
  const { path, kind, label, hint } = entry;
  if (kind === "hours") {
    return <HoursFields days={typed as TypedDays} faults={faults} onChange={onChange} />;
  }
  if (kind === "switch") {
    return <SwitchField label={label} hint={hint} isOn={typed as boolean} onChange={onChange} />;
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
  if (kind === "logo") {
    return <LogoField {...{ label, hint, mark: typed as Mark, fault: faults[path], onChange }} />;
  }
  if (kind === "color") {
    return (
      <ColorField {...{ label, hint, typed: typed as string, fault: faults[path], onChange }} />
    );
  }
  if (kind === "counties") {
    const counties = typed as readonly TypedCounty[];
    return <CountiesField {...{ state, onChange }} typed={counties} fault={faults[path]} />;
  }
  if (kind === "items") {
    const stored = new Set((now as OwnItems).items.map(({ id }) => String(id)));
    const items = typed as TypedItems;
    return <ItemsField {...{ path, label, stored, faults, onChange }} typed={items} />;
  }
  const field = {
    label: kind === "number" || kind === "numbers" ? withUnit(label, unitName(entry.unit)) : label,
    hint,
    autoComplete: "off",
    value: typed as string,
    error: faults[path],
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === "state" || kind === "zone") {
    return (
      <SelectField {...field}>
        {kind === "state" && !usState(field.value) && (
          <option value={field.value}>{words.chooseState}</option>
        )}
        {(kind === "state" ? usStates.map(({ code }) => code) : zonesOf(state, field.value)).map(
          (value) => (
            <option key={value} value={value}>
              {factInWords(entry, value)}
            </option>
          ),
        )}
      </SelectField>
    );
  }
  // A day of times is longer than a line.
  if ((kind === "text" && entry.isLong) || kind === "times")
    return <TextareaField rows={2} {...field} />;
  if (kind === "day") return <TextField type="date" {...field} />;
  const isFigure = kind === "number" || kind === "numbers";
  return (
    <TextField
      {...field}
      {...(isFigure && { inputMode: "decimal", className: "tabular-nums" })}
      {...(kind === "phone" && { type: "tel" })}
      {...(kind === "mailbox" && { type: "email" })}
      {...(kind === "link" && { type: "url" })}
    />
  );
}

/** On or off, once the form is saved. */
function SwitchField({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2.5 font-semibold pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint && id}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4.5 accent-action"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ps-7 text-small text-soft">
          {hint}
        </p>
      )}
    </div>
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

/** The zones of a state, and what is chosen now even if that is none of them. */
function zonesOf(state: string, chosen: string): readonly string[] {
  const zones = usState(state)?.zones ?? [];
  return zones.some((zone) => zone === chosen) ? zones : [chosen, ...zones];
}

/** `Gold, a month ($)`. */
function withUnit(label: string, unit: string): string {
  return unit === "" ? label : `${label} (${unit})`;
}
