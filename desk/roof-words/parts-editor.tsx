import { useRef } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { rowButtons, partsEditor as words } from "#content/en/desk/roof-words.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import { isBuiltPart, type PartWord, roofWordsLimits } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { MoveButtons } from "./row-buttons.tsx";
import { moved } from "./typed-roof-words.ts";

const path = "roofWords.parts";

/** The parts of a roof: renamed, hidden, in another order, and the owner's own among them. */
export function PartsEditor({
  parts,
  faults,
  onChange,
  onRemove,
  onMoved,
}: {
  parts: readonly PartWord[];
  faults: FactFaults;
  onChange: (parts: PartWord[]) => void;
  /** One of the owner's own, which visits may ask for. */
  onRemove: (id: string) => void;
  /** Says where an entry stands now. */
  onMoved: (said: string) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: PartWord) => onChange(parts.with(at, part));
  return (
    <section aria-labelledby="parts" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="parts" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-prose text-soft">{words.about}</p>
      {faults[path] && <p className="text-small font-semibold text-late">{faults[path]}</p>}
      <ol ref={list} className="border-t border-line">
        {parts.map((part, at) => {
          const name = part.name || words.newPart;
          const { id, isHidden } = part;
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <TextField
                label={<span className="sr-only">{words.name(at + 1)}</span>}
                autoComplete="off"
                maxLength={roofWordsLimits.name}
                value={part.name}
                error={faults[`${path}.${at}`]}
                className={isHidden ? "text-soft line-through" : undefined}
                onChange={({ target }) => change(at, { ...part, name: target.value })}
              />
              <div className="flex items-center justify-end">
                <MoveButtons
                  name={name}
                  at={at}
                  all={parts.length}
                  onMove={(by) => {
                    onChange(moved(parts, at, by));
                    onMoved(rowButtons.moved(name, at + by + 1, parts.length));
                  }}
                />
                <Button
                  look="plain"
                  className="min-w-20"
                  onClick={() =>
                    change(at, { id, name: part.name, ...(!isHidden && { isHidden: true }) })
                  }
                >
                  {isHidden ? rowButtons.show : rowButtons.hide}
                  <span className="sr-only">{rowButtons.what(name)}</span>
                </Button>
                {!isBuiltPart(id) && (
                  <Button
                    look="plain"
                    onClick={() => {
                      onRemove(id);
                      add.current?.focus();
                    }}
                  >
                    {rowButtons.remove}
                    <span className="sr-only">{rowButtons.what(name)}</span>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {parts.length < roofWordsLimits.parts && (
        <div>
          <Button
            ref={add}
            look="quiet"
            onClick={() => {
              onChange([...parts, { id: newPartId(), name: "" }]);
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

/** One that no part has, also none that was removed: photos may still show that. */
function newPartId(): string {
  const random = newSubmissionKey()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  return `own-${random.slice(0, 16)}`;
}
