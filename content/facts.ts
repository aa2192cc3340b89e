import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";
import { businessProfile } from "./business-profile.ts";
import { companyFigures } from "./company.ts";
import { enhancedWarranties } from "./enhanced-warranties.ts";
import { creditTiers, financing, lenders, paymentExamples } from "./financing.ts";
import { builtLaw } from "./law-days.ts";
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
  licenses: businessProfile.licenses,
  inspectionMinutes: businessProfile.inspection.takes,
  company: companyFigures,

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

  // An owner confirms each at the desk.
  told: { crews: "", waysToPay: "", shingleMakers: "", serviceCallFee: 0, planHours: "" },

  law: builtLaw,
};

/** The facts as a business profile says them now; what it does not say is as built. */
export function factsOfProfile(profile: BusinessProfile): Facts {
  const { facts, hours, phone, hotline, email, address, licenses, inspection } = profile;
  const { name, shortName, tagline, serviceRegion } = profile;
  const names = { name, shortName, tagline, serviceRegion };
  const contact = { phone, hotline, email, address, licenses };
  return (
    facts ?? { ...builtFacts, ...names, ...contact, hours, inspectionMinutes: inspection.takes }
  );
}
