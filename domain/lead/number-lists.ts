import type { LostReason } from "./lead.ts";
import type { LeadListQuery } from "./lead-list.ts";
import type { LeadAmounts, LeadFigures, LeadNumbers } from "./numbers-contract.ts";

/** The query of the list that a number counts. */
export type CountedList = Partial<Record<keyof LeadListQuery, string>>;

type Days = LeadNumbers["days"];

/** What a figure counts among the leads of its period. The median is that of the answered ones. */
const ofFigures: Record<keyof LeadFigures, CountedList> = {
  leads: {},
  answered: { answer: "answered" },
  withinGoal: { answer: "within-goal" },
  medianMinutes: { answer: "answered" },
  waiting: { list: "waiting" },
  booked: { step: "booked" },
  held: { step: "held" },
  noShow: { step: "no-show" },
  quoted: { step: "quoted" },
  won: { state: "won" },
  lost: { state: "lost" },
};

/** The list behind a figure of a period. */
export function listOfFigure(days: Days, figure: keyof LeadFigures): CountedList {
  return listOf(days, ofFigures[figure]);
}

/** What an amount adds up. */
const ofAmounts: Record<keyof LeadAmounts, CountedList> = {
  quoted: { step: "quoted" },
  chosen: { step: "chosen" },
  open: { state: "quoted" },
  won: { state: "won" },
};

/** The list whose amounts an amount adds up; `of`: of some of them only. */
export function listOfAmount(
  days: Days,
  amount: keyof LeadAmounts,
  of: Pick<CountedList, "assignee" | "cameFrom" | "kind"> = {},
): CountedList {
  return listOf(days, { ...of, ...ofAmounts[amount] });
}

export function listOfReason(days: Days, reason: LostReason): CountedList {
  return listOf(days, { state: "lost", lostReason: reason });
}

/** The list behind a number of a source's line. */
export function listOfSource(days: Days, source: string, figure: keyof LeadFigures): CountedList {
  return listOf(days, { cameFrom: source, ...ofFigures[figure] });
}

/** The list behind a number of a person's line; null: leads that nobody has. */
export function listOfPerson(
  days: Days,
  id: string | null,
  figure: keyof LeadFigures,
): CountedList {
  return listOf(days, { assignee: id ?? "nobody", ...ofFigures[figure] });
}

export function listOfHour(
  days: Days,
  { weekday, hour }: { weekday: number; hour: number },
): CountedList {
  return listOf(days, { weekday: String(weekday), hour: String(hour) });
}

/** The address of a list at the desk, beginning with `/`. */
export function listAddress(list: CountedList): string {
  return `/desk/leads?${new URLSearchParams(list)}`;
}

function listOf({ from, to }: Days, narrower: CountedList): CountedList {
  return { list: "all", from, to, spam: "no", ...narrower };
}
