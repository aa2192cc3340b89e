import ladder from "#art/masters/ladder.jpg?photo";
import { beforeWeCome } from "#content/en/booked.ts";
import { picture } from "#content/en/schedule-inspection.ts";
import { Photo } from "#ui/pages/photo.tsx";

/**
 * Beside an appointment's facts: the booking page's picture and, if the appointment is still ahead,
 * how to prepare.
 */
export function AppointmentAside({ isToCome }: { isToCome: boolean }) {
  return (
    <div className="col-span-full lg:col-span-4">
      <Photo
        first
        wideOnly
        photo={ladder}
        alt={picture}
        sizes="25rem"
        className="hidden aspect-[3/2] lg:block print:hidden"
        position="object-[70%_50%]"
      />
      {isToCome && <BeforeWeCome />}
    </div>
  );
}

function BeforeWeCome() {
  return (
    <section aria-labelledby="before" className="lg:mt-8">
      <h2 id="before" className="text-heading">
        {beforeWeCome.heading}
      </h2>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {beforeWeCome.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
