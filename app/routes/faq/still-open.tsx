import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { contact } from "#content/en/faq.ts";
import { EmailAddress } from "#ui/pages/email-address.tsx";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * For a question that is not answered here: a phone number, an address, and four pages that may
 * help.
 */
export function StillOpen() {
  const facts = useFacts();
  const { email } = facts;
  const words = contact(facts);
  return (
    <section aria-labelledby="still-open" className="page-grid gap-y-8 bg-limestone-100 py-section">
      <div className="lg:col-span-6">
        <Title id="still-open">{words.heading}</Title>
        <Lead className="mt-6">{words.text}</Lead>
        <p className="mt-4 font-heading text-title font-bold tabular-nums">
          <PhoneLink className="inline-flex min-h-11 items-center" />
        </p>
        <p className="font-semibold">
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            <EmailAddress address={email} />
          </a>
        </p>
      </div>
      <ul className="lg:col-span-6 lg:pl-8">
        {words.links.map(({ to, label, note }) => (
          <li key={to} className="border-t border-limestone-400 last:border-b">
            <PageLink
              to={to}
              className="group grid min-h-14 items-baseline py-3 sm:grid-cols-[14rem_1fr]"
            >
              <span className="font-semibold text-copper-700 underline-offset-4 group-hover:underline">
                {label}
              </span>
              <span className="text-small text-slate-700">{note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
