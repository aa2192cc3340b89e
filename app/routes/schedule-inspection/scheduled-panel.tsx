import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useEffect, useRef } from "react";
import { AppointmentAside } from "#app/sections/appointment/appointment-aside.tsx";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { Facts } from "#app/sections/appointment/facts.tsx";
import { WhenHeading } from "#app/sections/appointment/when-heading.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Title } from "#app/ui/title.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { appointmentLabels as labels } from "#content/en/appointment-choice.ts";
import { booked as words } from "#content/en/schedule-inspection.ts";
import { appointmentPath } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { BookedAppointment } from "./submit-appointment.server.ts";

/**
 * Confirms the booking: when, where, what comes next. Its heading takes the focus, so that it is
 * read out.
 */
export function ScheduledPanel({
  appointment,
  onAnother,
}: {
  appointment: BookedAppointment;
  onAnother(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Leaves the focus alone if the visitor has moved on by the time the scripts load.
    if (document.activeElement !== document.body) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const text = words.title(whenOf(appointment));

  return (
    <>
      <title>{titleOf(text)}</title>
      <header className="page-grid pb-8 pt-10 md:pb-10 md:pt-14 print:pt-0">
        <Title as="h1" ref={heading} tabIndex={-1}>
          <WhenHeading text={text} />
        </Title>
      </header>
      <section className="page-grid gap-y-10 pb-section print:pb-0" aria-labelledby="scheduled">
        <div className="col-span-full border-t-4 border-patina-700 bg-white p-6 sm:p-10 lg:col-span-8 print:px-0 print:pt-4 print:pb-0">
          <h2 id="scheduled" className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-4 max-w-prose">
            {words.mail.before}
            <strong className="inline-block max-w-full">
              <EmailAddress address={appointment.email} />
            </strong>
            {words.mail.between}
            <PhoneLink />
            {words.mail.after}
          </p>
          <Actions id={appointment.id} onAnother={onAnother} />
          <div className="mt-8 print:mt-4">
            <Facts
              facts={[
                [labels.date, formatDay(appointment.date)],
                [
                  labels.time,
                  `${slotLabel(appointment.timeSlot)}, ${businessProfile.timeZoneName}`,
                ],
                [labels.address, appointment.address],
                [labels.takes, businessProfile.inspection.duration],
                [labels.price, labels.free],
              ]}
            />
          </div>
        </div>
        <AppointmentAside isToCome />
      </section>
    </>
  );
}

function Actions({ id, onAnother }: { id: string | undefined; onAnother(): void }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      {id && (
        <>
          <ButtonLink to={`${appointmentPath(id)}/inspection.ics`}>
            <CalendarPlus aria-hidden className="size-5" />
            {labels.calendar}
          </ButtonLink>
          <ButtonLink to={appointmentPath(id)} variant="quiet">
            {words.change}
          </ButtonLink>
        </>
      )}
      {/* A form, so that the button also works without JavaScript: it reloads the page. */}
      <form
        action={"/schedule-inspection" satisfies LinkTarget}
        onSubmit={(event) => {
          event.preventDefault();
          onAnother();
        }}
      >
        <button type="submit" className="link min-h-11 font-semibold">
          {words.another}
        </button>
      </form>
    </div>
  );
}
