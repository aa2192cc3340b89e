import { useWords } from "#app/facts/use-facts.ts";
import { types } from "#content/en/warranty-info.ts";
import { Section } from "#ui/pages/section.tsx";

/** The three warranties in a table, one row each; on phones each row is a block. */
export function WarrantyTypes() {
  const words = useWords(types);
  const { name, by, covers, leavesOut } = words.columns;
  return (
    <Section
      headingId="warranty-types"
      heading={words.heading}
      span={5}
      className="gap-y-8 bg-limestone-100 py-section"
    >
      <p className="max-w-prose self-end text-slate-700 lg:col-span-6 lg:col-start-7">
        {words.lead}
      </p>
      <table className="w-full border-t-2 border-slate-900 text-left max-md:block">
        <thead className="max-md:hidden">
          <tr className="text-small text-slate-500">
            {[name, by, covers, leavesOut].map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {words.list.map((type) => (
            <tr
              key={type.name}
              className="border-t border-limestone-400 align-baseline max-md:grid max-md:gap-y-3 max-md:py-6"
            >
              <th scope="row" className="w-1/4 py-6 pr-6 max-md:w-auto max-md:p-0">
                <span className="block font-heading text-lead leading-snug font-bold">
                  {type.name}
                </span>
                <span className="block text-small font-semibold text-copper-700">{type.years}</span>
              </th>
              <Cell label={by} look="w-1/6">
                {type.by}
              </Cell>
              <Cell label={covers}>{type.covers}</Cell>
              <Cell label={leavesOut}>{type.leavesOut}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ label, look = "", children }: { label: string; look?: string; children: string }) {
  return (
    <td className={`py-6 pr-6 max-md:w-auto max-md:p-0 ${look}`}>
      <span aria-hidden="true" className="block text-small text-slate-500 md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
