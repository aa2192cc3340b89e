import { useFacts } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { costWords } from "#content/en/finished-roofs.ts";
import { priceBandText } from "#content/en/project.ts";
import { materialName } from "#content/en/projects.ts";

/** What finished roofs cost this year, by material; nothing while nobody has said any price. */
export default function CostsThisYear({ className = "" }: { className?: string }) {
  const { finishedRoofs } = useFacts();
  const words = finishedRoofs && costWords(finishedRoofs);
  if (!words) return null;
  return (
    <section aria-labelledby="costs-this-year" className={className}>
      <h2 id="costs-this-year" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-slate-700">{words.lead}</p>
      <table className="mt-6 w-full max-w-[48rem] border-t-2 border-slate-900 text-left">
        <thead>
          <tr className="text-small text-slate-700">
            <th scope="col" className="py-2 pr-4 font-medium">
              {words.material}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              {words.roofs}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {words.price}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {finishedRoofs.costs.materials.map(({ material, roofs, cost }) => (
            <tr key={material} className="border-t border-limestone-400 align-top">
              <th scope="row" className="py-3 pr-4 font-semibold">
                {materialName(material)}
              </th>
              <td className="py-3 pr-4 text-right">{roofs}</td>
              <td className="py-3 text-right">{priceBandText(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2">
        <MoreLink to="/our-projects">{words.all}</MoreLink>
      </p>
    </section>
  );
}
