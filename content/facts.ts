import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";
import { mostLicenses } from "#domain/business/licenses.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import { mostSocialLinks } from "#domain/business/social-link.ts";
import { countyId } from "#domain/service-area/county.ts";
import { businessProfile } from "./business-profile.ts";
import { companyFigures } from "./company.ts";
import { countyNames } from "./county-names.ts";
import { enhancedWarranties } from "./enhanced-warranties.ts";
import { creditTiers, financing, lenders, paymentExamples } from "./financing.ts";
import { builtStatedLaw } from "./law-days.ts";
import { logoPaths } from "./logo-paths.ts";
import { roofingMaterials, sidingMaterials } from "./materials.ts";
import { plans, planTerms } from "./plans.ts";
import { promises } from "./promises.ts";
import { priceBook, priceBookDate } from "./roof-costs.ts";

/** The facts until an owner sets others at the desk. */
export const builtFacts: Facts = {
  name: businessProfile.name,
  shortName: businessProfile.shortName,
  tagline: businessProfile.tagline,
  serviceRegion: businessProfile.serviceRegion,
  logo: logoPaths,

  state: businessProfile.state.code,
  inState: {
    name: businessProfile.state.name,
    adjective: businessProfile.state.adjective,
    county: "county",
    counties: "counties",
  },
  timeZone: businessProfile.timeZone,
  timeZoneName: businessProfile.timeZoneName,
  counties: countyTypes.flatMap((type) =>
    countyNames[type].map((name) => ({ id: countyId(name), name, type })),
  ),
  area: "built",

  hours: businessProfile.hours,
  answers: { replyHours: 24, emergencyHours: { from: 2, to: 4 } },
  responseTimes: {
    onSiteHours: 24,
    responseHours: { primary: 24, secondary: 48, extended: 72 },
  },

  phone: businessProfile.phone,
  hotline: businessProfile.hotline,
  email: businessProfile.email,
  address: businessProfile.address,
  ...placesOf(businessProfile),
  isBonded: businessProfile.isBonded,
  reviewsUrl: businessProfile.reviewsUrl,
  serviceRadiusMiles: businessProfile.serviceRadiusMiles,
  priceRange: businessProfile.priceRange,
  inspectionMinutes: businessProfile.inspection.takes,
  company: companyFigures,
  leadership: businessProfile.isSpecified === true,
  foundedYear: businessProfile.foundedYear,

  promises,

  plans,
  planTerms,
  enhancedWarranties,

  financing,
  lenders,
  creditTiers,
  paymentExamples,

  roofing: roofingMaterials,
  siding: sidingMaterials,
  priceBook,
  priceBookDay: priceBookDate,

  offers: businessProfile.offers,
  samples: businessProfile.samples,

  // An owner confirms each at the desk.
  told: { crews: "", waysToPay: "", shingleMakers: "", serviceCallFee: 0, planHours: "" },

  finishedRoofs: null,

  law: builtStatedLaw,
};

/** A place for each license and link that there may be, so that an owner can fill it. */
function placesOf({ licenses, social }: Pick<BusinessProfile, "licenses" | "social">) {
  return {
    licenses: filledUp(licenses, mostLicenses, { label: "", number: "" }),
    social: filledUp(social, mostSocialLinks, { network: "", url: "" }),
  };
}

function filledUp<Place>(filled: readonly Place[], most: number, empty: Place): Place[] {
  return Array.from({ length: most }, (_, at) => filled[at] ?? empty);
}

/** The facts as a business profile says them now; what it does not say is as built. */
export function factsOfProfile(profile: BusinessProfile): Facts {
  const { facts, hours, phone, hotline, email, address, inspection } = profile;
  const { name, shortName, tagline, serviceRegion, timeZone, timeZoneName } = profile;
  const names = { name, shortName, tagline, serviceRegion, timeZone, timeZoneName };
  const { isBonded, offers, samples } = profile;
  const { foundedYear, reviewsUrl, serviceRadiusMiles, priceRange } = profile;
  const links = { ...placesOf(profile), reviewsUrl, serviceRadiusMiles, priceRange };
  const contact = { phone, hotline, email, address };
  return (
    facts ?? {
      ...builtFacts,
      ...names,
      ...contact,
      isBonded,
      ...links,
      foundedYear,
      hours,
      inspectionMinutes: inspection.takes,
      offers,
      samples,
    }
  );
}
