import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import { AppointmentAside } from "#app/sections/appointment/appointment-aside.tsx";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { Facts } from "#app/sections/appointment/facts.tsx";
import { WhenHeading } from "#app/sections/appointment/when-heading.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { titleOf } from "#app/seo/title-of.ts";
import { appointmentLabels as labels } from "#content/en/appointment-choice.ts";
import { booked as words } from "#content/en/booked.ts";
import { minutes } from "#content/en/figures.ts";
import { pendingPageWords } from "#content/en/pending-booking.ts";
import { appointmentPhotos as photos } from "#content/en/photos.ts";
import { appointmentPath } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { EmailAddress } from "#ui/pages/email-address.tsx";
import { Title } from "#ui/pages/title.tsx";
import { AskEarlier } from "./ask-earlier.tsx";
import { rememberAppointment } from "./booked-here.ts";
import { PendingNotice, pendingHeading } from "./pending-notice.tsx";

/** What the confirmation shows. */
export type BookedAppointment = Pick<AppointmentForm, "date" | "timeSlot" | "address"> & {
  /** Absent when the server did not return one. */
  id?: string | undefined;
  /** Until when it is kept for the visitor to confirm it; absent: it is firm. */
  pendingUntil?: string | undefined;
  /** Known only where it was typed: nobody learns it from the appointment's address. */
  email?: string | undefined;
  /** False when no mail confirms it, or asks to confirm it. */
  isMailed?: boolean;
  /** Whether reminders reach the visitor, and mails about earlier times. Absent: if a mail confirms it. */
  isReminded?: boolean | undefined;
  isOfferedEarlier?: boolean | undefined;
  /** Whether the link that confirms a pending one is in a text, too. */
  isTexted?: boolean;
};

/** Confirms the booking: when, where, what comes next. */
export function ScheduledPanel({
  appointment,
  isNew = false,
  onAnother,
}: {
  appointment: BookedAppointment;
  /** Whether it takes the place of the form: its heading then takes the focus, so that it is read out. */
  isNew?: boolean;
  onAnother?: () => void;
}) {
  const facts = useFacts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { id } = appointment;
  useEffect(() => {
    if (id) rememberAppointment(id);
  }, [id]);
  const { pendingUntil, isMailed = true } = appointment;
  const { isReminded = isMailed, isOfferedEarlier = isMailed } = appointment;
  const when = whenOf(appointment);
  const text = pendingUntil ? pendingPageWords.title(when) : words.title(when);

  return (
    <>
      <title>{titleOf(facts, text)}</title>
      <header className="page-grid pb-8 pt-10 md:pb-10 md:pt-14 print:pt-0">
        <Title as="h1" ref={heading} tabIndex={-1}>
          <WhenHeading text={text} />
        </Title>
      </header>
      <section className="page-grid gap-y-10 pb-section print:pb-0" aria-labelledby="scheduled">
        <div
          className={`col-span-full border-t-4 bg-white p-6 sm:p-10 lg:col-span-8 print:px-0 print:pt-4 print:pb-0 ${pendingUntil ? "border-copper-700" : "border-patina-700"}`}
        >
          <h2 id="scheduled" className="text-heading">
            {pendingUntil ? pendingHeading(appointment) : words.heading}
          </h2>
          {pendingUntil ? (
            <PendingNotice
              until={pendingUntil}
              email={appointment.email}
              isMailed={isMailed}
              isTexted={appointment.isTexted === true}
            />
          ) : isMailed ? (
            <p className="mt-4 max-w-prose">
              {words.mail.before}
              <strong className="inline-block max-w-full">
                {appointment.email ? (
                  <EmailAddress address={appointment.email} />
                ) : (
                  words.mail.yours
                )}
              </strong>
              {words.mail.between}
              <PhoneLink />
              {words.mail.after}
            </p>
          ) : (
            <p className="mt-4 max-w-prose">
              {words.noMail.before}
              <PhoneLink />
              {words.noMail.after}
            </p>
          )}
          {!pendingUntil && isReminded && <p className="mt-4 max-w-prose">{words.reminders}</p>}
          <Actions id={id} isFirm={!pendingUntil} isNew={isNew} onAnother={onAnother} />
          <div className="mt-8 print:mt-4">
            <Facts
              facts={[
                [labels.date, formatDay(appointment.date)],
                [labels.time, `${slotLabel(appointment.timeSlot)}, ${facts.timeZoneName}`],
                [labels.address, appointment.address],
                [labels.takes, minutes(facts.inspectionMinutes)],
                [labels.price, labels.free],
              ]}
            />
          </div>
          {id && !pendingUntil && (
            <div className="mt-8">
              {isOfferedEarlier && (
                <div className="mb-8">
                  <AskEarlier id={id} />
                </div>
              )}
              <p className="print:hidden">
                <ButtonLink to={`${appointmentPath(id)}#photos`} look="quiet">
                  {photos.heading}
                </ButtonLink>
              </p>
            </div>
          )}
        </div>
        <AppointmentAside isToCome />
      </section>
    </>
  );
}

const bookingPath = "/schedule-inspection" satisfies LinkTarget;

function Actions({
  id,
  isFirm,
  isNew,
  onAnother,
}: {
  id: string | undefined;
  /** What is still to be confirmed belongs into no calendar. */
  isFirm: boolean;
  isNew: boolean;
  onAnother: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      {id && (
        <>
          {isFirm && (
            <ButtonLink to={`${appointmentPath(id)}/inspection.ics`}>
              <CalendarPlus aria-hidden className="size-5" />
              {labels.calendar}
            </ButtonLink>
          )}
          {/* On the appointment's own page, the fragment moves the focus, since the page stays the same. */}
          <ButtonLink to={isNew ? appointmentPath(id) : `${appointmentPath(id)}#main`} look="quiet">
            {isFirm ? words.change : words.changePending}
          </ButtonLink>
        </>
      )}
      {/* A form, so that the button also works without JavaScript. */}
      <form
        action={bookingPath}
        onSubmit={(event) => {
          event.preventDefault();
          onAnother?.();
          // Pushed, even if the form is what the router believes to show: Back leads to the confirmation.
          navigate(bookingPath, { replace: false });
        }}
      >
        <button type="submit" className="link min-h-11 font-semibold">
          {words.another}
        </button>
      </form>
    </div>
  );
}
