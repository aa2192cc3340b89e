import type { ReactNode } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { office as words } from "#content/en/locations.ts";
import { openingHours } from "#domain/calendar/hours-in-words.ts";
import { EmailAddress } from "#ui/pages/email-address.tsx";

const reached = "link -mb-1.5 inline-flex min-h-11 items-center";

/** The office, as the title block of the map. */
export function Office() {
  const { address, email, hours } = useFacts();
  const { labels } = words;
  return (
    <section
      aria-labelledby="office"
      className="border-2 border-slate-900 bg-limestone-50 lg:col-[1/7] lg:self-end xl:col-[1/6]"
    >
      <div className="border-b-2 border-slate-900 px-5 py-4">
        <h2 id="office" className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-1 text-slate-700">{words.note}</p>
      </div>
      <dl className="grid gap-px bg-limestone-400 sm:grid-cols-2 lg:grid-cols-1">
        <Cell label={labels.address}>
          <address className="not-italic">
            {address.street}, {address.city}, {address.region} {address.postalCode}
          </address>
        </Cell>
        <Cell label={labels.hours}>
          {openingHours(hours).map(({ days, times }) => (
            <p key={days} className="flex flex-wrap gap-x-4 tabular-nums">
              <span className="min-w-18 whitespace-nowrap">{days}</span>
              <span className="whitespace-nowrap">{times}</span>
            </p>
          ))}
        </Cell>
        <Cell label={labels.phone}>
          <PhoneLink className="-mb-1.5 inline-flex min-h-11 items-center" />
        </Cell>
        <Cell label={labels.email}>
          <a className={reached} href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </a>
        </Cell>
      </dl>
    </section>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-limestone-50 px-5 py-3">
      <dt className="label-caps text-slate-500">{label}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  );
}
