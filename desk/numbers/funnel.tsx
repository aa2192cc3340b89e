import {
  beforeNames,
  figureDefinitions,
  figureNames,
  funnel as words,
} from "#content/en/desk/numbers.ts";
import { shareText } from "#domain/lead/number-share.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { FigureValue } from "./figure-value.tsx";

const steps = ["leads", "booked", "held", "quoted", "won"] as const;
const losses = ["noShow", "lost"] as const;

/** How far the leads have come, and how many did not. */
export function Funnel({ numbers }: { numbers: LeadNumbers }) {
  const { period } = numbers;
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        <thead className="text-small text-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 text-start font-semibold">
              {words.step}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.leads}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.share}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.before}
              <span className="sr-only">, {beforeNames[period]}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Step key={step} step={step} numbers={numbers} look="bg-action" />
          ))}
        </tbody>
        <tbody className="border-t-4 border-double border-line">
          {losses.map((step) => (
            <Step key={step} step={step} numbers={numbers} look="bg-edge" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Step({
  step,
  numbers: { period, days, before, figures, figuresBefore },
  look,
}: {
  step: (typeof steps)[number] | (typeof losses)[number];
  numbers: LeadNumbers;
  look: string;
}) {
  const width = figures.leads > 0 ? (figures[step] / figures.leads) * 100 : 0;
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="w-full py-2 text-start font-normal">
        <span className="font-semibold">{figureNames[step]}</span>
        {step !== "leads" && (
          <span className="block text-small text-soft">
            <span className="sr-only">. </span>
            {figureDefinitions[step]}
          </span>
        )}
        <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-line">
          <span
            className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${look}`}
            style={{ width: `${width}%` }}
          />
        </span>
      </th>
      <td className="py-2 ps-3 text-end text-heading font-semibold">
        <FigureValue figure={step} of={{ days, figures }} />
      </td>
      <td className="py-2 ps-3 text-end">{shareText(figures[step], figures.leads)}</td>
      <td className="py-2 ps-3 text-end text-soft">
        <FigureValue
          figure={step}
          of={{ days: before, figures: figuresBefore }}
          when={beforeNames[period]}
        />
      </td>
    </tr>
  );
}
