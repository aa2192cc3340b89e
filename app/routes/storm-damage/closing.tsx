import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { closing } from "#content/en/storm-damage.ts";

/** The end of the page: the number again, then the form, then further reading. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="page-grid items-end gap-y-8 py-section">
      <div className="lg:col-span-7">
        <h2 id="closing" className="drip-edge text-title">
          {closing.heading}
        </h2>
        <p className="mt-6 max-w-prose text-lead text-slate-700">{closing.text}</p>
        <p className="mt-2 font-heading text-heading font-bold">
          <PhoneLink
            number={businessProfile.hotline}
            className="inline-flex min-h-11 items-center"
          />
        </p>
      </div>
      <div className="lg:col-span-5 lg:pl-8">
        <ButtonLink to="/emergency-contact?service=emergency">{closing.help}</ButtonLink>
        <p className="mt-4 flex flex-wrap gap-x-8">
          {closing.links.map(({ to, label }) => (
            <PageLink
              key={to}
              to={to}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {label}
            </PageLink>
          ))}
        </p>
      </div>
    </section>
  );
}
