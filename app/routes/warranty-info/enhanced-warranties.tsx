import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import certificate from "#art/masters/warranty.jpg?small&photo";
import { type EnhancedPlan, enhanced } from "#content/en/warranty-info.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * Three certificates, each a sheet with a double frame; the longest warranty has the widest sheet.
 */
export function EnhancedWarranties() {
  const words = useWords(enhanced);
  return (
    <section aria-labelledby="enhanced" className="page-grid gap-y-6 py-section">
      <div className="lg:col-span-5">
        <Title id="enhanced">{words.heading}</Title>
        <p className="mt-6 mb-4 max-w-prose text-slate-700">{words.lead}</p>
      </div>
      <Photo
        photo={certificate}
        alt={words.picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 100vw, 36rem"
        className="aspect-[16/9] print:hidden lg:col-span-6 lg:col-start-7"
      />
      <div className="grid gap-6 lg:grid-cols-2">
        {words.plans.map((plan, index) => (
          <Certificate key={plan.id} plan={plan} isLargest={index === 0} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-8 text-small text-slate-700">
        {words.note} {words.all && <MoreLink to={words.all.to}>{words.all.label}</MoreLink>}
      </p>
    </section>
  );
}

function Certificate(props: { plan: EnhancedPlan; isLargest: boolean }) {
  const { name, summary, features, link } = props.plan;
  return (
    <article
      className={`border-4 border-double border-slate-700 bg-white p-6 sm:p-8 ${props.isLargest ? "grid gap-x-12 lg:col-span-2 lg:grid-cols-[1fr_2fr] lg:p-12" : ""}`}
    >
      <div>
        <h3 className={props.isLargest ? "text-title" : "text-heading"}>{name}</h3>
        <p className="mt-1 text-slate-500">{summary}</p>
      </div>
      <div>
        <ul
          className={`grid gap-x-8 sm:grid-cols-2 ${props.isLargest ? "text-lead max-lg:mt-5" : "mt-5"}`}
        >
          {features.map((feature) => (
            <li
              key={feature}
              className={`border-t border-limestone-400 font-semibold ${props.isLargest ? "py-4" : "py-2.5"}`}
            >
              {feature}
            </li>
          ))}
        </ul>
        {link && (
          <PageLink
            to={link.to}
            className="link mt-3 inline-flex min-h-11 items-center font-semibold"
          >
            {link.label}
          </PageLink>
        )}
      </div>
    </article>
  );
}
