import { benefits } from "#content/en/gutter-services.ts";
import { Title } from "#ui/pages/title.tsx";

/** What gutters protect: the parts of a house, and the damage that each is spared. */
export function ProtectedParts() {
  return (
    <section aria-labelledby="benefits" className="page-grid gap-y-8 py-section">
      <Title id="benefits" className="lg:col-span-4">
        {benefits.heading}
      </Title>
      <table aria-labelledby="benefits" className="border-collapse text-left lg:col-span-8">
        <thead>
          <tr className="border-b-2 border-slate-900 align-bottom">
            {benefits.columns.map((column) => (
              <th key={column} scope="col" className="label-caps py-3 pr-4 text-slate-500">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.rows.map(({ part, keeps }) => (
            <tr key={part} className="border-b border-limestone-400 align-baseline">
              <th scope="row" className="w-2/5 py-4 pr-4 font-heading font-bold">
                {part}
              </th>
              <td className="py-4">{keeps}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
