import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { EaveDrawing } from "./eave-drawing.tsx";
import { openingHours } from "./opening-hours.ts";

/**
 * A page's title and its one most useful sentence, with the two ways to go on. Set as a sheet: the
 * text, an elevation, and the title block with what a caller needs to know.
 */
export function PageOutline({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="page-grid gap-y-16 pt-12 pb-section md:pt-20">
      <div className="lg:col-span-7">
        <h1 className="drip-edge text-title">{heading}</h1>
        <p className="mt-8 max-w-prose text-lead text-slate-700">{children}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/schedule-inspection">Schedule a free inspection</ButtonLink>
          <ButtonLink to="/contact-us" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
      <aside
        aria-label="How to reach us"
        className="grid items-end gap-x-10 gap-y-6 md:grid-cols-2 lg:col-span-5 lg:grid-cols-1 xl:col-span-4 xl:col-start-9"
      >
        <EaveDrawing className="w-full" />
        <TitleBlock />
      </aside>
    </section>
  );
}

function TitleBlock() {
  const { phone, hotline, hours, licenses } = businessProfile;
  return (
    <dl className="border-y-2 border-slate-900 text-small">
      <Row label="Office">
        <PhoneLink {...phone} />
      </Row>
      <Row label="Emergency, 24/7">
        <PhoneLink {...hotline} />
      </Row>
      <Row label="Hours">
        {openingHours(hours).map(({ days, times }) => (
          <p key={days} className="flex gap-3 tabular-nums">
            <span className="w-16 shrink-0">{days}</span>
            {times}
          </p>
        ))}
      </Row>
      <Row label="License">
        {licenses.map((license) => (
          <p key={license.number}>
            {license.label} <span className="whitespace-nowrap tabular-nums">{license.number}</span>
          </p>
        ))}
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 border-t border-limestone-400 py-3 first:border-t-0">
      <dt className="text-slate-500">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function PhoneLink({ display, e164 }: { display: string; e164: string }) {
  return (
    <a className="link -my-3 inline-flex min-h-11 items-center tabular-nums" href={`tel:${e164}`}>
      {display}
    </a>
  );
}
