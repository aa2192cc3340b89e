import type { ReactNode } from "react";
import { inForceId } from "#app/sections/statement/statement.tsx";
import { mark, textInForce as words } from "#content/en/coming-soon.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { WaysOn } from "./ways-on.tsx";

/**
 * The first view of a page whose final text is still to be written, above the text that holds until then: says which of the
 * two is there. `updated` is the day of the text that holds.
 */
export function TextInForce(props: {
  heading: string;
  lead: string;
  updated: CalendarDay;
  /** What is coming. */
  coming: string;
}) {
  const { heading, lead, updated, coming } = props;
  return (
    <section className="page-grid gap-y-12 pt-10 pb-14 lg:pt-16 lg:pb-20">
      <div className="lg:col-span-7">
        <h1 className="drip-edge text-display">{heading}</h1>
        <Lead className="mt-8">{lead}</Lead>
        <dl className="mt-10 border-t-2 border-slate-900">
          <Row label={words.today}>
            <a href={`#${inForceId}`} className="link font-semibold">
              {words.below}
            </a>
            , {words.since} <time dateTime={updated}>{formatDay(updated, "dated")}</time>
          </Row>
          <Row
            label={
              <span className="inline-block border-2 border-dashed border-limestone-500 px-2 font-semibold text-slate-700">
                {mark}
              </span>
            }
          >
            {coming}
          </Row>
        </dl>
      </div>
      <WaysOn />
    </section>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-limestone-400 py-4 max-sm:grid-cols-1">
      <dt className="text-small">{label}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  );
}
