import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { services } from "#content/en/gutter-services.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The six services along one downspout, from the gutter to where the water drains. */
export function WaterWay() {
  const words = useWords(services);
  return (
    <section aria-labelledby="services" className="page-grid gap-y-10 py-section">
      <Title id="services" className="lg:col-span-6">
        {words.heading}
      </Title>
      <Lead className="self-end lg:col-span-6">{words.lead}</Lead>
      <div>
        <Eave />
        <ol className="ml-3 border-l-[0.875rem] border-slate-300 md:ml-8">
          {words.items.map(({ id, title, text, note, link }) => (
            <li
              key={id}
              id={id}
              className="relative grid gap-x-10 gap-y-2 py-6 pl-6 before:absolute before:top-9 before:-left-5 before:h-2 before:w-6.5 before:bg-slate-700 before:forced-mark md:pl-12 lg:grid-cols-[4fr_5fr_3fr]"
            >
              <h3 className="text-heading">{title}</h3>
              <div className="max-w-prose">
                <p>{text}</p>
                {link && (
                  <p>
                    <MoreLink to={link.to}>{link.label}</MoreLink>
                  </p>
                )}
              </div>
              <p className="border-t border-copper-600 pt-2 text-small font-semibold lg:self-start">
                {note}
              </p>
            </li>
          ))}
        </ol>
        <Outlet />
      </div>
    </section>
  );
}

/** Gutter and outlet, above the downspout, which is the list's own border. */
function Eave() {
  return (
    <div aria-hidden="true" className="print:hidden">
      <div className="forced-mark h-8 border-x-4 border-b-4 border-slate-700 bg-patina-100 [clip-path:polygon(0_0,100%_0,calc(100%-1rem)_100%,1rem_100%)]" />
    </div>
  );
}

/** The last elbow, the extension, and grass. */
function Outlet() {
  return (
    <div aria-hidden="true" className="ml-3 md:ml-8 print:hidden">
      <div className="forced-mark h-3.5 w-1/3 rounded-bl-md bg-slate-300 md:w-1/4" />
      <div className="forced-mark -ml-3 mt-2 h-0.5 bg-patina-500 md:-ml-8" />
    </div>
  );
}
