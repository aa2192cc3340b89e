import {
  type CountedList,
  listOfFigure,
  listOfHour,
  listOfPerson,
  listOfReason,
  listOfSource,
} from "#domain/lead/number-lists.ts";
import type { LeadFigures, LeadNumbers } from "#domain/lead/numbers-contract.ts";

export type CountedNumber = { name: string; count: number; list: CountedList };

/** Every number of the owner's page with the list that it opens. The median opens the list of what it is of. */
export function numberLinks(numbers: LeadNumbers): CountedNumber[] {
  const { days, before, figures, figuresBefore, lost, sources, people, hours } = numbers;
  const ofPeriod = (when: string, span: typeof days, some: LeadFigures) =>
    (Object.keys(some) as (keyof LeadFigures)[]).map((figure) => ({
      name: `${when}: ${figure}`,
      count: (figure === "medianMinutes" ? some.answered : some[figure]) ?? 0,
      list: listOfFigure(span, figure),
    }));
  return [
    ...ofPeriod("now", days, figures),
    ...ofPeriod("before", before, figuresBefore),
    ...lost.map(({ reason, leads }) => ({
      name: `lost: ${reason}`,
      count: leads,
      list: listOfReason(days, reason),
    })),
    ...sources.flatMap(({ source, ...counts }) =>
      (["leads", "booked", "won"] as const).map((figure) => ({
        name: `from ${source}: ${figure}`,
        count: counts[figure],
        list: listOfSource(days, source, figure),
      })),
    ),
    ...people.flatMap(({ id, name: _, ...counts }) =>
      (["leads", "waiting", "booked", "won"] as const).map((figure) => ({
        name: `of ${id}: ${figure}`,
        count: counts[figure],
        list: listOfPerson(days, id, figure),
      })),
    ),
    ...hours.map(({ leads, ...at }) => ({
      name: `at ${at.weekday} ${at.hour}`,
      count: leads,
      list: listOfHour(days, at),
    })),
  ];
}
