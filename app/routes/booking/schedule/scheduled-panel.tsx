import { SentHeading } from "#app/sections/request-form/sent-heading.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { formatDay, zoneName } from "#domain/booking/calendar-day.ts";
import { Facts } from "../facts.tsx";
import type { BookedVisit } from "./submit-booking.ts";

/** The visit is booked: when, where, what comes next. Takes the focus, so that it is read out. */
export function ScheduledPanel({ visit, onAnother }: { visit: BookedVisit; onAnother(): void }) {
  return (
    <section className="page-grid pb-section" aria-labelledby="scheduled">
      <div className="col-span-full border-t-4 border-patina-700 bg-white p-6 sm:p-10 lg:col-span-9">
        <SentHeading id="scheduled" className="text-heading">
          Inspection Scheduled!
        </SentHeading>
        <p className="mt-4 max-w-prose">
          Thank you. We have sent a confirmation with a calendar invitation to{" "}
          <strong className="break-words">{visit.email}</strong>. If it is not there in a few
          minutes, look into your junk folder or call us at {businessProfile.phone.display}.
        </p>
        <Facts
          facts={[
            ["Date", formatDay(visit.date)],
            ["Time", `${visit.timeSlot}, ${zoneName(businessProfile.timeZone)}`],
            ["Takes about", businessProfile.inspection.duration],
            ["Address", visit.address],
            ["Price", "Free"],
          ]}
        />
        <h3 className="mt-8 font-semibold">Before we come</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          <li>Make sure that we can reach the outside of the house and the attic hatch.</li>
          <li>Keep pets indoors, and move cars away from the eaves where you can.</li>
          <li>Have your last roof invoice or warranty ready if you still have it.</li>
        </ul>
        <div className="mt-10 flex flex-wrap gap-4">
          {/* A form, so that the button also works without JavaScript: it opens the page anew. */}
          <form
            action="/schedule-inspection"
            onSubmit={(event) => {
              event.preventDefault();
              onAnother();
            }}
          >
            <Button>Schedule Another Inspection</Button>
          </form>
          {visit.id && (
            <ButtonLink to={`/appointments/${visit.id}`} variant="quiet">
              See, move or cancel this visit
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
