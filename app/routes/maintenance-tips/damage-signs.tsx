import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { signs } from "#content/en/maintenance-tips.ts";
import { Title } from "#ui/pages/title.tsx";

const [sign, meaning, when] = signs.columns;

/**
 * Damage that is visible from the ground, as a table; on phones each row becomes a short paragraph.
 */
export function DamageSigns() {
  return (
    <section
      id="damage"
      aria-labelledby="damage-heading"
      className="page-grid gap-y-8 border-t border-limestone-400 py-section"
    >
      <div className="lg:col-span-4">
        <Title id="damage-heading">{signs.heading}</Title>
        <p className="mt-6 max-w-prose text-slate-700">{signs.lead}</p>
        <ButtonLink to="/schedule-inspection" className="mt-8">
          {signs.action}
        </ButtonLink>
      </div>
      <div className="lg:col-span-8 lg:pl-8">
        <table className="w-full border-t-2 border-slate-900 text-left max-md:block">
          <thead className="max-md:hidden">
            <tr className="text-small text-slate-500">
              {[sign, meaning, when].map((column) => (
                <th key={column} scope="col" className="py-2 pr-6 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {signs.rows.map((row) => (
              <tr
                key={row.sign}
                className="border-t border-limestone-400 align-baseline max-md:block max-md:py-4"
              >
                <th scope="row" className="py-3.5 pr-6 font-semibold max-md:block max-md:p-0">
                  {row.sign}
                </th>
                <td className="py-3.5 pr-6 text-slate-700 max-md:block max-md:p-0">
                  {row.meaning}
                </td>
                <td className="py-3.5 font-semibold md:whitespace-nowrap max-md:block max-md:p-0">
                  <span className="font-normal md:hidden">{when}: </span>
                  {row.when}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
