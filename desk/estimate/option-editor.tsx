import { newSubmissionKey } from "#api-client/submission-key.ts";
import { gradeChoices, optionEditor as words } from "#content/en/desk/estimate.ts";
import { optionInWords } from "#content/en/estimate/estimate-in-words.ts";
import type { ItemId } from "#domain/estimate/book-items.ts";
import { type EstimateBasis, itemOf } from "#domain/estimate/estimate-basis.ts";
import type {
  EstimateAllowance,
  EstimateLine,
  EstimateOption,
} from "#domain/estimate/estimate-content.ts";
import { estimateLimits, optionGrades } from "#domain/estimate/estimate-terms.ts";
import { allowanceOf, lineOf, nameIn } from "#domain/estimate/proposed-estimate.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField, TextField } from "#ui/desk/field.tsx";
import { FigureField } from "./figure-field.tsx";
import { AllowanceEditor, LineEditor } from "./line-editor.tsx";
import { OptionDates } from "./option-dates.tsx";
import { wholeTyping } from "./typed-figures.ts";
import { proposing } from "./use-estimate.ts";

const other = "other";

/** One option of an estimate, with all of its lines. */
export function OptionEditor({
  option,
  basis,
  isOnly,
  onChange,
}: {
  option: EstimateOption;
  basis: EstimateBasis;
  isOnly: boolean;
  onChange: (option: EstimateOption) => void;
}) {
  const set = (said: Partial<EstimateOption>) => onChange({ ...option, ...said });
  const told = optionInWords(option, basis);
  const { lines, allowances, notIncluded, workDays } = option;
  const days = wholeTyping(1, estimateLimits.workDays);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div id={`option-${option.id}`} tabIndex={-1} className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={option.name}
          maxLength={estimateLimits.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        {!isOnly && (
          <SelectField
            label={words.grade}
            value={option.grade}
            onChange={({ target }) =>
              set({ grade: optionGrades.find((one) => one === target.value) ?? option.grade })
            }
          >
            {optionGrades
              .filter((grade) => grade !== "only" || option.grade === "only")
              .map((grade) => (
                <option key={grade} value={grade}>
                  {gradeChoices[grade]}
                </option>
              ))}
          </SelectField>
        )}
        <div className="sm:col-span-2">
          <TextareaField
            label={words.words}
            rows={2}
            maxLength={estimateLimits.words}
            value={option.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        </div>
      </div>

      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 className="font-semibold">{words.lines}</h3>
        <ol className="grid gap-2">
          {lines.map((line, index) => (
            <LineEditor
              key={line.id}
              line={line}
              told={told.lines[index]}
              number={index + 1}
              onChange={(next) => set({ lines: replaced(lines, next) })}
              onRemove={() => set({ lines: lines.filter(({ id }) => id !== line.id) })}
            />
          ))}
        </ol>
        {told.notIncluded
          .filter(({ isFound }) => isFound)
          .map(({ id, text }) => (
            <p key={id} className="text-small text-soon">
              {text}
            </p>
          ))}
        {lines.length < estimateLimits.lines && (
          <AddItem
            label={words.addLine}
            items={itemsOf(basis, false)}
            onAdd={(item) =>
              set({ lines: [...lines, item ? lineOf(item, basis, proposing) : ownLine()] })
            }
          />
        )}
      </section>

      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div>
          <h3 className="font-semibold">{words.allowances}</h3>
          <p className="text-small text-soft">{words.allowancesHint}</p>
        </div>
        <ol className="grid gap-2 empty:hidden">
          {allowances.map((allowance, index) => (
            <AllowanceEditor
              key={allowance.id}
              allowance={allowance}
              told={told.allowances[index]}
              number={index + 1}
              onChange={(next) => set({ allowances: replaced(allowances, next) })}
              onRemove={() =>
                set({ allowances: allowances.filter(({ id }) => id !== allowance.id) })
              }
            />
          ))}
        </ol>
        {allowances.length < estimateLimits.allowances && (
          <AddItem
            label={words.addAllowance}
            items={itemsOf(basis, true)}
            onAdd={(item) =>
              set({
                allowances: [
                  ...allowances,
                  item ? allowanceOf(item, basis, proposing) : ownAllowance(),
                ],
              })
            }
          />
        )}
      </section>

      <section className="grid gap-2">
        <h3 className="font-semibold">{words.notIncluded}</h3>
        {notIncluded.map((sentence, index) => (
          <TextField
            key={sentence.id}
            label={words.notIncludedField(index + 1)}
            value={sentence.text}
            maxLength={estimateLimits.sentence}
            onChange={({ target }) =>
              set({ notIncluded: replaced(notIncluded, { ...sentence, text: target.value }) })
            }
            onBlur={() => {
              // One that was emptied is taken out.
              if (sentence.text.trim() === "")
                set({ notIncluded: notIncluded.filter(({ id }) => id !== sentence.id) });
            }}
          />
        ))}
        {notIncluded.length < estimateLimits.notIncluded && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() =>
              set({ notIncluded: [...notIncluded, { id: newSubmissionKey(), text: "" }] })
            }
          >
            {words.addNotIncluded}
          </Button>
        )}
      </section>

      <section className="grid gap-2">
        <h3 className="font-semibold">{words.dates}</h3>
        <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          <OptionDates dates={option.dates} onChange={(dates) => set({ dates })} />
          <FigureField
            label={words.daysFrom}
            value={workDays?.from ?? null}
            {...days}
            onChange={(from) =>
              set({
                workDays: from === null ? null : { from, to: Math.max(from, workDays?.to ?? 0) },
              })
            }
          />
          <FigureField
            label={words.daysTo}
            value={workDays?.to ?? null}
            {...days}
            onChange={(to) =>
              set({
                workDays: to === null ? null : { from: Math.min(to, workDays?.from ?? to), to },
              })
            }
          />
        </div>
      </section>

      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2">
        <span className="font-semibold">{words.total}</span>
        <strong className="font-heading text-number tabular-nums">
          {told.total ?? words.notWhole}
        </strong>
        {told.rises && <span className="w-full text-small text-soft">{told.rises}</span>}
      </p>
    </div>
  );
}

/** What the price book has, the owner's own items among it. */
function itemsOf(basis: EstimateBasis, isAllowance: boolean): { id: ItemId; name: string }[] {
  return basis.prices
    .filter(({ item }) => Boolean(itemOf(basis, item)?.isAllowance) === isAllowance)
    .map(({ item }) => ({ id: item, name: nameIn(basis, item, proposing) }));
}

/** A list from which something of the price book is added, or something that it does not have. */
function AddItem({
  label,
  items,
  onAdd,
}: {
  label: string;
  items: readonly { id: ItemId; name: string }[];
  onAdd: (item: ItemId | null) => void;
}) {
  return (
    <select
      aria-label={label}
      value=""
      className="min-h-9 w-full max-w-sm justify-self-start rounded-sm border border-edge bg-panel px-2.5 py-1 font-semibold pointer-coarse:min-h-11"
      onChange={({ target }) => onAdd(items.find(({ id }) => id === target.value)?.id ?? null)}
    >
      <option value="" disabled>
        {label}
      </option>
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={other}>{words.somethingElse}</option>
    </select>
  );
}

function ownLine(): EstimateLine {
  return {
    ...{ id: newSubmissionKey(), item: null, kind: "both", what: "", brand: "", product: "" },
    ...{ unit: "job", quantity: 100, waste: 0, priceCents: null, why: "" },
  };
}

function ownAllowance(): EstimateAllowance {
  return {
    ...{ id: newSubmissionKey(), item: null, what: "", unit: "piece" },
    ...{ priceCents: null, included: 0, most: null },
  };
}

/** A list with one of it changed. */
export function replaced<One extends { id: string }>(all: readonly One[], next: One): One[] {
  return all.map((one) => (one.id === next.id ? next : one));
}
