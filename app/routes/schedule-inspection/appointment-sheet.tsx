import { useFacts } from "#app/facts/use-facts.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { appointmentLabels as labels } from "#content/en/appointment-choice.ts";
import { minutes } from "#content/en/figures.ts";
import { checks, sheet } from "#content/en/schedule-inspection.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";

/** The appointment so far, as the title block of a drawing, with what happens during it. */
export function AppointmentSheet({
  date,
  slot,
}: {
  date: CalendarDay | undefined;
  slot: Slot | undefined;
}) {
  const { hotline, inspectionMinutes, timeZoneName } = useFacts();
  return (
    <aside
      aria-label={sheet.heading}
      className="ground-dark shingle-courses cut-pitch px-6 pb-8 pt-10 sm:px-8 lg:sticky lg:top-22"
    >
      <h2 className="text-heading">{sheet.heading}</h2>
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <dl className="mt-6 border-b border-slate-500">
          <Row label={labels.date} value={date ? formatDay(date) : sheet.open} />
          <Row
            label={labels.time}
            value={slot ? `${slotLabel(slot)}, ${timeZoneName}` : sheet.open}
          />
          <Row label={labels.takes} value={minutes(inspectionMinutes)} />
          <Row {...sheet.get} />
          <Row label={labels.price} value={sheet.price} />
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
            {sheet.leaking.before}
            <a className="link whitespace-nowrap" href={`tel:${hotline.e164}`}>
              {hotline.display}
            </a>
            {sheet.leaking.after}
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
