import type { FactUnit } from "#domain/business/fact-entries.ts";

/* The words of the business settings and what is settled before the site opens, by the component that shows them. */

export const beforeYouOpenPage = {
  title: "Before you open",
  business: "Business",
  about:
    "The site says these things for you. Set what is not so under Business; the pages follow at once. Then say that it is settled.",
  loading: "Loading the questions",
  allSettled: "All questions are settled.",
  open: (open: number, all: number) => `${open} of ${all} questions are open.`,
  forYou: "For you",
  forYourLawyer: "For your lawyer",
  settled: "Settled",
};

export const businessForm = {
  find: {
    label: "Find",
    hint: "A word of what you look for: gold, deposit, phone, reminder.",
    nothing: (sought: string) => `Nothing has “${sought}” in its name.`,
    found: (count: number) => `${count} found`,
  },
  willSay: "The site will say:",
  faulty: (faulty: number) =>
    `${faulty === 1 ? "One entry" : `${faulty} entries`} can't be saved like this. Each says why, below its field.`,
  saved: "Saved. The site shows it.",
  save: "Save business settings",
  discard: "Discard changes",
  behind: {
    somebody: "Somebody",
    changedFirst: " changed these settings first",
    saveMine: "Save mine",
    keepTheirs: "Keep theirs",
  },
};

export const businessHistory = {
  heading: "Changes",
  someoneGone: "Somebody who has left",
  undo: "Undo",
  undoWhat: " the last change",
  undone: "Undone. The site shows it.",
};

export const businessPage = {
  title: "Business",
  stateLaw: "State law",
  roofWords: "Photos of roofs",
  setUp: "Set up",
  beforeYouOpen: "Before you open",
  about:
    "Hours, phones, prices, what you offer, promises and reminders, as pages, emails and texts say them. The site follows at once.",
  loading: "Loading the business",
};

export const changedPages = {
  looking: "Looking at every page…",
  ask: "Which pages change?",
  none: "No page changes.",
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  articles: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
  change: (count: number) => (count === 1 ? "changes" : "change"),
};

export const contradictions = {
  heading: "Pages that contradict one another",
  about: "Different pages say different things. Decide which one holds, and set the others to it.",
};

export const pinLeftBehind = {
  heading: "The map's pin has not moved",
  about:
    "The office's address has changed, and search engines are still told that it is here. Look up the new place and set both.",
};

export const addressElsewhere = {
  heading: (state: string) => `The address is still in ${state}`,
  about: ({ place, state }: { place: string; state: string }) =>
    `Pages, emails and maps say that the office is in ${place}, in ${state}. Set its street, city and ZIP code to where it is.`,
};

export const factField = {
  forYourLawyer: "For your lawyer:",
  backToDefault: (fact: string) =>
    fact === "" ? "Back to default: empty" : `Back to default: ${fact}`,
  from: "from",
  to: "to",
  chooseState: "Choose your state",
};

export const neverOffered = (times: string, count: number) =>
  `Nobody can book ${times}: ${count === 1 ? "it ends" : "they end"} after closing time, or ${count === 1 ? "begins" : "begin"} before you open, on every day.`;

export const factGroup = { setHere: (count: number) => `${count} set here` };

export const itemsField = {
  about:
    "What you price by the unit and the book above does not have. Estimates offer each at once; no page shows them. An item that you retire is offered no longer, and estimates that have it keep it.",
  add: "Add an item",
  newItem: "new item",
  item: (number: number) => `Item ${number}`,
  name: "What it is, as estimates say it",
  unit: "Priced by",
  units: {
    square: "Square",
    sheet: "Sheet",
    foot: "Foot",
    piece: "Piece",
    job: "Whole job",
  },
  kind: "The price is for",
  kinds: { work: "Labor", material: "Material", both: "Both" },
  from: "From ($)",
  to: "To ($)",
  waste: "Waste (%)",
  allowance: "It may turn out to be needed: an allowance",
  retire: "Retire",
  retired: (name: string) => `${name} (retired)`,
  bringBack: "Bring back",
  remove: "Remove",
};

/** What became of items of one's own, in the history. */
export const itemChanges = {
  added: (name: string, price: string) => `Item added: “${name}”, ${price}`,
  renamed: (was: string, is: string) => `Item: “${was}” → “${is}”`,
  priced: (name: string, was: string, is: string) => `“${name}”: ${was} → ${is}`,
  retired: (name: string) => `Item retired: “${name}”`,
  back: (name: string) => `Item back: “${name}”`,
  price: ({ price, unit, kind, waste, isAllowance }: ItemPrice) =>
    [
      `${price} ${unit === "job" ? "in all" : `a ${unit}`}`,
      kind === "both" ? "material and labor" : itemsField.kinds[kind].toLowerCase(),
      waste > 0 && `${waste / 10}% waste`,
      isAllowance && "allowance",
    ]
      .filter(Boolean)
      .join(", "),
};

type ItemPrice = {
  price: string;
  unit: keyof typeof itemsField.units;
  kind: keyof typeof itemsField.kinds;
  waste: number;
  isAllowance: true | undefined;
};

export const countiesField = {
  legend: "Counties",
  stateFirst: "Choose your state first. Its counties are listed here then.",
  loading: "Loading the counties",
  find: (state: string) => `Find a county of ${state}`,
  found: (found: number, all: number) =>
    found === all ? `${all} counties` : `${found} of ${all} counties`,
  list: (state: string) => `Counties of ${state}`,
  zipCodes: (count: number) => (count === 1 ? "1 ZIP code" : `${count} ZIP codes`),
  chosen: (count: number) => {
    if (count === 0) return "No county is chosen.";
    return count === 1 ? "1 county is chosen" : `${count} counties are chosen`;
  },
  count: (count: number) => (count === 1 ? "1 county" : `${count} counties`),
  areas: { primary: "Primary area", secondary: "Secondary area", extended: "Extended area" },
  areaOf: (county: string) => `${county}, area`,
  remove: "Remove",
  say: "Say something about it",
  said: "What is said about it",
  details: (county: string) => `What owners in ${county} should know`,
  detailsHint: "Places, houses, weather. Nothing is said while it is empty.",
  projects: (county: string) => `Roofs done in ${county}`,
  projectsHint: "Nothing is said while it is empty.",
  none: "Without counties, pages show no map and no check by ZIP code.",
  follow: (count: number) =>
    `${count === 1 ? "1 ZIP code follows" : `${count} ZIP codes follow`} from them, those that reach into other counties included.`,
  map: "Map of the chosen counties and the office",
  zone: (name: string, city: string) => `${name} (${city})`,
};

export const hoursFields = {
  legend: "Opening hours",
  about: (timeZone: string) =>
    `${timeZone}. Inspections begin at the times below, and end by closing time. Closed days and holidays stay as they are.`,
  to: "to",
  closed: "closed",
  untilFriday: "Same until Friday",
  isRepeated: "Tuesday to Friday are as Monday.",
};

export const openingQuestion = {
  lawyerAskedOn: "Your lawyer was asked on ",
  settledOn: "Settled on ",
  askAgain: "Ask again",
  dayMissing: "Choose the day on which you asked",
  askedOn: "Asked on",
  lawyerHasLooked: "My lawyer has looked",
  isSettled: "This is settled",
  byFiles: (file: string) =>
    `The desk can't change these words. Whoever runs your server can, in ${file}; send them what it should say.`,
};

export const reviewedFact = {
  asks: (says: string) => `Is this still true? “${says}”`,
  why: (where: string, asOf: number) =>
    `${where}. Compared with its source in ${asOf}. If it has changed, write your own sentence under State law or ask whoever runs your server to change the words, then say that it is settled.`,
  source: "Read the source",
};

export const outsideHours = {
  outside: (count: number) =>
    count === 1
      ? "1 appointment is at a time that is not offered"
      : `${count} appointments are at times that are not offered`,
  wouldBe: (count: number) =>
    count === 1
      ? "1 appointment will be at a time that is not offered"
      : `${count} appointments will be at times that are not offered`,
  stays: "They stay booked. Move or cancel what nobody will be there for.",
  notMoved: "Nothing has been moved. Move or cancel what nobody will be there for.",
};

/** What follows a number of the unit: one, many. */
export const unitNames: Readonly<Record<FactUnit, readonly [one: string, many: string]>> = {
  count: ["", ""],
  minutes: ["minute", "minutes"],
  hours: ["hour", "hours"],
  days: ["day", "days"],
  weeks: ["week", "weeks"],
  months: ["month", "months"],
  years: ["year", "years"],
  dollars: ["", ""],
  percent: ["", ""],
  points: ["points", "points"],
  times: ["time", "times"],
  inches: ["inch", "inches"],
  feet: ["foot", "feet"],
  "square feet": ["square foot", "square feet"],
  miles: ["mile", "miles"],
  degrees: ["degree", "degrees"],
  "calendar year": ["", ""],
};

export const factWords = {
  notConfirmed: "Not confirmed yet",
  notSaid: "not said",
  lawyerAsked: (day: string, asks: string) => `Lawyer asked on ${day}: “${asks}”`,
  settled: (asks: string) => `Settled: “${asks}”`,
  askedAgain: (asks: string) => `Asked again: “${asks}”`,
  othersSettled: (questions: string) => `${questions} before you open settled`,
  othersAskedAgain: (questions: string) => `${questions} before you open asked again`,
};

/** Of what is switched on or off. */
export const switchWords = { on: "on", off: "off" };

export const typedFacts = { bothTimes: "Choose both times" };
