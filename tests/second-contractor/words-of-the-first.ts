import { businessProfile } from "#content/business-profile.ts";
import { countyNames } from "#content/county-names.ts";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { zipGroups } from "#content/zip-codes.ts";

const { shortName, state, phone, hotline, address, licenses, serviceRegion } = businessProfile;

/** What no page of another contractor may say: names, numbers, places, prices and law of the first one. */
export const wordsOfTheFirst: readonly string[] = [
  shortName,
  state.name,
  serviceRegion,
  `, ${state.code}`,
  phone.display,
  phone.e164,
  hotline.display,
  hotline.e164,
  address.street,
  address.city,
  ...licenses.map(({ number }) => number),
  ...countyNames.map((name) => `${name} County`),
  ...zipGroups.flatMap(({ others = [] }) => others),
  // Cities, and what lies between them.
  ..."Richmond Alexandria Arlington Loudoun Fredericksburg Reston Ashburn Leesburg Potomac Shenandoah DPOR".split(
    " ",
  ),
  "Blue Ridge",
  "Interstate 95",
  "Prince William",
  "rotection plan",
  "inancing",
  "Same-as-cash",
  ...Object.values(builtFacts.plans).map(({ monthlyPrice }) => `${dollars(monthlyPrice)} a month`),
];
