import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLinks } from "#app/sections/links/more-links.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { closing } from "#content/en/storm-damage.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Section } from "#ui/pages/section.tsx";

/** The end of the page: the number again, then the form, then further reading. */
export function Closing() {
  return (
    <Section headingId="closing" heading={closing.heading} className="items-end gap-y-6 py-section">
      <div className="lg:col-span-7">
        <Lead>{closing.text}</Lead>
        <p className="mt-2 font-heading text-title font-bold">
          <PhoneLink number={useFacts().hotline} className="inline-flex min-h-11 items-center" />
        </p>
      </div>
      <div className="lg:col-span-5 lg:justify-self-end">
        <ButtonLink to="/emergency-contact?service=emergency">{closing.help}</ButtonLink>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <MoreLinks links={closing.links} />
        </p>
      </div>
    </Section>
  );
}
