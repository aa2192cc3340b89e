import { MoreLink } from "#app/ui/more-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { services } from "#content/en/protection-plans.ts";

/** Primary services are wide, additional ones beside them: a main drawing and its detail. */
export function CoveredServices() {
  const { heading, primary, exterior } = services;
  return (
    <section aria-labelledby="covered" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <Title id="covered">{heading}</Title>
      <div className="lg:col-span-7">
        <h3 className="label-caps text-slate-700">{primary.heading}</h3>
        <dl className="mt-3 border-t-2 border-slate-900">
          {primary.list.map((service) => (
            <div
              key={service.name}
              className="grid gap-x-6 gap-y-1 border-b border-limestone-400 py-4 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-heading text-lead leading-snug font-bold">{service.name}</dt>
              <dd>
                {service.text} <More service={service} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h3 className="label-caps text-slate-700">{exterior.heading}</h3>
        <p className="mt-3 border-t-2 border-slate-900 pt-4 text-small text-slate-700">
          {exterior.lead}
        </p>
        <ul className="mt-4">
          {exterior.list.map((service) => (
            <li key={service.name} className="mt-4">
              <p className="font-semibold">{service.name}</p>
              <p className="text-small text-slate-700">{service.text}</p>
              <More service={service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function More({ service: { link } }: { service: (typeof services.primary.list)[number] }) {
  if (!link) return null;
  return <MoreLink to={link.to}>{link.label}</MoreLink>;
}
