import { useKeptEntries } from "#app/forms/use-kept-entries.ts";
import { PhotoField } from "#app/sections/photos/photo-field.tsx";
import { appointmentPhotos as words } from "#content/en/photos.ts";
import { appointmentPath } from "#content/links.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { Button } from "#ui/pages/button.tsx";
import type { SeenAppointment } from "./appointment-state.ts";
import type { PostedChange } from "./submit-change.server.ts";

const formId = "appointment-photos";

/** Takes photos of what the inspector should look at. */
export function Photos({
  appointment: { id, photos },
  posted,
}: {
  appointment: SeenAppointment;
  posted: PostedChange | undefined;
}) {
  const { photos: ids, photoFaults, intent } = posted?.values ?? {};
  // What was added is no longer on its way; what was refused comes back.
  const back = posted?.result?.done ? { photoFaults } : { photos: ids, photoFaults };
  const isFull = photos >= photoLimits.most;
  const forgetEntries = useKeptEntries(formId, undefined);
  return (
    <section id="photos" aria-labelledby="photos-heading" className="print:hidden">
      <h2 id="photos-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose">{photos === 0 ? words.text : words.have(photos)}</p>
      {isFull ? (
        <p className="max-w-prose">{words.full}</p>
      ) : (
        <form
          id={formId}
          method="post"
          encType="multipart/form-data"
          action={appointmentPath(id)}
          onSubmit={() => {
            // Without a network the browser shows a page of its own, from which one comes back.
            if (navigator.onLine) forgetEntries();
          }}
          className="mt-4 grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-start gap-4"
        >
          <input type="hidden" name="intent" value="photos" />
          <div className="w-full">
            <PhotoField
              formId={formId}
              posted={intent === "photos" ? back : undefined}
              sent={photos}
            />
          </div>
          <Button look="quiet">{words.submit}</Button>
        </form>
      )}
    </section>
  );
}
