import { projectForm as words } from "#content/en/desk/project.ts";
import { projectStageNames } from "#content/en/project.ts";
import { PhotoThumb } from "#desk/report/photo-thumb.tsx";
import { Taps } from "#desk/report/taps.tsx";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import type { ChosenPicture } from "#domain/project/project-content.ts";
import { projectLimits, projectStages } from "#domain/project/project-terms.ts";
import { TextField } from "#ui/desk/field.tsx";

/** Photos of the roof, each as before, during, after, or not shown. */
export function PictureChoice({
  leadId,
  photos,
  value,
  onChange,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  value: readonly ChosenPicture[];
  onChange: (value: ChosenPicture[]) => void;
}) {
  const names = { none: words.leftOut, ...projectStageNames };
  function choose(id: string, stage: keyof typeof names): void {
    if (stage === "none") onChange(value.filter((one) => one.id !== id));
    else if (value.some((one) => one.id === id)) {
      onChange(value.map((one) => (one.id === id ? { ...one, stage } : one)));
    } else onChange([...value, { id, stage, says: "" }]);
  }
  return (
    <section aria-labelledby="pictures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="pictures" className="text-heading">
          {words.photos}
        </h2>
        <p className="text-small text-soft">{words.photosHint}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3">
        {photos.map((photo, index) => {
          const chosen = value.find(({ id }) => id === photo.id);
          return (
            <li
              key={photo.id}
              className={`grid content-start gap-2 rounded-md border p-2 ${chosen ? "border-action bg-panel" : "border-line"}`}
            >
              <div
                className={`aspect-[4/3] overflow-hidden rounded-sm bg-ground ${chosen ? "" : "opacity-60"}`}
              >
                <PhotoThumb leadId={leadId} photo={photo} />
              </div>
              <Taps
                legend={words.photo(index + 1)}
                values={["none", ...projectStages] as const}
                names={names}
                value={chosen?.stage ?? "none"}
                onChoose={(stage) => choose(photo.id, stage)}
              />
              {chosen && (
                <TextField
                  label={words.says}
                  maxLength={projectLimits.says}
                  value={chosen.says}
                  onChange={({ target }) =>
                    onChange(
                      value.map((one) =>
                        one.id === photo.id ? { ...one, says: target.value } : one,
                      ),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
