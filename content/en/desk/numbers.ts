import { goalMinutes } from "#domain/lead/answer-clock.ts";
import { spanText } from "#domain/lead/lead-clock.ts";
import type { NumberPeriod } from "#domain/lead/number-periods.ts";
import type { LeadFigures } from "#domain/lead/numbers-contract.ts";

/* The words of the owner's numbers: the desk's page, and the mail on Mondays. */

export const periodNames: Record<NumberPeriod, string> = {
  "this-week": "This week",
  "last-week": "Last week",
  "30-days": "30 days",
  "12-weeks": "12 weeks",
};

/** What the numbers of a period are compared with. */
export const beforeNames: Record<NumberPeriod, string> = {
  "this-week": "the same days of last week",
  "last-week": "the week before",
  "30-days": "the 30 days before",
  "12-weeks": "the 12 weeks before",
};

export const figureNames: Record<keyof LeadFigures, string> = {
  leads: "Leads",
  answered: "Answered",
  withinGoal: "Answered within goal",
  medianMinutes: "Median time to answer",
  waiting: "Still waiting",
  booked: "Booked",
  held: "Held",
  noShow: "No-shows",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
};

/** What each figure counts, as it stands under it. */
export const figureDefinitions: Record<keyof LeadFigures, string> = {
  leads: "Everybody who wrote, booked, took the quiz or called.",
  answered: "We have called, texted or written, or agreed on a time. Calls are left out.",
  withinGoal: `First answer within ${goalMinutes} minutes of opening hours; for an emergency, ${goalMinutes} real minutes. The percentage is of all answered. Calls are left out: they are answered at once.`,
  medianMinutes:
    "Half of the first answers took this long or less, in opening hours; for an emergency, in real time. Calls are left out.",
  waiting: "Open and not answered, or not since the visitor last moved or canceled.",
  booked: "An inspection was booked, even if it was canceled later.",
  held: "The last inspection is marked Done in the calendar.",
  noShow: "The last inspection is marked No-show.",
  quoted: "Set to Quoted or Won at some time.",
  won: "Set to Won.",
  lost: "Set to Lost.",
};

export const aboutAllFigures =
  "Each number counts leads that arrived in these days, as they stand now. Spam is left out. Those of the days before have had longer to be won.";

export const answerFigures = {
  before: "before ",
  of: "of ",
  answered: (count: number) => `Answered: ${count}`,
  answeredUnit: " answered",
};

export const figureValue = { minutes: (minutes: number) => spanText(minutes * 60_000) };

export const funnel = { step: "Step", leads: "Leads", share: "Share", before: "Before" };

export const amountTable = {
  caption: "Amounts of the leads that were quoted, are open, and were won",
  heading: "What it came to",
  amount: "Amount",
  before: "Before",
  chosen: "Chosen",
  chosenDefinition: "Said on their page that they want it, and nothing else since.",
  open: "Open",
  openDefinition: "Quoted, and neither won nor lost since.",
  openFrom: (leads: number) => `${leads} ${leads === 1 ? "lead has" : "leads have"} an amount`,
  closeRate: "Close rate",
  closeRateDefinition: "What was won, of what was quoted.",
  ofLeads: (won: number, quoted: number) => `${won} of ${quoted} leads`,
  from: (leads: number, all: number) =>
    all === 0 ? "None" : `${leads} of ${all} ${leads === 1 ? "has" : "have"} an amount`,
  sumOf: (name: string, amount: string) => `${name}, in all: ${amount}`,
};

/** What it came to by something. */
export const moneyTable = {
  caption: { people: "Amounts by person", sources: "Amounts by source", kinds: "Amounts by kind" },
  heading: { people: "Person", sources: "Source", kinds: "Kind of lead" },
  nobody: "Nobody",
  none: "Nothing was quoted.",
  closeRate: "Close rate",
  sumOf: (name: string, column: string, amount: string) => `${name}, ${column}: ${amount}`,
};

export const hourGrid = { caption: "Leads by hour and weekday of their arrival", hour: "Hour" };

export const numbersPage = {
  title: "Numbers",
  periods: "Periods",
  counting: "Counting",
  beforeThat: (before: string, days: string) => `, before: ${before}, ${days}. `,
  funnel: { title: "From lead to job", hint: "The share is of all leads." },
  amounts: {
    title: "Amounts",
    hint: "What was said last of each lead. Quoted has what was won or lost since, too.",
  },
  money: {
    title: "Amounts by person, source and kind",
    hint: "The close rate is what was won, of what was quoted.",
  },
  arrivals: { title: "When they arrived", hint: "Leads by weekday and hour, as our clocks show." },
  noneArrived: "None arrived.",
  sources: { title: "Where they came from", hint: "The site or campaign that led them here." },
  people: { title: "Whose they are", hint: "By who has the lead now." },
  losses: {
    title: "Why they were lost",
    none: "None was lost.",
    caption: "Lost leads by reason",
    heading: "Reason",
    leads: "Leads",
  },
  span: (first: string, last: string) => `${first} to ${last}`,
};

export const personTable = {
  none: "None arrived.",
  caption: "Leads by person",
  heading: "Person",
  nobody: "Nobody",
  leads: "Leads",
  waiting: "Waiting",
  booked: "Booked",
  won: "Won",
};

export const sourceTable = {
  none: "None arrived.",
  caption: "Leads by source",
  heading: "Source",
  leads: "Leads",
  booked: "Booked",
  won: "Won",
  showAll: (count: number) => `Show all ${count} sources`,
  others: (count: number) => `And ${count} more from sources too rare to list.`,
};
