import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import {
  cityNote,
  countyDifferences,
  moreToSay,
  type Place,
  tierTexts,
  zipExample,
} from "./area-words.ts";
import { onSiteTime, responseTime, whenWeRespond } from "./response-times-in-words.ts";

export const opening = (f: Facts): OpeningWords & { contact: string; check: string } => ({
  heading: "Where we work",
  lead: `We serve ${counties.length} ${businessProfile.state.name} counties from our office in ${f.address.city}. We respond ${whenWeRespond(f, "primary")} in our primary area, ${whenWeRespond(f, "secondary")} in our secondary area, and ${whenWeRespond(f, "extended")} in our extended area.`,
  contact: "Contact us",
  check: "Check your ZIP code",
});

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
    text: tierTexts(f)[type],
  };
}

export const finder = {
  heading: "Find your county",
  lead: "Pick a county from the list or on the map. Pick it again to close it.",
  empty: "Click on a county above to see detailed service information",
  projects: "Projects",
  response: "Response",
  emergency: "Emergency",
  commercial: "Commercial",
  list: "Counties",
  county: (name: string) => `${name} County`,
  done: (projects: number) => `${projects} projects`,
  schedule: (county: string) => `Schedule Service in ${county} County`,
  close: "Close",
};

export const zipCheck = {
  heading: "Or check your ZIP code",
  label: "ZIP code",
  hint: `Five digits, like ${zipExample}`,
  action: "Check",
  invalid: `Enter the five digits of ${businessProfile.state.adjective} ZIP code.`,
  county: (zip: string, county: string, response: string) =>
    `${zip} is in ${county} County. We respond ${response}.`,
  show: (county: string) => `See ${county} County`,
  unsure: (zip: string) => `We are not sure about ${zip}.`,
  shared: (places: string) =>
    `It lies in ${places}, or crosses a line between them. Call us with your street address, and we'll tell you the response time.`,
  city: (zip: string, city: string) =>
    `${zip} is in ${city}, outside the ${counties.length} counties.`,
  askCity: `${cityNote ? `${cityNote} ` : ""}Call us with your address, and we'll tell you how soon we can be there.`,
  unknown:
    "It is not one of the ZIP codes we know in our counties. A P.O. box or an address near a county line may still be in one. Call us and ask.",
  note: "ZIP codes are drawn for mail and cross county lines. If your house is near one, the county on your tax bill counts.",
};

/** Listed on the page in addition to the counties. Null for none. */
export const otherPlaces = (
  f: Facts,
): {
  heading: string;
  lead: string;
  places: readonly Place[];
} | null => moreToSay && { heading: `Besides the ${counties.length} counties`, ...moreToSay(f) };

/** What differs between one side of a county line and the other. */
export const countyLine = {
  heading: "What changes at a county line",
  lead: "Permits, associations and weather differ from one county to the next.",
  rows: countyDifferences,
};

export const questionsHeading = "Questions about our area";

export const questions = (f: Facts): readonly Question[] => [
  {
    id: "how-fast",
    question: "How soon will someone come?",
    answer: `Within ${responseTime(f, "primary")} in primary counties, ${whenWeRespond(f, "secondary")} in secondary counties, and ${whenWeRespond(f, "extended")} in extended counties. After a large storm, houses that are open to the rain come first.`,
  },
  {
    id: "emergencies-far-out",
    question: "Do you handle emergencies in every county?",
    answer: `In primary and secondary counties, around the clock: on site within ${onSiteTime(f)}. Emergency services are limited in extended counties. Call the hotline there too. We'll tell you right away whether a crew can come, and what to do until then.`,
  },
  {
    id: "commercial-far-out",
    question: "Do you work on commercial roofs outside the primary counties?",
    answer:
      "Commercial services are limited outside primary counties. Repairs and inspections are usually possible. For a new system on a large roof, send us plans or an aerial photo, and we'll say whether we can staff it.",
  },
];
