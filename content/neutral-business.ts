import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { countiesWord, exampleState } from "#domain/places/us-states.ts";

const name = "Example Roofing & Remodeling";
const serviceRegion = "Example Valley";

/**
 * What a release shows until an owner has set up their business: nobody's, by path of the fact, in place of the specification's.
 * Everything that names a person, a place or a number of the first contractor has an entry; what is not named is as built.
 */
export const neutralBusiness: Overrides = {
  name,
  shortName: "Example",
  tagline: `Roofing and remodeling for ${serviceRegion}`,
  serviceRegion,
  // Nobody has these numbers: no area is 555 (47 CFR 52.13, NANPA).
  phone: { display: "(555) 555-0142", e164: "+15555550142" },
  hotline: { display: "(555) 555-0199", e164: "+15555550199" },
  email: "hello@roofing.example",
  // No place, so that no region's words hold and no state's law. What follows from it is said with it.
  state: exampleState.code,
  counties: [],
  "inState.name": exampleState.name,
  "inState.adjective": exampleState.adjective,
  "inState.county": exampleState.county,
  "inState.counties": countiesWord(exampleState.county),
  area: "own",
  "address.region": exampleState.code,
  "address.street": "100 Example Street",
  "address.city": "Exampleton",
  "address.postalCode": "00000",
  "address.latitude": 0,
  "address.longitude": 0,
  "licenses.0.label": "Example Contractor",
  "licenses.0.number": "EX-000000",
  isBonded: false,
  leadership: false,
  foundedYear: 0,
  "company.years": 0,
  "social.0.url": "",
  "social.1.url": "",
  "social.2.url": "",
  reviewsUrl: "",
  // Nobody has read what the pages say of the law of a state.
  "law.confirmedFor": "",
};

/** Names what the site makes, such as events of calendars, for as long as it runs. No address of anybody's. */
export const neutralSite = "https://www.roofing.example";

/**
 * Whether a release of this profile is nobody's. A mailbox that could be somebody's says that the profile is, even where the mark
 * has come back with a merge: names under `.example` are nobody's (RFC 2606).
 */
export function isNobodys({ isSpecified, email }: BusinessProfile): boolean {
  return isSpecified === true && email.endsWith(".example");
}
