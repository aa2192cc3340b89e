import { businessProfile } from "#content/business-profile.ts";
import { countyNames } from "#content/county-names.ts";
import { zipExample } from "#content/en/area-words.ts";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { zipGroups } from "#content/zip-codes.ts";

const { shortName, state, phone, hotline, email, address, licenses, serviceRegion } =
  businessProfile;

/** Beside our counties in Ohio, too: `zipGroups` names it for a code that crosses its line. */
const alsoInOhio = ["Madison County"];

/** Of the region that `content/` describes: whoever takes it over by files writes of their own. */
export const treesAndStorms: readonly string[] = ["oak tassels", "nor'easter", "nor&#x27;easter"];

/** What nothing of anybody else may say, whatever they sell: names, numbers, places and law of the first contractor. */
export const namesOfTheFirst: readonly string[] = [
  shortName,
  shortName.toLowerCase(),
  state.name,
  state.name.toLowerCase(),
  serviceRegion,
  `, ${state.code}`,
  `"${state.code}"`,
  ...[phone, hotline].flatMap(({ display, e164 }) => [display, e164]),
  email,
  address.street,
  address.city,
  address.postalCode,
  zipExample,
  `${address.latitude}`,
  `${address.longitude}`,
  ...licenses.map(({ number }) => number),
  ...Object.values(countyNames)
    .flat()
    .map((name) => `${name} County`),
  ...zipGroups.flatMap(({ others = [] }) => others).filter((place) => !alsoInOhio.includes(place)),
  // Cities, and what lies between them.
  ..."Richmond Alexandria Arlington Loudoun Fredericksburg Reston Ashburn Leesburg Manassas Winchester Woodbridge Luray Potomac Shenandoah".split(
    " ",
  ),
  "Blue Ridge",
  "Interstate 95",
  "Prince William",
  "Front Royal",
  // Its law and its year.
  "DPOR",
  "Bureau of Insurance",
  "Statewide Building Code",
  "Yorktown",
  "George Washington Day",
  "derecho of",
  ...treesAndStorms,
  // Who leads it.
  "Managing Partner",
  'href="/our-leadership',
];

/** The same for somebody who sells plans of their own and no financing: also its prices and hours. */
export const wordsOfTheFirst: readonly string[] = [
  ...namesOfTheFirst,
  // What it sells.
  "Financing",
  " financing",
  'href="/financing',
  "Same-as-cash",
  'href="/compare-bids',
  ...Object.values(builtFacts.plans).flatMap(({ monthlyPrice }) => [
    `${dollars(monthlyPrice)} a month`,
    `${dollars(monthlyPrice)}/mo`,
  ]),
  // When it is open.
  "9:00 AM-5:00 PM",
  "9:00 AM-2:00 PM",
  `"opens":"09:00"`,
];

/** Which of them something says. Names of files come from the sources. */
export function leftOfTheFirst(text: string, words = wordsOfTheFirst): string[] {
  const read = text.replace(/\/assets\/[\w.-]+/g, "");
  return words.filter((one) => read.includes(one));
}
