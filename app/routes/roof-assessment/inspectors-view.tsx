import { useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { topics } from "#content/en/assessment/questions.ts";
import { outcome } from "#content/en/assessment/result.ts";
import { inspectionPoints, inspectorsView } from "#content/en/roof-assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import HouseSection from "./house.svg?drawing";

/** The six places on the house, and what an inspector sees there that a homeowner does not. */
export function InspectorsView() {
  const words = useWords(inspectorsView);
  return (
    <section className="page-grid gap-y-8 py-section" aria-labelledby="inspectors-view">
      <div className="self-center lg:col-span-5">
        <h2 id="inspectors-view" className="drip-edge text-heading">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-prose text-slate-700">{words.text}</p>
        <p className="mt-6">
          <ButtonLink to="/schedule-inspection" look="quiet">
            {words.action}
          </ButtonLink>
        </p>
      </div>
      <HouseSection className="w-full lg:col-span-7" />
      <div className="col-span-full">
        <table className="w-full border-t-2 border-slate-900 text-left max-md:block">
          <thead className="max-md:hidden">
            <tr className="text-small text-slate-500">
              <th scope="col" className="w-1/5 py-2 pr-6 font-semibold">
                {words.columns.place}
              </th>
              <th scope="col" className="w-3/10 py-2 pr-6 font-semibold">
                {words.columns.yours}
              </th>
              <th scope="col" className="py-2 pr-6 font-semibold">
                {words.columns.ours}
              </th>
              <th scope="col" className="py-2 text-right font-semibold whitespace-nowrap">
                {words.columns.points}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {questions.map(({ id, options }, index) => (
              <tr
                key={id}
                className="border-t border-limestone-400 align-baseline max-md:grid max-md:gap-y-2 max-md:py-5"
              >
                <th scope="row" className="py-4 print:py-1.5 pr-6 font-semibold max-md:p-0">
                  <span className="mr-3 font-heading font-bold tabular-nums text-copper-700">
                    {index + 1}
                  </span>{" "}
                  {inspectionPoints[id].place}
                </th>
                <td className="py-4 print:py-1.5 pr-6 text-slate-700 max-md:p-0">
                  <span className="font-semibold md:hidden">{words.narrow.yours}</span>
                  {inspectionPoints[id].yours}
                </td>
                <td className="py-4 print:py-1.5 pr-6 text-slate-700 max-md:p-0">
                  <span className="font-semibold md:hidden">{words.narrow.ours}</span>
                  {inspectionPoints[id].ours}
                </td>
                <td className="py-4 print:py-1.5 text-right font-semibold tabular-nums max-md:p-0 max-md:text-left max-md:text-small max-md:text-slate-500">
                  <span className="md:hidden">{words.narrow.points(topics[id].short)}</span>
                  {Math.max(...options.map(({ score }) => score))}
                  <span className="md:hidden"> {outcome.points}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
