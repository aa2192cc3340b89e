import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import { type CountyType, countyInFull, type ServedCounty } from "#domain/service-area/county.ts";
import {
  cityNote,
  countyDifferences,
  hoursShownIn,
  moreToSay,
  type Place,
  tierTexts,
  zipExample,
} from "./area-words.ts";
import { onlyType, stateCountyCount, theCounties, typesServed } from "./counties-in-words.ts";
import { listed } from "./figures.ts";
import { onSiteTime, whenWeRespond } from "./response-times-in-words.ts";

export const opening = (f: Facts): OpeningWords & { contact: string; check: string } => ({
  heading: "Where we work",
  lead: `${f.counties.length > 0 ? `We serve ${stateCountyCount(f)} from our office in ${f.address.city}` : `Our office is in ${f.address.city}, ${f.inState.name}`}. We respond ${byArea(f, (type) => `in our ${type} area`)}.`,
  contact: "Contact us",
  check: "Check your ZIP code",
});

/** How soon we respond in each area; where there is one alone, nobody has to know which. */
function byArea(f: Facts, where: (type: CountyType) => string): string {
  const only = onlyType(f);
  return only
    ? whenWeRespond(f, only)
    : listed(typesServed(f).map((type) => `${whenWeRespond(f, type)} ${where(type)}`));
}

export const tiers = (
  f: Facts,
): {
  heading: string;
  cards: Readonly<Record<CountyType, { figure: string; unit: string; text: string }>>;
} => ({
  heading: "How far out, how soon",
  cards: {
    primary: cardOf(f, "primary"),
    secondary: cardOf(f, "secondary"),
    extended: cardOf(f, "extended", " or by appointment"),
  },
});

function cardOf(f: Facts, type: CountyType, orElse = "") {
  const hours = f.responseTimes.responseHours[type];
  return {
    figure: `${hours}`,
    unit: `${hours === 1 ? "hour" : "hours"}${orElse}`,
    text: (saidOfRegion(f, tierTexts(f)) ?? tiersElsewhere(f))[type],
  };
}

/** Which places each tier is, wherever we work. */
const tiersElsewhere = ({ address }: Facts): Readonly<Record<CountyType, string>> => ({
  primary: `Nearest to our office in ${address.city}.`,
  secondary: "Farther out. Same crews, a longer drive.",
  extended: "Farthest. We plan trips here, so that one truck serves several roofs.",
});

/** The county of each tier in which the map on the page's head shows the hours, by its id; null: where there is most room. */
export const hoursIn = (f: Facts) => saidOfRegion(f, hoursShownIn);

export const finder = ({ inState: { county, counties } }: Facts) => ({
  heading: `Find your ${county}`,
  lead: `Pick a ${county} from the list or on the map. Pick it again to close it.`,
  empty: `Click on a ${county} above to see detailed service information`,
  projects: "Projects",
  response: "Response",
  emergency: "Emergency",
  commercial: "Commercial",
  list: `${counties.charAt(0).toUpperCase()}${counties.slice(1)}`,
  done: (projects: number) => (projects === 1 ? "1 project" : `${projects} projects`),
  look: "See these roofs",
  lookIn: (one: ServedCounty) => `See these roofs in ${countyInFull(one)}`,
  schedule: (one: ServedCounty) => `Schedule Service in ${countyInFull(one)}`,
  close: "Close",
});

export const zipCheck = (f: Facts) => {
  const note = saidOfRegion(f, cityNote);
  const { county, counties } = f.inState;
  return {
    heading: "Or check your ZIP code",
    label: "ZIP code",
    hint: `Five digits, like ${saidOfRegion(f, zipExample) ?? f.address.postalCode.slice(0, 5)}`,
    action: "Check",
    invalid: `Enter the five digits of ${f.inState.adjective} ZIP code.`,
    county: (zip: string, one: ServedCounty, response: string) =>
      `${zip} is in ${countyInFull(one)}. We respond ${response}.`,
    show: (one: ServedCounty) => `See ${countyInFull(one)}`,
    unsure: (zip: string) => `We are not sure about ${zip}.`,
    shared: (places: string) =>
      `It lies in ${places}, or crosses a line between them. Call us with your street address, and we'll tell you the response time.`,
    city: (zip: string, city: string) => `${zip} is in ${city}, outside ${theCounties(f)}.`,
    askCity: `${note ? `${note} ` : ""}Call us with your address, and we'll tell you how soon we can be there.`,
    unknown: `It is not one of the ZIP codes we know in our ${counties}. A P.O. box or an address near a ${county} line may still be in one. Call us and ask.`,
    note: `ZIP codes are drawn for mail and cross ${county} lines. If your house is near one, the ${county} on your tax bill counts.`,
  };
};

/** Listed on the page in addition to the counties. Null for none. */
export const otherPlaces = (
  f: Facts,
): {
  heading: string;
  lead: string;
  places: readonly Place[];
} | null => {
  const more = saidOfRegion(f, moreToSay);
  return more && { heading: `Besides ${theCounties(f)}`, ...more(f) };
};

/** What differs between one side of a county line and the other. */
export const countyLine = (f: Facts) => ({
  heading: `What changes at a ${f.inState.county} line`,
  lead: `Permits, associations and weather differ from one ${f.inState.county} to the next.`,
  rows: saidOfRegion(f, countyDifferences) ?? differencesAnywhere,
});

const differencesAnywhere: typeof countyDifferences = [
  {
    subject: "Permits",
    text: "Which office gives a permit, and whether new shingles need one, depends on where the house is. We ask the office and apply for the permit, since whoever pulls it answers for the work.",
  },
  {
    subject: "Homeowners associations",
    text: "An association often approves color and material first. That can take weeks, so start it with the proposal.",
  },
];

export const questionsHeading = "Questions about our area";

export const questions = (f: Facts): readonly Question[] => {
  const { county, counties } = f.inState;
  const soon = byArea(f, (type) => `in ${type} ${counties}`);
  const types = typesServed(f);
  const near = types.filter((type) => type !== "extended");
  return [
    {
      id: "how-fast",
      question: "How soon will someone come?",
      answer: `${soon.charAt(0).toUpperCase()}${soon.slice(1)}. After a large storm, houses that are open to the rain come first.`,
    },
    ...(types.includes("extended")
      ? [
          {
            id: "emergencies-far-out",
            question: `Do you handle emergencies in every ${county}?`,
            answer: `${near.length > 0 ? `In ${listed(near)} ${counties}, around the clock: on site within ${onSiteTime(f)}. ` : ""}Emergency services are limited in extended ${counties}. Call the hotline there too. We'll tell you right away whether a crew can come, and what to do until then.`,
          },
        ]
      : []),
    ...(types.some((type) => type !== "primary")
      ? [
          {
            id: "commercial-far-out",
            question: `Do you work on commercial roofs outside the primary ${counties}?`,
            answer: `Commercial services are limited outside primary ${counties}. Repairs and inspections are usually possible. For a new system on a large roof, send us plans or an aerial photo, and we'll say whether we can staff it.`,
          },
        ]
      : []),
  ];
};
