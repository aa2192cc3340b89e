import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { checks } from "#content/en/schedule-inspection.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";

/** The appointment as it stands, set like a drawing's title block, and what is done on it. */
export function AppointmentSheet({
  date,
  slot,
}: {
  date: CalendarDay | undefined;
  slot: Slot | undefined;
}) {
  return (
    <aside
      aria-label="Your appointment"
      className="ground-dark shingle-courses cut-pitch px-6 pb-8 pt-10 sm:px-8 lg:sticky lg:top-22"
    >
      <h2 className="text-heading">Your appointment</h2>
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <dl className="mt-6 border-b border-slate-500">
          <Row label="Date" value={date ? formatDay(date) : "Not chosen yet"} />
          <Row
            label="Time"
            value={slot ? `${slotLabel(slot)}, ${businessProfile.timeZoneName}` : "Not chosen yet"}
          />
          <Row label="Takes about" value={businessProfile.inspection.duration} />
          <Row label="You get" value="Photos of what we find" />
          <Row label="Price" value="Free, whatever we find" />
        </dl>
        <div className="mt-8 md:max-lg:mt-6">
          <h3 className="font-semibold">{checks.heading}</h3>
          <ul className="mt-3 space-y-2 text-small">
            {checks.points.map((check) => (
              <li key={check} className="flex gap-3">
                <span
                  aria-hidden
                  className="mt-2.5 h-0 w-4 shrink-0 border-t-2 border-copper-400"
                />
                {check}
              </li>
            ))}
          </ul>
          <p className="mt-8 text-small">
            Water coming in now? Call{" "}
            <a className="link whitespace-nowrap" href={`tel:${businessProfile.hotline.e164}`}>
              {businessProfile.hotline.display}
            </a>
            , day and night.
          </p>
        </div>
      </div>
    </aside>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-slate-500 py-3">
      <dt className="text-small text-slate-300">{label}</dt>
      <dd className="font-semibold tabular-nums">
        <Pieces text={value} />
      </dd>
    </div>
  );
}
