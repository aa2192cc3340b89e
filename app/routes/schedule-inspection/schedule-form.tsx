import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import type { AppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { SampleReport } from "#app/sections/sample-report/sample-report.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import ladder from "#art/masters/ladder.jpg?photo";
import { opening, picture } from "#content/en/schedule-inspection.ts";
import { bookedPath } from "#content/links.ts";
import { describedWith } from "#domain/page/page-description.ts";
import { head } from "#generated/pages/schedule-inspection.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";
import type { OnBooked } from "./book.ts";
import { ScheduleSteps } from "./schedule-steps.tsx";
import type { PostedSchedule } from "./submit-appointment.server.ts";

/** The three steps; once booked, the panel that says when we come. */
export function ScheduleForm(props: {
  calendar: AppointmentDays;
  /** Set when the page answers a submission without JavaScript. */
  posted: PostedSchedule | undefined;
}) {
  const facts = useFacts();
  const { key } = useLocation();
  const [booked, setBooked] = useState<{ by: Parameters<OnBooked>; at: string }>();
  const [isAnother, setIsAnother] = useState(false);

  // Somebody who comes to this page again gets a new form.
  if (booked?.at === key) {
    const [appointment, Confirmation] = booked.by;
    return <Confirmation isNew appointment={appointment} onAnother={() => setIsAnother(true)} />;
  }
  return (
    <>
      <title>{titleOf(facts, describedWith(facts, head.title))}</title>
      <Introduction takesFocus={isAnother} />
      <ScheduleSteps
        calendar={props.calendar}
        posted={props.posted}
        tellsOfEarlier={!isAnother}
        onBooked={(...by) => {
          const [{ id }] = by;
          if (id) takeAddress(bookedPath(id));
          setBooked({ by, at: key });
        }}
      />
      <Suspense>
        <SampleReport />
      </Suspense>
    </>
  );
}

/**
 * Gives this entry of the history the appointment's address, so that a reload or a discarded tab comes back to the
 * confirmation. Not by the router: the confirmation is shown already, and must not depend on another answer.
 */
function takeAddress(path: string): void {
  history.replaceState(history.state, "", path);
}

/**
 * As compact as possible under the transparent bar, so that the calendar begins on the first
 * screen. After 'Schedule Another Inspection' its heading takes the focus, as the button is gone.
 */
function Introduction({ takesFocus }: { takesFocus: boolean }) {
  const words = useWords(opening);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header className="page-grid pt-10 pb-6 lg:pb-4">
      <div className="col-span-full lg:col-span-8">
        <Title as="h1" ref={heading} tabIndex={-1}>
          {words.heading}
        </Title>
        {/* On wide screens, the sheet beside the calendar says this. */}
        <p className="mt-3 max-w-prose text-slate-700 md:mt-4 lg:hidden">{words.lead}</p>
      </div>
      <Photo
        first
        wideOnly
        photo={ladder}
        alt={picture}
        sizes="25rem"
        className="hidden lg:col-span-4 lg:block lg:h-0 lg:min-h-full"
        position="object-[70%_50%]"
      />
    </header>
  );
}
