import { useRef } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { itemsField as words } from "#content/en/desk/business.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import { estimateLimits, estimateUnits, lineKinds } from "#domain/estimate/estimate-terms.ts";
import { type OwnItemId, ownItemLimits } from "#domain/estimate/own-items.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { newItem, type TypedItem, type TypedItems } from "./typed-items.ts";

/** What an owner has added to the price book. An item that is stored can be retired, and never deleted: estimates rest on it. */
export function ItemsField({
  path,
  label,
  typed,
  stored,
  faults,
  onChange,
}: {
  path: string;
  label: string;
  typed: TypedItems;
  /** Ids of those that are stored. */
  stored: ReadonlySet<string>;
  faults: FactFaults;
  onChange: (typed: TypedItems) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={path} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <h3 id={path} className="font-semibold">
          {label}
        </h3>
        <p className="max-w-prose text-small text-soft">{words.about}</p>
      </div>
      {faults[path] && <p className="text-small font-semibold text-late">{faults[path]}</p>}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] border-t border-line empty:hidden">
        {typed.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            number={at + 1}
            isStored={stored.has(item.id)}
            faultOf={(field) => faults[`${path}.${at}${field && `.${field}`}`]}
            onChange={(said) => onChange(typed.with(at, { ...item, ...said }))}
            onRemove={() => {
              onChange(typed.toSpliced(at, 1));
              add.current?.focus();
            }}
          />
        ))}
      </ol>
      {typed.length < ownItemLimits.items && (
        <div>
          <Button
            ref={add}
            look="quiet"
            onClick={() => {
              onChange([...typed, newItem(newItemId())]);
              requestAnimationFrame(() =>
                list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
              );
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}

function ItemRow({
  item,
  number,
  isStored,
  faultOf,
  onChange,
  onRemove,
}: {
  item: TypedItem;
  number: number;
  isStored: boolean;
  /** What is wrong with a field; with an empty one, with all of the item. */
  faultOf: (field: "" | "name" | "price" | "waste") => string | undefined;
  onChange: (said: Partial<TypedItem>) => void;
  onRemove: () => void;
}) {
  const name = item.name || words.newItem;
  if (item.isRetired) {
    return (
      <li className="flex items-center justify-between gap-3 border-b border-line py-2">
        <span className="min-w-0 text-soft">{words.retired(name)}</span>
        <Button look="plain" onClick={() => onChange({ isRetired: false })}>
          {words.bringBack}
          <span className="sr-only"> {name}</span>
        </Button>
      </li>
    );
  }
  const priceFaultId = `${item.id}-price`;
  const priceFault = faultOf("price") ?? faultOf("");
  return (
    <li className="border-b border-line py-3">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="sr-only">{words.item(number)}</legend>
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={estimateLimits.what}
          value={item.name}
          error={faultOf("name")}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[1fr_1fr_6rem_6rem_6rem]">
          <SelectField
            label={words.unit}
            value={item.unit}
            onChange={({ target }) =>
              onChange({ unit: estimateUnits.find((one) => one === target.value) ?? item.unit })
            }
          >
            {estimateUnits.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.kind}
            value={item.kind}
            onChange={({ target }) =>
              onChange({ kind: lineKinds.find((one) => one === target.value) ?? item.kind })
            }
          >
            {lineKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.from}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            value={item.from}
            sharedErrorId={priceFault && priceFaultId}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label={words.to}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            value={item.to}
            sharedErrorId={priceFault && priceFaultId}
            onChange={({ target }) => onChange({ to: target.value })}
          />
          <TextField
            label={words.waste}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            value={item.waste}
            error={faultOf("waste")}
            onChange={({ target }) => onChange({ waste: target.value })}
          />
        </div>
        {priceFault && (
          <p id={priceFaultId} className="text-small font-semibold text-late">
            {priceFault}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={item.isAllowance}
              onChange={({ target }) => onChange({ isAllowance: target.checked })}
              className="size-4.5 shrink-0 accent-action"
            />
            {words.allowance}
          </label>
          <Button
            look="plain"
            className="ms-auto -me-3"
            onClick={isStored ? () => onChange({ isRetired: true }) : onRemove}
          >
            {isStored ? words.retire : words.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

/** One that no item has, also none that is retired. */
function newItemId(): OwnItemId {
  const random = newSubmissionKey()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `own-${random.slice(0, 16)}`;
}
