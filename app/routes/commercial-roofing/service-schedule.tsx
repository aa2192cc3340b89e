import { Lead } from "#app/ui/lead.tsx";
import { Title } from "#app/ui/title.tsx";
import { services } from "#content/en/commercial-roofing.ts";

/** The four services, each a row of the schedule: what it is, and what it includes. */
export function ServiceSchedule() {
  return (
    <section aria-labelledby="services" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <Title id="services" className="lg:col-span-5">
        {services.heading}
      </Title>
      <Lead className="self-end lg:col-span-7">{services.lead}</Lead>
      <div>
        {services.items.map(({ id, title, description, features, link }) => (
          <article
            key={id}
            id={id}
            className="grid gap-x-10 gap-y-4 border-t-2 border-slate-900 py-7 last:pb-0 lg:grid-cols-[5fr_7fr]"
          >
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-prose">{description}</p>
              {link && (
                <p className="mt-2">
                  {/* An ordinary link, because the server redirects this address. */}
                  <a
                    href={link.to}
                    className="link inline-flex min-h-11 items-center font-semibold"
                  >
                    {link.label}
                  </a>
                </p>
              )}
            </div>
            <ul aria-label={title} className="grid gap-x-10 self-start sm:grid-cols-2">
              {features.map((feature) => (
                <li key={feature} className="border-b border-limestone-400 py-2.5">
                  {feature}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
