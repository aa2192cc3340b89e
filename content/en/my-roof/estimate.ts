import { measureNames, perUnit, quantityText } from "#content/en/estimate/book-item-names.ts";
import { type BookItemId, bookItems } from "#domain/estimate/book-items.ts";
import type { EstimateUnit } from "#domain/estimate/estimate-terms.ts";
import type { FinancingFigures } from "#domain/estimate/option-figures.ts";
import type { OptionNote, Rest, RestNote } from "#domain/estimate/option-notes.ts";
import { amountText } from "#domain/lead/amount.ts";

/** The page of an estimate, for its person. */
export const estimatePage = {
  title: "Your estimate",
  label: "Estimate",
  back: "My roof",
  heading: {
    one: (name: string, price: string) => `${name}: ${price}`,
    many: (count: number, from: string, to: string) =>
      `${count === 2 ? "Two" : "Three"} ways to do your roof, from ${from} to ${to}`,
  },
  roof: "Roof",
  sent: "Sent",
  by: "From",
  until: "Prices hold until",
  glance: "At a glance",
  corrected: "This estimate corrects the one before:",
  earlier: "See the estimate as it was before",
  replaced: {
    before: "We have corrected this estimate. ",
    link: "Read the one that holds",
    after: ".",
  },
  noLongerHolds: "This estimate no longer holds. Call us: we send you a new one.",
  ended: (day: string) =>
    `These prices held until ${day}. Ask us below for new ones: it costs nothing.`,
  measured: (day: string) => `Quantities come from our report of ${day}.`,
  book: (day: string) => `Prices rest on our price book, last checked on ${day}.`,
};

export const optionWords = {
  total: "Total",
  upTo: (price: string) => `It can rise to ${price} at most, if all that may be needed is.`,
  open: "It can rise by what is needed below, at the prices that stand there, and by nothing else.",
  firm: "Nothing can be added to it.",
  lines: "What is in it",
  kinds: { work: "Work", material: "Material", both: "Material, installed" },
  waste: (percent: string) => `${percent} waste included`,
  times: (quantity: string, price: string, unit: string) => `${quantity} at ${price} ${unit}`,
  why: "Why:",
  allowances: "What may be needed",
  allowancesText:
    "Nobody can see all of this before the old roof is off. We show you each before it is replaced.",
  included: (quantity: string) => `${quantity} in the total`,
  none: "None in the total",
  more: (price: string, unit: string) => `${price} ${unit} beyond that`,
  most: (quantity: string) => `at most ${quantity} in all`,
  notIncluded: "What is not in it",
  compare: "Beside other bids",
  compareText:
    "We fill in what is written here. You add the others, and see what each leaves out. Nothing is kept.",
  compareAction: "Compare bids",
  allIn: "We know of nothing that your roof needs and that is not in it.",
  dates: "When",
  begins: (begin: string, end: string) => `Begins on ${begin} at the earliest, done by ${end}`,
  onDay: (day: string) => `On ${day}`,
  days: (from: number, to: number) =>
    from === to
      ? `${from} ${from === 1 ? "day" : "days"} of work`
      : `${from} to ${to} days of work`,
  payments: "How you pay",
  overTime: "Or over time",
  choose: "This one, please",
  chosen: "You want this one",
};

/** What something of the price book is counted in, where it has a measure. */
const unitOf = (item: BookItemId | null): EstimateUnit => (item ? bookItems[item].unit : "piece");

/** What a figure rests on, in a sentence each: first where it comes from, then where it is less than that. */
export function restTexts(rest: Rest, unit: EstimateUnit): string[] {
  const { measured, book, notes } = rest;
  const from = [
    ...(measured ? [`Measured: ${quantityText(measured.quantity, unit)}`] : []),
    ...(book ? [`Price book: ${spanText(book)} ${perUnit(unit)}`] : []),
  ];
  return [...from, ...notes.map((note) => noteText(note, unit))];
}

function noteText(note: RestNote, unit: EstimateUnit): string {
  switch (note.note) {
    case "price-below-book":
      return `Below our price book, which begins at ${amountText(note.cents)}`;
    case "quantity-below-measure":
      return `Less than the ${quantityText(note.quantity, unit)} that we measured`;
    case "waste-below-book":
      return `Less waste than the ${percentOf(note.waste)} that a roof of this shape usually has`;
    case "own-price":
      return "Priced for this roof: our price book has no price for it";
    case "not-measured":
      return "Not measured: the quantity is our estimate";
  }
}

/** What an option leaves out, as a sentence of what is not in it. */
export function optionNoteText({ measure, quantity }: OptionNote): string {
  return `We found this on your roof, and it is not in this price: ${measureNames[measure]} (${quantityText(quantity, unitOfMeasure[measure])})`;
}

const unitOfMeasure = Object.fromEntries(
  (Object.keys(bookItems) as BookItemId[]).flatMap((item) => {
    const { measure } = bookItems[item];
    return measure ? [[measure, unitOf(item)]] : [];
  }),
) as Record<OptionNote["measure"], EstimateUnit>;

/** '10%', of thousandths. */
export function percentOf(thousandths: number): string {
  return `${thousandths / 10}%`;
}

function spanText({ from, to }: { from: number; to: number }): string {
  return from === to ? amountText(from) : `${amountText(from)} to ${amountText(to)}`;
}

/** Everything that has to be said of paying over time (12 CFR 1026.24). @param rate In hundredths of a percent. */
export function financingText(figures: FinancingFigures, rate: number): string {
  const apr = `${rate / 100}% APR`;
  if (figures.plan === "same-as-cash") {
    return `Same as cash: ${amountText(figures.total)} within ${figures.months} months, without interest. If it is not all paid by then, interest from the first day on is charged at ${apr}: ${amountText(figures.deferred)} at most after those months.`;
  }
  const { months, payment, lastPayment, total, cost } = figures;
  const last = lastPayment === payment ? "" : ` (the last one ${amountText(lastPayment)})`;
  return `${months} monthly payments of ${amountText(payment)}${last} at ${apr}, with nothing paid up front: ${amountText(total)} in all, of which ${amountText(cost)} is the cost of credit.`;
}

export const onApproval = "The lender decides whether it lends, and on which terms.";

/** What its person may say, and what follows. */
export const answering = {
  heading: "What do you say?",
  follows: {
    heading: "What follows from 'This one, please'",
    text: "It is a wish, not a contract. We call you, answer what is open, and bring the contract on paper: these lines, this price, the days. Nothing is agreed, and nothing is due, until we have both signed it. You can change your mind here until then.",
  },
  said: {
    chosen: (option: string, day: string) =>
      `You told us on ${day} that you want this one: ${option}. We call you about the contract.`,
    later: (on: string, day: string) => `You told us on ${day} to ask again on ${on}.`,
    no: (day: string) => `You told us on ${day} that you do not want it. Thank you for saying so.`,
    change: "You can still say something else.",
  },
  signed: (option: string, day: string) => `Signed on ${day}: ${option}.`,
  asked: (about: string, day: string) =>
    about ? `You asked on ${day} about ${about}` : `You asked on ${day}`,
  ask: {
    heading: "Ask about a line",
    text: "We answer by phone or email.",
    about: "What it is about",
    all: "The estimate as a whole",
    words: "Your question",
    send: "Send the question",
  },
  later: {
    heading: "Not now",
    text: "We leave you alone until then.",
    day: "Ask me again on",
    words: "Anything that we should know",
    send: "Not now",
  },
  no: {
    heading: "No, thank you",
    reason: "Why",
    words: "Anything that we should know",
    send: "I do not want it",
  },
  faults: {
    day: "Choose a day after today, within two years.",
    reason: "Choose why.",
    words: "Write your question first.",
    long: "That is too long: 1,000 characters at most.",
    option: "Choose one of the options.",
  },
};

/** On the page of what somebody has with us. */
export const estimateCard = {
  heading: "Our estimate",
  fact: "Estimate",
  one: (price: string) => `Your roof for ${price}`,
  many: (count: number, from: string, to: string) =>
    `${count === 2 ? "Two" : "Three"} options, from ${from} to ${to}`,
  until: (day: string) => `Prices hold until ${day}`,
  read: "Read the estimate",
};
