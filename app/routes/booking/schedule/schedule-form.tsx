import { useState } from "react";
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

  if (booked) {
    return (
      <ScheduledPanel
        visit={booked}
        onAnother={() => {
          setBooked(null);
          setIsAnother(true);
        }}
      />
    );
  }
  return (
    <BookingSteps
      calendar={props.calendar}
      posted={isAnother ? undefined : props.posted}
      onBooked={setBooked}
    />
  );
}
