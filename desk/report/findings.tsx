import { newSubmissionKey } from "#api-client/submission-key.ts";
import { findings as words } from "#content/en/desk/report.ts";
import { photoName } from "#desk/roof-photos/photo-name.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { type Finding, findingOf } from "#domain/report/report-content.ts";
import { reportLimits } from "#domain/report/report-terms.ts";
import { partOfPhoto } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { FindingCard } from "./finding-card.tsx";
import { PhotoThumb } from "./photo-thumb.tsx";

/** What was found. A finding begins with a tap on its photo, from which part, side and condition are known. */
export function Findings({
  leadId,
  photos,
  value,
  onChange,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  value: readonly Finding[];
  onChange: (value: Finding[]) => void;
}) {
  const roofWords = useRoofWords();
  const named = new Set(value.flatMap((finding) => finding.photos));
  const isFull = value.length >= reportLimits.findings;
  function add(photo?: ShownPhoto): void {
    const known = photo && { ...photo, partWord: partOfPhoto(roofWords, photo) ?? "" };
    const finding = findingOf(newSubmissionKey(), known);
    onChange([...value, finding]);
    // Once it is drawn.
    requestAnimationFrame(() => document.getElementById(`finding-${finding.id}`)?.focus());
  }
  return (
    <section aria-labelledby="findings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="findings" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {value.length === 0 && <p className="text-soft">{words.none}</p>}
      {value.map((finding, index) => (
        <FindingCard
          key={finding.id}
          leadId={leadId}
          finding={finding}
          number={index + 1}
          photos={photos}
          onChange={(next) => onChange(value.map((one) => (one.id === finding.id ? next : one)))}
          onRemove={() => onChange(value.filter(({ id }) => id !== finding.id))}
        />
      ))}
      {photos.some(({ id }) => !named.has(id)) && !isFull && (
        <div className="grid gap-2">
          <p className="font-semibold">{words.fromPhoto}</p>
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, index) =>
              named.has(photo.id) ? null : (
                <li key={photo.id}>
                  <button
                    type="button"
                    onClick={() => add(photo)}
                    className="block size-20 overflow-hidden rounded-sm border border-line bg-ground hover:border-edge sm:size-24"
                  >
                    <span className="sr-only">
                      {words.fromPhotoWhat(photoName(photo, index, roofWords))}
                    </span>
                    <PhotoThumb leadId={leadId} photo={photo} />
                  </button>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
      <Button
        look="quiet"
        disabled={isFull}
        onClick={() => add()}
        className="min-h-11 justify-self-start"
      >
        {words.add}
      </Button>
    </section>
  );
}
