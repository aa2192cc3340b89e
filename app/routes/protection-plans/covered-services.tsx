import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { services } from "#content/en/protection-plans.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Title } from "#ui/pages/title.tsx";

/** Primary services are wide, additional ones beside them: a main drawing and its detail. */
export function CoveredServices() {
  const { heading, primary, exterior } = useWords(services);
  return (
    <section
      aria-labelledby="covered"
      className="page-grid bg-limestone-100 py-9 md:gap-y-8 md:py-section"
    >
      <Title id="covered" className="max-md:mb-6">
        {heading}
      </Title>
      <div className="lg:col-span-7">
        <PhoneFold className={fold} summary={<h3 className={groupHeading}>{primary.heading}</h3>}>
          <dl className="pb-6 md:mt-3 md:border-t-2 md:border-slate-900 md:pb-0">
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
        </PhoneFold>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <PhoneFold className={fold} summary={<h3 className={groupHeading}>{exterior.heading}</h3>}>
          <p className="text-small text-slate-700 md:mt-3 md:border-t-2 md:border-slate-900 md:pt-4">
            {exterior.lead}
          </p>
          <ul className="mt-4 pb-6 md:pb-0">
            {exterior.list.map((service) => (
              <li key={service.name} className="mt-4">
                <p className="font-semibold">{service.name}</p>
                <p className="text-small text-slate-700">{service.text}</p>
                <More service={service} />
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </section>
  );
}

const fold =
  "border-b border-limestone-400 max-md:border-t-2 max-md:border-t-slate-900 md:border-b-0";
const groupHeading = "text-lead leading-snug font-bold md:label-caps md:text-slate-700";

function More({
  service: { link },
}: {
  service: ReturnType<typeof services>["primary"]["list"][number];
}) {
  if (!link) return null;
  return <MoreLink to={link.to}>{link.label}</MoreLink>;
}
