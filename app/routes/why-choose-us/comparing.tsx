import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { bidComparison as bidComparisonWay } from "#content/en/ways-on.ts";
import { comparing } from "#content/en/why-choose-us.ts";
import { Chapter } from "./chapter.tsx";

/** What to ask every bidder, and what a good answer sounds like. */
export function Comparing() {
  const bidComparison = useWords(bidComparisonWay);
  return (
    <Chapter
      id="comparing"
      heading={comparing.heading}
      ground="md:pt-0! max-md:border-b"
      className="lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-16"
    >
      <div className="mb-6 max-w-prose md:mt-6 lg:mt-0">
        <p className="text-slate-700">{comparing.lead}</p>
        {bidComparison && (
          <MoreLink to={bidComparison.to} className="mt-4">
            {bidComparison.label}
          </MoreLink>
        )}
      </div>
      <table aria-labelledby="comparing" className="w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-slate-900 text-small text-slate-500">
            <th scope="col" className="w-2/5 py-2.5 pr-6 font-normal">
              {comparing.columns[0]}
            </th>
            <th scope="col" className="py-2.5 font-normal">
              {comparing.columns[1]}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {comparing.rows.map(({ ask, good }) => (
            <tr key={ask} className="border-b border-limestone-400 align-baseline max-sm:block">
              <th
                scope="row"
                className="py-4 pr-6 font-semibold print:py-1.5 max-sm:block max-sm:pb-1"
              >
                {ask}
              </th>
              <td className="py-4 text-slate-700 print:py-1.5 max-sm:block max-sm:pt-0">{good}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chapter>
  );
}
