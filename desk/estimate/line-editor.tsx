import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { lineKindNames, unitNames, lineEditor as words } from "#content/en/desk/estimate.ts";
import type { LineInWords } from "#content/en/estimate/estimate-in-words.ts";
import type { EstimateAllowance, EstimateLine } from "#domain/estimate/estimate-content.ts";
import { estimateLimits, estimateUnits, lineKinds } from "#domain/estimate/estimate-terms.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { FigureField } from "./figure-field.tsx";
import { allowedTyping, priceTyping, quantityTyping, wasteTyping } from "./typed-figures.ts";

const figures = "grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-4";

/** A line of an option: what it is, its figures, what those rest on, and what it comes to. */
export function LineEditor({
  line,
  told,
  number,
  onChange,
  onRemove,
}: {
  line: EstimateLine;
  /** The same as its person is told it. */
  told: LineInWords | undefined;
  number: number;
  onChange: (line: EstimateLine) => void;
  onRemove: () => void;
}) {
  const set = (said: Partial<EstimateLine>) => onChange({ ...line, ...said });
  return (
    <Row
      id={`line-${line.id}`}
      name={words.line(number)}
      what={line.what}
      told={told}
      onRemove={onRemove}
    >
      <TextField
        label={words.what}
        value={line.what}
        maxLength={estimateLimits.what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <div className={figures}>
        <FigureField
          label={words.quantity}
          value={line.quantity}
          {...quantityTyping(line.unit)}
          onChange={(quantity) => set({ quantity })}
        />
        <UnitField value={line.unit} onChange={(unit) => set({ unit })} />
        <FigureField
          label={words.waste}
          value={line.waste}
          {...wasteTyping(estimateLimits.waste)}
          onChange={(waste) => set({ waste: waste ?? 0 })}
        />
        <FigureField
          label={words.price}
          value={line.priceCents}
          {...priceTyping}
          onChange={(priceCents) => set({ priceCents })}
        />
      </div>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={words.kind}
          value={line.kind}
          onChange={({ target }) =>
            set({ kind: lineKinds.find((kind) => kind === target.value) ?? line.kind })
          }
        >
          {lineKinds.map((kind) => (
            <option key={kind} value={kind}>
              {lineKindNames[kind]}
            </option>
          ))}
        </SelectField>
        {line.kind !== "work" && (
          <>
            <TextField
              label={words.brand}
              value={line.brand}
              maxLength={estimateLimits.brand}
              onChange={({ target }) => set({ brand: target.value })}
            />
            <TextField
              label={words.product}
              value={line.product}
              maxLength={estimateLimits.brand}
              onChange={({ target }) => set({ product: target.value })}
            />
          </>
        )}
      </div>
      {(told?.isLess || line.why) && (
        <TextField
          label={words.why}
          value={line.why}
          maxLength={estimateLimits.why}
          onChange={({ target }) => set({ why: target.value })}
        />
      )}
    </Row>
  );
}

/** What may turn out to be needed, with its price. */
export function AllowanceEditor({
  allowance,
  told,
  number,
  onChange,
  onRemove,
}: {
  allowance: EstimateAllowance;
  told: LineInWords | undefined;
  number: number;
  onChange: (allowance: EstimateAllowance) => void;
  onRemove: () => void;
}) {
  const set = (said: Partial<EstimateAllowance>) => onChange({ ...allowance, ...said });
  const typing = allowedTyping(allowance.unit);
  return (
    <Row
      id={`allowance-${allowance.id}`}
      name={words.allowance(number)}
      what={allowance.what}
      told={told}
      onRemove={onRemove}
    >
      <TextField
        label={words.what}
        value={allowance.what}
        maxLength={estimateLimits.what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <div className={figures}>
        <FigureField
          label={words.price}
          value={allowance.priceCents}
          {...priceTyping}
          onChange={(priceCents) => set({ priceCents })}
        />
        <UnitField value={allowance.unit} onChange={(unit) => set({ unit })} />
        <FigureField
          label={words.included}
          value={allowance.included}
          {...typing}
          onChange={(included) => set({ included: included ?? 0 })}
        />
        <FigureField
          label={words.most}
          placeholder={words.mostHint}
          value={allowance.most}
          {...typing}
          onChange={(most) => set({ most })}
        />
      </div>
    </Row>
  );
}

function Row({
  id,
  name,
  what,
  told,
  onRemove,
  children,
}: {
  id: string;
  name: string;
  what: string;
  told: LineInWords | undefined;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-panel p-3"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="text-small text-soft">{name}</h4>
        <span className="flex items-baseline gap-1">
          <strong className="tabular-nums">{told?.amount ?? words.noAmount}</strong>
          <Button look="plain" className="-my-1 px-2" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={2} />
            <span className="sr-only">{words.remove(what)}</span>
          </Button>
        </span>
      </div>
      {children}
      {told && told.details.length > 0 && (
        <p className="text-small text-soft">{told.details.join(" ")}</p>
      )}
    </li>
  );
}

function UnitField({
  value,
  onChange,
}: {
  value: EstimateLine["unit"];
  onChange: (unit: EstimateLine["unit"]) => void;
}) {
  return (
    <SelectField
      label={words.unit}
      value={value}
      onChange={({ target }) =>
        onChange(estimateUnits.find((unit) => unit === target.value) ?? value)
      }
    >
      {estimateUnits.map((unit) => (
        <option key={unit} value={unit}>
          {unitNames[unit]}
        </option>
      ))}
    </SelectField>
  );
}
