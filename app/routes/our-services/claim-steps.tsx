import { Timeline } from "#app/sections/text/timeline.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { claims } from "#content/en/our-services.ts";

/** Help with a claim, in six steps. */
export function ClaimSteps() {
  return (
    <section
      id="claims"
      aria-labelledby="claims-heading"
      className="page-grid mt-section gap-y-10 bg-limestone-100 py-section"
    >
      <h2 id="claims-heading" className="drip-edge text-title lg:col-span-5">
        {claims.heading}
      </h2>
      <div className="lg:col-span-6 lg:col-start-7">
        <p className="max-w-prose text-lead text-slate-700">{claims.text}</p>
        <p className="mt-3">
          <PageLink
            to={claims.link.to}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {claims.link.label}
          </PageLink>
        </p>
      </div>
      <div>
        <Timeline across steps={claims.steps} />
      </div>
    </section>
  );
}
