import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useRef, useState } from "react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { roofSideNames, visitKindNames } from "#content/en/desk/roof-photos.ts";
import { rowButtons, shotsEditor as words } from "#content/en/desk/roof-words.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import { type RoofSide, roofSides, type VisitKind } from "#domain/roof-photo/roof-photo.ts";
import { type PartWord, roofWordsLimits } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { MoveButtons } from "./row-buttons.tsx";
import { moved, type TypedShot } from "./typed-roof-words.ts";

/** What the photos of one kind of visit should show, folded. */
export function ShotsEditor({
  kind,
  shots,
  parts,
  faults,
  onChange,
  onMoved,
}: {
  kind: VisitKind;
  shots: readonly TypedShot[];
  /** With their words as they are typed. */
  parts: readonly PartWord[];
  faults: FactFaults;
  onChange: (shots: TypedShot[]) => void;
  onMoved: (said: string) => void;
}) {
  const path = `roofWords.shots.${kind}`;
  const isFaulty = Object.keys(faults).some((at) => at === path || at.startsWith(`${path}.`));
  const [isOpen, setOpen] = useState(false);
  // A fault opens the list; mending it closes nothing.
  if (isFaulty && !isOpen) setOpen(true);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const photos = shots.reduce((sum, { count }) => sum + (Number.parseInt(count, 10) || 0), 0);
  return (
    <details
      className="group border-t border-line last:border-b"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <h3 className="font-semibold">{visitKindNames[kind]}</h3>
        <span className="ms-auto shrink-0 text-small text-soft tabular-nums">
          {words.summary(shots.length, photos)}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4 sm:ps-6.5">
        {faults[path] && <p className="text-small font-semibold text-late">{faults[path]}</p>}
        {shots.length === 0 && <p className="text-soft">{words.empty}</p>}
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)]">
          {shots.map((shot, at) => (
            <ShotRow
              key={shot.key}
              {...{ shot, at, parts, all: shots.length }}
              fault={faults[`${path}.${at}`]}
              onChange={(changed) => onChange(shots.with(at, changed))}
              onMove={(by, name) => {
                onChange(moved(shots, at, by));
                onMoved(rowButtons.moved(name, at + by + 1, shots.length));
              }}
              onRemove={() => {
                onChange(shots.toSpliced(at, 1));
                add.current?.focus();
              }}
            />
          ))}
        </ol>
        {shots.length < roofWordsLimits.shots && (
          <div>
            <Button
              ref={add}
              look="quiet"
              onClick={() => {
                onChange([...shots, newShot(shots, parts)]);
                requestAnimationFrame(() =>
                  list.current?.querySelector<HTMLElement>("li:last-child select")?.focus(),
                );
              }}
            >
              {words.add}
              <span className="sr-only">{words.addTo(visitKindNames[kind])}</span>
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function ShotRow({
  shot,
  at,
  all,
  parts,
  fault,
  onChange,
  onMove,
  onRemove,
}: {
  shot: TypedShot;
  at: number;
  all: number;
  parts: readonly PartWord[];
  fault: string | undefined;
  onChange: (shot: TypedShot) => void;
  onMove: (by: -1 | 1, name: string) => void;
  onRemove: () => void;
}) {
  const faultId = useId();
  const sharedErrorId = fault && faultId;
  const side = shot.side && roofSideNames[shot.side].toLowerCase();
  const part = parts.find(({ id }) => id === shot.part)?.name ?? words.gonePart;
  const name = [part, side].filter(Boolean).join(", ");
  return (
    <li className="border-b border-line py-3 first:border-t">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem_5rem]">
        <legend className="sr-only">{words.row(at + 1)}</legend>
        <SelectField
          label={words.part}
          value={shot.part}
          sharedErrorId={sharedErrorId}
          onChange={({ target }) => onChange({ ...shot, part: target.value })}
        >
          {!parts.some(({ id }) => id === shot.part) && (
            <option value={shot.part}>{words.gonePart}</option>
          )}
          {parts
            .filter(({ id, isHidden }) => !isHidden || id === shot.part)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.isHidden ? words.hiddenPart(one.name) : one.name}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={words.side}
          value={shot.side}
          sharedErrorId={sharedErrorId}
          onChange={({ target }) => onChange({ ...shot, side: sideOf(target.value) })}
        >
          <option value="">{words.anySide}</option>
          {roofSides.map((one) => (
            <option key={one} value={one}>
              {roofSideNames[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.count}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          value={shot.count}
          sharedErrorId={sharedErrorId}
          onChange={({ target }) => onChange({ ...shot, count: target.value })}
        />
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={shot.isOptional}
            onChange={({ target }) => onChange({ ...shot, isOptional: target.checked })}
            className="size-4.5 accent-action"
          />
          {words.optional}
        </label>
        <div className="col-span-2 flex items-center justify-end">
          <MoveButtons name={name} at={at} all={all} onMove={(by) => onMove(by, name)} />
          <Button look="plain" onClick={onRemove}>
            {rowButtons.remove}
            <span className="sr-only">{rowButtons.what(name)}</span>
          </Button>
        </div>
      </fieldset>
      {fault && (
        <p id={faultId} className="text-small font-semibold text-late">
          {fault}
        </p>
      )}
    </li>
  );
}

/** Of a part that the list does not ask for yet, if there is one. */
function newShot(shots: readonly TypedShot[], parts: readonly PartWord[]): TypedShot {
  const offered = parts.filter(({ isHidden }) => !isHidden);
  const free = offered.find(({ id }) => !shots.some(({ part }) => part === id)) ?? offered[0];
  const key = newSubmissionKey();
  return { key, part: free?.id ?? "", side: "", count: "1", isOptional: false };
}

function sideOf(value: string): RoofSide | "" {
  return roofSides.find((side) => side === value) ?? "";
}
