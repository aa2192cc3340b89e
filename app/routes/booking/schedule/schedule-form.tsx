import { useState } from "react";
import { Photo } from "#app/ui/photo.tsx";
import ladder from "#art/masters/ladder.jpg?photo";
import { businessProfile } from "#content/business-profile.ts";
import type { BookingPost } from "../booking-post.ts";
import type { BookingCalendar } from "../load-booking-calendar.ts";
import { BookingSteps } from "./booking-steps.tsx";
import { ScheduledPanel } from "./scheduled-panel.tsx";
import type { BookedVisit, BookingResult } from "./submit-booking.ts";

export type SchedulePost = BookingPost & { result: BookingResult | null };

/** The three steps, and then the panel that says when we come. */
export function ScheduleForm(props: {
  calendar: BookingCalendar;
  /** Set when the page answers a submission without JavaScript. */
  posted: SchedulePost | undefined;
}) {
  const [booked, setBooked] = useState<BookedVisit | null>(props.posted?.result?.booked ?? null);
  const [isAnother, setIsAnother] = useState(false);

  return (
    <>
      <header className="page-grid pb-12 pt-12 md:pt-20">
        <div className="col-span-full lg:col-span-8">
          <h1 className="drip-edge text-title">Schedule your free inspection</h1>
          {!booked && <Introduction />}
        </div>
        {!booked && (
          <Photo
            photo={ladder}
            alt="A ladder leans at the eave of a brick house in evening light, a tool belt hangs from a rung"
            sizes="25rem"
            className="hidden aspect-[3/2] self-end lg:col-span-4 lg:block"
            position="object-[70%_50%]"
          />
        )}
      </header>
      {booked ? (
        <ScheduledPanel
          visit={booked}
          onAnother={() => {
            setBooked(null);
            setIsAnother(true);
          }}
        />
      ) : (
        <BookingSteps
          calendar={props.calendar}
          posted={isAnother ? undefined : props.posted}
          onBooked={setBooked}
        />
      )}
    </>
  );
}

function Introduction() {
  return (
    <p className="mt-8 max-w-prose text-lead text-slate-700">
      Choose a day and a time. We look at your roof, gutters and attic for about{" "}
      {businessProfile.inspection.duration}, show you photos of what we find, and you owe nothing.
    </p>
  );
}
