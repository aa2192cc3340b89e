import { counties, coverages } from "#content/counties.ts";

/** Every county by how far out it lies; the map on the home page leads to each by its id. */
export function CountyList() {
  return coverages.map((coverage) => (
    <section
      key={coverage.type}
      aria-labelledby={coverage.type}
      className="page-grid border-t border-limestone-400 py-12 md:py-16"
    >
      <div className="mb-8 lg:col-span-4">
        <h2 id={coverage.type} className="text-heading">
          {coverage.name}
        </h2>
        <p className="mt-2 font-semibold">Response {coverage.response}</p>
        <p className="mt-4 text-small text-slate-700">{coverage.emergency}</p>
        <p className="text-small text-slate-700">{coverage.commercial}</p>
      </div>
      <dl className="lg:col-span-8">
        {counties
          .filter(({ type }) => type === coverage.type)
          .map(({ id, name, details, projects }) => (
            <div
              key={id}
              id={id}
              className="border-t border-limestone-200 py-5 first:border-t-0 first:pt-0 target:bg-limestone-100 forced-colors:target:border-2 md:grid md:grid-cols-[12rem_1fr] md:gap-x-8"
            >
              <dt>
                <span className="font-semibold">{name} County</span>
                <span className="block text-small tabular-nums text-slate-500">
                  {projects} projects
                </span>
              </dt>
              <dd className="mt-2 max-w-prose md:mt-0">{details}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
