import { late } from "#app/sections/late/late.tsx";
import { FactSheet } from "#app/sections/opening/fact-sheet.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { facts, factsLabel, hero } from "#content/en/warranty-info-opening.ts";
import { head } from "#generated/pages/warranty-info.ts";
import { RoofLayers } from "./roof-layers.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.title, path: "/warranty-info" }])],
  });

export default function Page() {
  return (
    <>
      <section className="page-grid items-end gap-y-8 pt-10 pb-10 lg:pt-8">
        <div className="lg:col-span-6">
          <h1 className="drip-edge text-title">{hero.heading}</h1>
          <p className="mt-8 max-w-prose text-lead text-slate-700">{hero.lead}</p>
        </div>
        <RoofLayers className="w-full lg:col-span-6" />
      </section>
      <section className="page-grid pb-section">
        <FactSheet facts={facts} label={factsLabel} />
      </section>
      <LowerPage />
    </>
  );
}
