import { Photo } from "#app/ui/photo.tsx";
import ladder from "#art/masters/ladder.jpg?photo";

/** Beside an appointment's facts: the picture of the page that books and, while it is to come, how to prepare. */
export function AppointmentAside({ isToCome }: { isToCome: boolean }) {
  return (
    <div className="col-span-full lg:col-span-4">
      <Photo
        photo={ladder}
        alt="A ladder leans at the eave of a brick house in evening light, a tool belt hangs from a rung"
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
        Before we come
      </h2>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        <li>Make sure we can reach the outside of the house and the attic hatch.</li>
        <li>Keep pets indoors, and move cars away from the eaves if you can.</li>
        <li>Have your last roof invoice or warranty ready if you still have it.</li>
      </ul>
    </section>
  );
}
