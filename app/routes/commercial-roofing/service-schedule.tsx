import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { services } from "#content/en/commercial-roofing.ts";
import { isOffered } from "#domain/business/offers.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Section } from "#ui/pages/section.tsx";

/** The four services, each a row of the schedule: what it is, and what it includes. */
export function ServiceSchedule() {
  const f = useFacts();
  return (
    <Section
      headingId="services"
      heading={services.heading}
      span={5}
      lead={services.lead}
      className="gap-y-8 bg-limestone-100 py-section lg:gap-y-10"
    >
      <div className="max-md:border-b max-md:border-limestone-400">
        {services.items.map(({ id, title, description, features, link }) => (
          <article
            key={id}
            id={id}
            className="border-t border-limestone-400 md:border-t-2 md:border-slate-900 md:py-7 md:last:pb-0"
          >
            <PhoneFold
              className="lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-10"
              summary={<h3 className="text-heading">{title}</h3>}
            >
              <div className="grid gap-x-10 gap-y-4 pb-6 md:pb-0 lg:grid-cols-2">
                <div>
                  <p className="max-w-prose">{description}</p>
                  {link && isOffered(f, link) && (
                    <p className="mt-2">
                      <PageLink
                        to={link.to}
                        className="link inline-flex min-h-11 items-center font-semibold"
                      >
                        {link.label}
                      </PageLink>
                    </p>
                  )}
                </div>
                <ul
                  aria-label={title}
                  className="grid gap-x-10 self-start sm:max-lg:grid-cols-2 lg:-mt-2.5"
                >
                  {features.map((feature) => (
                    <li
                      key={feature}
                      className="border-limestone-400 py-2.5 not-last:border-b sm:max-lg:border-b"
                    >
                      {feature}
                    </li>
                  ))}
                </ul>
              </div>
            </PhoneFold>
          </article>
        ))}
      </div>
    </Section>
  );
}
