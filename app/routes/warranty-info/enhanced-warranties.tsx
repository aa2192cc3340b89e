import { PageLink } from "#app/ui/page-link.tsx";
import { enhanced } from "#content/en/warranty-info.ts";

/** Three certificates, each a sheet with a double frame; the longest one is the largest. */
export function EnhancedWarranties() {
  const looks = ["lg:col-span-6 lg:row-span-2", "lg:col-span-6", "lg:col-span-6"] as const;
  return (
    <section aria-labelledby="enhanced" className="page-grid gap-y-6 py-section">
      <div className="lg:col-span-6">
        <h2 id="enhanced" className="drip-edge text-title">
          {enhanced.heading}
        </h2>
        <p className="mt-6 mb-4 max-w-prose text-slate-700">{enhanced.lead}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-12">
        {enhanced.plans.map(({ id, name, summary, features, link }, index) => (
          <article
            key={id}
            className={`border-4 border-double border-slate-700 bg-white p-6 sm:p-8 ${looks[index] ?? ""}`}
          >
            <h3 className={index === 0 ? "text-title" : "text-heading"}>{name}</h3>
            <p className="mt-1 text-slate-500">{summary}</p>
            <ul className={`mt-5 grid gap-x-8 ${index === 0 ? "text-lead" : "sm:grid-cols-2"}`}>
              {features.map((feature) => (
                <li
                  key={feature}
                  className={`border-t border-limestone-400 font-semibold ${index === 0 ? "py-4" : "py-2.5"}`}
                >
                  {feature}
                </li>
              ))}
            </ul>
            <PageLink
              to={link.to}
              className="link mt-3 inline-flex min-h-11 items-center font-semibold"
            >
              {link.label}
            </PageLink>
          </article>
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-8 text-small text-slate-700">
        {enhanced.note}{" "}
        <PageLink
          to={enhanced.all.to}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {enhanced.all.label}
        </PageLink>
      </p>
    </section>
  );
}
