import type { ReactNode } from "react";
import { result as words } from "#content/en/roof-cost.ts";
import type { PriceBook, RoofCost } from "#domain/roof-cost/roof-cost.ts";
import type { RoofMaterial } from "#domain/roof-cost/roof-cost-form.ts";
import { amountsOf, factorsOf, squaresOf, surfaceOf } from "./range-words.ts";

/** From the house to the roof, and from the roof to the range, line by line. */
export function Workings({
  cost: { outline, pitchFactor, surface, ordered, sheets, price },
  material,
  book,
}: {
  cost: RoofCost;
  material: RoofMaterial;
  book: PriceBook<RoofMaterial>;
}) {
  const perSquareFoot = book.perSquareFoot[material];
  const notes: Partial<Record<string, string>> = {
    ...(perSquareFoot && { roofing: words.perSquareFoot(amountsOf(perSquareFoot)) }),
    decking: words.sheets(`${sheets.from}-${sheets.to}`, book.decking.sheetArea),
  };
  return (
    <>
      <h3 className="mt-6 font-semibold">{words.workings}</h3>
      <dl className="mt-2 text-small tabular-nums">
        {outline && <Line label={words.size.outline}>{surfaceOf(outline)}</Line>}
        {pitchFactor && <Line label={words.size.pitchFactor}>{`× ${factorsOf(pitchFactor)}`}</Line>}
        <Line label={words.size.surface} note={squaresOf(surface)}>
          {surfaceOf(surface)}
        </Line>
        <Line label={words.size.ordered}>{surfaceOf(ordered)}</Line>
        {price?.lines.map(({ line, cost }) => (
          <Line key={line} label={words.lines[line]} note={notes[line]}>
            {amountsOf({ from: Math.round(cost.from), to: Math.round(cost.to) })}
          </Line>
        ))}
        {price && (
          <Line label={words.total} isSum>
            {amountsOf(price.total)}
          </Line>
        )}
      </dl>
    </>
  );
}

function Line({
  label,
  note,
  isSum,
  children,
}: {
  label: string;
  note?: string | undefined;
  isSum?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t py-1.5 ${isSum ? "border-slate-900 border-t-2 font-bold" : "border-limestone-200"}`}
    >
      <dt>
        {label}
        {note && <span className="block text-slate-500">{note}</span>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
