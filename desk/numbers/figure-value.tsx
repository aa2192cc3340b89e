import { figureNames, figureValue as words } from "#content/en/desk/numbers.ts";
import { listOfFigure } from "#domain/lead/number-lists.ts";
import type { LeadFigures, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { NumberLink } from "./number-link.tsx";

type Period = { days: LeadNumbers["days"]; figures: LeadFigures };

/** A figure of a period, which opens its list. */
export function FigureValue({
  figure,
  of: { days, figures },
  when = "",
}: {
  figure: keyof LeadFigures;
  of: Period;
  /** Which period, for screen readers, where it is not the one of the page. */
  when?: string;
}) {
  const text = valueText(figures, figure);
  if (text === null) return <span className="text-soft">–</span>;
  return (
    <NumberLink
      list={listOfFigure(days, figure)}
      label={`${figureNames[figure]}: ${text}${when && `, ${when}`}`}
    >
      {text}
    </NumberLink>
  );
}

function valueText(figures: LeadFigures, figure: keyof LeadFigures): string | null {
  const value = figures[figure];
  if (figure !== "medianMinutes") return String(value);
  return value === null ? null : words.minutes(value);
}
