import { lifeNames, findings as words } from "#content/en/desk/report.ts";
import { roofSideNames } from "#content/en/desk/roof-photos.ts";
import { urgencyNames } from "#content/en/report.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import type { Finding } from "#domain/report/report-content.ts";
import { reportLimits, urgencies } from "#domain/report/report-terms.ts";
import { roofConditions, roofSides } from "#domain/roof-photo/roof-photo.ts";
import { offeredParts, partOfPhoto } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField } from "#ui/desk/field.tsx";
import { PhotoToggles } from "./photo-toggles.tsx";
import { Taps } from "./taps.tsx";

/** A finding: what is known from its photo, the rest by taps, and what was seen in words. */
export function FindingCard({
  leadId,
  finding,
  number,
  photos,
  onChange,
  onRemove,
}: {
  leadId: string;
  finding: Finding;
  /** From 1. */
  number: number;
  photos: readonly ShownPhoto[];
  onChange: (finding: Finding) => void;
  onRemove: () => void;
}) {
  const roofWords = useRoofWords();
  const offered = offeredParts(roofWords);
  // A part that is no longer offered stays where somebody has said it.
  const parts =
    finding.part === null || offered.some(({ id }) => id === finding.part)
      ? offered
      : [...offered, { id: finding.part, name: partOfPhoto(roofWords, finding) ?? "" }];
  const set = (said: Partial<Finding>) => onChange({ ...finding, ...said });
  return (
    <article
      id={`finding-${finding.id}`}
      tabIndex={-1}
      aria-labelledby={`finding-${finding.id}-name`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line bg-panel p-3 sm:p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={`finding-${finding.id}-name`} className="text-heading">
          {words.name(number)}
        </h3>
        <Button look="plain" onClick={onRemove} className="text-soft">
          {words.remove}
          <span className="sr-only">{words.removeWhat(number)}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.part}
          value={finding.part ?? ""}
          onChange={({ target }) => {
            const part = parts.find(({ id }) => id === target.value);
            set({ part: part?.id ?? null, partWord: part?.name ?? "" });
          }}
        >
          <option value="">{words.noPart}</option>
          {parts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.side}
          value={finding.side ?? ""}
          onChange={({ target }) =>
            set({ side: roofSides.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{words.noSide}</option>
          {roofSides.map((side) => (
            <option key={side} value={side}>
              {roofSideNames[side]}
            </option>
          ))}
        </SelectField>
      </div>
      <Taps
        legend={words.condition}
        values={roofConditions}
        names={roofWords.conditions}
        value={finding.condition}
        onChoose={(condition) => set({ condition })}
      />
      <TextareaField
        label={words.seen}
        hint={words.seenHint}
        rows={3}
        maxLength={reportLimits.seen}
        value={finding.seen}
        onChange={({ target }) => set({ seen: target.value })}
      />
      <Taps
        legend={words.urgency}
        values={urgencies}
        names={urgencyNames}
        value={finding.urgency}
        onChoose={(urgency) => set({ urgency })}
      />
      <Taps
        legend={words.life}
        values={lifeKeys}
        names={lifeWords}
        value={lifeKeyOf(finding.life)}
        onChoose={(key) => set({ life: lives[key] ?? null })}
      />
      {photos.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{words.photos}</p>
          <PhotoToggles
            leadId={leadId}
            photos={photos}
            isOn={(id) => finding.photos.includes(id)}
            nameOf={words.withPhoto}
            onToggle={(id) =>
              set({
                photos: finding.photos.includes(id)
                  ? finding.photos.filter((one) => one !== id)
                  : [...finding.photos, id].slice(0, reportLimits.photos),
              })
            }
          />
        </div>
      )}
    </article>
  );
}

/** Ranges of life that are one tap each. */
const ranges = [
  [0, 1],
  [1, 3],
  [3, 5],
  [5, 10],
  [10, 15],
  [15, 25],
] as const;

const keyOf = (from: number, to: number) => `${from}-${to}`;
const none = "none";
const lives: Record<string, Finding["life"]> = {
  [none]: null,
  ...Object.fromEntries(ranges.map(([from, to]) => [keyOf(from, to), { from, to }])),
};
const lifeKeys = Object.keys(lives);
const lifeWords: Record<string, string> = {
  [none]: words.noLife,
  ...Object.fromEntries(ranges.map(([from, to]) => [keyOf(from, to), lifeNames(from, to)])),
};

function lifeKeyOf(life: Finding["life"]): string {
  return life ? keyOf(life.from, life.to) : none;
}
