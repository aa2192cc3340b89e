import { leftOut as words } from "#content/en/desk/report.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { PhotoToggles } from "./photo-toggles.tsx";

/** Which photos of the roof the report shows: all, but for those that are left out. */
export function LeftOut({
  leadId,
  photos,
  value,
  onChange,
}: {
  leadId: string;
  photos: readonly ShownPhoto[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}) {
  const shown = photos.filter(({ id }) => !value.includes(id)).length;
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h2 id="left-out" className="text-heading">
        {words.heading}
      </h2>
      <p>{shown === photos.length ? words.all(shown) : words.some(shown, photos.length)}</p>
      <p className="text-small text-soft">{words.hint}</p>
      <PhotoToggles
        leadId={leadId}
        photos={photos}
        isOn={(id) => !value.includes(id)}
        nameOf={words.toggle}
        onToggle={(id) =>
          onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
        }
      />
    </section>
  );
}
