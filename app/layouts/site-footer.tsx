import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { hotlineWords } from "#content/en/hotline.ts";
import { footer, footerGroups, type LinkGroup } from "#content/navigation.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { type SocialLink, shownSocialLinks } from "#domain/business/social-link.ts";
import { openingHours } from "#domain/calendar/hours-in-words.ts";
import { LogoMark } from "#ui/logo.tsx";
import { EmailAddress } from "#ui/pages/email-address.tsx";

const quietLink =
  "inline-flex min-h-11 items-center gap-1 decoration-copper-400 underline-offset-4 hover:underline";

/** The end of every page, drawn as a title block under a roofline. */
export function SiteFooter() {
  const facts = useFacts();
  const { name, tagline, logo } = facts;
  const social = shownSocialLinks(facts);
  return (
    <div className="@container/page bg-limestone-50 print:hidden">
      <footer className="edge-eave ground-dark shingle-courses pb-contact-bar max-md:pt-11 [--courses-fade:var(--color-slate-900)] md:pb-0">
        <div className="page-grid md:gap-y-12">
          <div className="col-span-full footer-brand lg:col-span-4">
            <LogoMark paths={logo} className="h-11 md:h-14" />
            <p className="max-w-xs font-heading text-heading md:mt-5">{name}</p>
            <p className="mt-2 text-slate-300 max-md:hidden">{tagline}</p>
            {social.length > 0 && <Social links={social} />}
          </div>
          {useWords(footerGroups).map((group) => (
            <FooterLinks key={group.heading} {...group} />
          ))}
        </div>

        <TitleBlock />

        <div className="page-grid items-start pt-2 text-small text-slate-300 md:gap-y-4 md:pt-8 md:pb-10">
          <div className="col-span-full md:col-span-7">
            <Fold heading={footer.equalOpportunityInShort}>
              <p className="max-w-prose max-md:pb-2">
                {name} {footer.equalOpportunity}
              </p>
            </Fold>
          </div>
          <ul className="col-span-full flex flex-wrap gap-x-6 md:col-span-5 md:-mt-2.5 md:justify-end">
            {footer.legal.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} className={quietLink}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  );
}

function Social({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="col-span-full flex flex-wrap gap-x-6 md:mt-3">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" className={quietLink}>
            {network}
            <ArrowUpRight className="size-4 text-copper-400" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterLinks({ heading, links }: Required<LinkGroup>) {
  return (
    <nav
      aria-label={heading}
      className="col-span-full border-t border-slate-700 md:col-span-4 md:border-0 lg:col-span-3 lg:nth-2:col-span-2"
    >
      <Fold heading={heading}>
        <p className="label-caps text-slate-300">{heading}</p>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to} className={quietLink}>
                {link.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** What phones fold under its heading (`footer-fold`), without any script: this is in every page. */
function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="footer-fold">
      <summary className="label-caps text-slate-300">{heading}</summary>
      {children}
    </details>
  );
}

function TitleBlock() {
  const facts = useFacts();
  const { hours, phone, hotline, email, address } = facts;
  const licenses = heldLicenses(facts);
  return (
    <div className="page-grid md:mt-14">
      <dl className="grid grid-cols-2 gap-px border border-slate-500 bg-slate-500 max-md:text-small tight:grid-cols-1 xl:grid-cols-4">
        <Cell label="Office">
          <address className="text-balance not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <a href={`tel:${phone.e164}`} className={quietLink}>
            {phone.display}
          </a>
          <br />
          <a href={`mailto:${email}`} className={quietLink}>
            <EmailAddress address={email} />
          </a>
        </Cell>
        <Cell label="Hours">
          {openingHours(hours).map(({ days, times }) => (
            <p key={days} className="flex flex-wrap gap-x-3 tabular-nums">
              <span className="min-w-18">{days}</span> {times}
            </p>
          ))}
        </Cell>
        {licenses.length > 0 && (
          <Cell label="Licenses" look={wide}>
            {licenses.map((license) => (
              <p key={license.number}>
                {license.label} <br className="max-md:hidden" />
                <span className="tabular-nums">{license.number}</span>
              </p>
            ))}
          </Cell>
        )}
        <Cell label={hotlineWords.label} look={licenses.length > 0 ? wide : `${wide} col-span-2`}>
          <a
            href={`tel:${hotline.e164}`}
            className="inline-flex min-h-11 items-center font-heading text-heading whitespace-nowrap text-copper-400 underline-offset-4 hover:underline"
          >
            {hotline.display}
          </a>
          <p>
            <PageLink to="/emergency-contact" className={quietLink}>
              Send an emergency request
            </PageLink>
          </p>
        </Cell>
      </dl>
    </div>
  );
}

/** A row of its own on phones, its label beside it where there is room. */
const wide = "footer-row";

function Cell({
  label,
  look = "",
  children,
}: {
  label: string;
  look?: string;
  children: ReactNode;
}) {
  return (
    <div className={`bg-slate-900 px-3 py-2 md:p-5 ${look}`}>
      <dt className="label-caps mb-1 shrink-0 text-slate-300 md:mb-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
