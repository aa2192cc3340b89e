import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { value } from "#content/en/protection-plans.ts";

/** What a year costs, and for whom it is worth it: the page's own doubt. */
export function PlanValue() {
  return (
    <section aria-labelledby="plan-value" className="page-grid gap-y-10 py-section">
      <h2 id="plan-value" className="drip-edge text-title lg:col-span-5">
        {value.heading}
      </h2>
      <div className="max-w-prose lg:col-span-7 lg:pl-8">
        {value.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 first:mt-0">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:pl-8">
        <YearTable />
      </div>
      <Points {...value.yes} Icon={Check} look="lg:col-start-1 lg:row-start-3 border-patina-500" />
      <Points {...value.no} Icon={Minus} look="lg:row-start-3 lg:col-start-7 border-slate-500" />
    </section>
  );
}

function YearTable() {
  const { plan, price, afterCredit, repairs } = value.columns;
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="pb-3 text-left text-small text-slate-500 max-sm:block">
        {value.caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-y-2 border-slate-900 align-bottom text-small">
          {[plan, price, afterCredit, repairs].map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {value.rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-limestone-400 align-baseline max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4"
          >
            <th
              scope="row"
              className="py-3 pr-4 font-heading text-lead max-sm:col-span-2 max-sm:py-0"
            >
              {row.name}
            </th>
            <Cell label={price}>{row.price}</Cell>
            <Cell label={afterCredit}>{row.afterCredit}</Cell>
            <Cell label={repairs}>{row.repairs}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the column's heading stands beside the value. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className="py-3 pr-4 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid max-sm:py-1">
      <span aria-hidden="true" className="text-small text-slate-500 sm:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

function Points(props: {
  heading: string;
  points: readonly string[];
  Icon: typeof Check;
  look: string;
}) {
  const { Icon } = props;
  return (
    <div className={`border-t-2 pt-4 md:col-span-6 ${props.look}`}>
      <h3 className="text-heading">{props.heading}</h3>
      <ul className="mt-3">
        {props.points.map((point) => (
          <li key={point} className="flex gap-3 py-1.5">
            <Icon className="mt-1 size-5 shrink-0 text-slate-500" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
