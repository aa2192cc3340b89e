import type { ReactNode } from "react";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { invitation as invitationWords, titleBlock as words } from "#content/en/contact-us.ts";
import { hotlineWords } from "#content/en/hotline.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { openingHours } from "#domain/calendar/hours-in-words.ts";
import { LogoMark } from "#ui/logo.tsx";
import { EmailAddress } from "#ui/pages/email-address.tsx";

const phoneLink =
  "link -mb-1.5 inline-flex min-h-11 items-center font-heading text-heading tabular-nums";

/** Who we are and how to reach us, as the sheet's title block. */
export function TitleBlock() {
  const facts = useFacts();
  const { hours, phone, hotline, email, address, name, tagline, logo } = facts;
  const licenses = heldLicenses(facts);
  const invitation = useWords(invitationWords);
  return (
    <aside
      aria-label={words.label}
      className="flex flex-col border-slate-900 max-lg:border-t-2 lg:border-l-2"
    >
      <div className="flex items-center gap-4 px-4 py-5 sm:px-8 lg:px-6">
        <LogoMark paths={logo} className="h-11 shrink-0" />
        <div>
          <p className="font-heading leading-tight font-bold">{name}</p>
          <p className="text-small text-slate-500">{tagline}</p>
        </div>
      </div>
      <dl className="grid gap-px border-y border-slate-900 bg-slate-900 md:max-lg:grid-cols-2">
        <Cell label={words.office}>
          <a className={phoneLink} href={`tel:${phone.e164}`}>
            {phone.display}
          </a>
        </Cell>
        <Cell label={hotlineWords.label}>
          <a className={phoneLink} href={`tel:${hotline.e164}`}>
            {hotline.display}
          </a>
          <p>
            <PageLink
              to="/emergency-contact"
              className="link -mb-1.5 inline-flex min-h-11 items-center"
            >
              {words.request}
            </PageLink>
          </p>
        </Cell>
        <Cell label={words.email}>
          <a
            className="link -mb-1.5 inline-flex min-h-11 items-center font-semibold"
            href={`mailto:${email}`}
          >
            <EmailAddress address={email} />
          </a>
        </Cell>
        <Cell label={words.hours}>
          {openingHours(hours).map(({ days, times }) => (
            <p key={days} className="flex flex-wrap gap-x-4 font-semibold tabular-nums">
              <span className="min-w-18 whitespace-nowrap">{days}</span>
              <span className="whitespace-nowrap">{times}</span>
            </p>
          ))}
        </Cell>
        <Cell label={words.address}>
          <address className="font-semibold not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
        </Cell>
        {licenses.length > 0 && (
          <Cell label={words.license}>
            {licenses.map((license) => (
              <p key={license.number} className="font-semibold">
                {license.label}
                <br />
                <span className="tabular-nums">{license.number}</span>
              </p>
            ))}
          </Cell>
        )}
      </dl>
      <div className="ground-dark shingle-courses flex grow flex-col justify-end px-4 py-8 sm:px-8 lg:px-6 print:hidden">
        <p className="font-heading text-heading">{invitation.heading}</p>
        <p className="mt-2 text-slate-300">
          <RichText text={invitation.text} />
        </p>
        <ButtonLink to={invitation.action.to} look="quiet" className="mt-6 self-start">
          {invitation.action.label}
        </ButtonLink>
      </div>
    </aside>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-limestone-50 px-4 py-4 sm:px-8 lg:px-6">
      <dt className="label-caps mb-1 text-slate-500">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
