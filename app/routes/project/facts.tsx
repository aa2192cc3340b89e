import { MoreLink } from "#app/sections/links/more-link.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { page, facts as words } from "#content/en/finished-roofs.ts";
import { daysText, monthText, priceBandText, squaresText } from "#content/en/project.ts";
import { buildingNames, materialName, placeOf, squareFeet } from "#content/en/projects.ts";
import type { ShownProject } from "./shown-project.ts";

/** The facts of the work, as the title block of a drawing, and what its owner has agreed to. */
export function Facts({ project }: { project: ShownProject }) {
  const { kind, finished, days, squareTenths, material, priceBand } = project;
  const values = [
    { label: words.material, value: materialName(material), note: buildingNames[kind] },
    { label: words.size, value: squaresText(squareTenths), note: squareFeet(squareTenths) },
    { label: words.days, value: daysText(days), note: monthText(finished) },
    priceBand
      ? { label: words.price, value: priceBandText(priceBand), note: words.priceNote }
      : { label: words.place, value: project.town, note: placeOf(project) },
  ];
  return (
    <section className="page-grid gap-y-6 pt-12 md:pt-16">
      <LabeledValues values={values} label={words.label} />
      <p className="flex flex-wrap items-center justify-between gap-x-8 text-small text-slate-700">
        <span className="max-w-prose">{page.leave}</span>
        <MoreLink to="/our-projects" className="print:hidden">
          {page.back}
        </MoreLink>
      </p>
    </section>
  );
}
