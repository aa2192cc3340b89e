import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { hotlineWords } from "#content/en/hotline.ts";
import { waysOn } from "#content/en/ways-on.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { EaveDrawing } from "./eave-drawing.tsx";
import { openingHours } from "./opening-hours.ts";
import { PhoneLink } from "./phone-link.tsx";

const inRow = "-my-3 inline-flex min-h-11 items-center";

/**
 * A page's title and its one most useful sentence, with the two ways to go on. Set as a sheet: the
 * text, an elevation, and the title block with what a caller needs to know.
 */
export function PageOutline({ heading, lead }: OpeningWords) {
  return (
    <section className="page-grid gap-y-10 pt-10 pb-section lg:gap-y-0 lg:pt-6">
      <h1 className="drip-edge self-end text-title lg:col-span-7 lg:row-start-1">{heading}</h1>
      <div className="lg:col-span-7 lg:row-start-2 lg:pt-10">
        <p className="max-w-prose text-lead text-slate-700">{lead}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to={waysOn.book.to}>{waysOn.book.label}</ButtonLink>
          <ButtonLink to={waysOn.contact.to} variant="quiet">
            {waysOn.contact.label}
          </ButtonLink>
        </div>
      </div>
      <EaveDrawing className="w-full self-end md:col-span-6 lg:col-span-5 lg:row-start-1" />
      <aside
        aria-label="How to reach us"
        className="-mt-6 self-end md:col-span-6 md:mt-0 lg:col-span-5 lg:row-start-2 lg:self-start lg:pt-8"
      >
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
        <PhoneLink number={phone} className={inRow} />
      </Row>
      <Row label={hotlineWords.label}>
        <PhoneLink number={hotline} className={inRow} />
      </Row>
      <Row label="Hours">
        {openingHours(hours).map(({ days, times }) => (
          <p key={days} className="flex flex-wrap gap-x-3 tabular-nums">
            <span className="min-w-16">{days}</span>
            <span className="whitespace-nowrap">{times}</span>
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
    <div className="grid items-baseline @min-[22.5rem]/page:grid-cols-[6.5rem_1fr] lg:grid-cols-[9rem_1fr] gap-x-4 border-t border-limestone-400 py-3 first:border-t-0">
      <dt className="text-slate-500">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
