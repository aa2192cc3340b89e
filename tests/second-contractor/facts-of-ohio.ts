import type { FactValue } from "#domain/business/facts.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { businessProfile } from "./content/business-profile.ts";
import { companyFigures } from "./content/company.ts";
import { plans, planTerms } from "./content/plans.ts";

const { mail, address, hours, inspection, offers } = businessProfile;

/**
 * The same contractor as somebody types it in at the desk, by path of each fact. Where Set up asks for more, it is left as it
 * is: a stranger in a hurry.
 */
export const factsOfOhio: Readonly<Record<string, FactValue>> = {
  name: businessProfile.name,
  shortName: businessProfile.shortName,
  tagline: businessProfile.tagline,
  serviceRegion: businessProfile.serviceRegion,
  phone: businessProfile.phone,
  hotline: businessProfile.hotline,
  email: businessProfile.email,
  "mailboxes.office": mail.office,
  "mailboxes.emergency": mail.emergency,
  "address.street": address.street,
  "address.city": address.city,
  "address.postalCode": address.postalCode,
  "address.latitude": address.latitude,
  "address.longitude": address.longitude,
  "licenses.0.label": "",
  "licenses.0.number": "",
  isBonded: businessProfile.isBonded,
  hours,
  inspectionMinutes: inspection.takes,
  slots: inspection.slots.map(slotStart),
  "colors.brand": "#1d5fa8",
  "colors.bar": "#14304d",
  "colors.second": "#2b6ca3",
  state: businessProfile.state.code,
  "offers.financing": offers.financing,
  "offers.bidComparison": offers.bidComparison,
  ...Object.fromEntries(
    planIds.flatMap((id) => {
      const { discounts, ...plan } = plans[id];
      return [
        [`plans.${id}.monthlyPrice`, plan.monthlyPrice],
        [`plans.${id}.responseHours`, plan.responseHours],
        [`plans.${id}.discounts.roofing`, discounts.roofing],
        [`plans.${id}.discounts.otherExterior`, discounts.otherExterior],
        [`plans.${id}.yearlyCredit`, plan.yearlyCredit],
        [`plans.${id}.warrantyYears`, plan.warrantyYears],
        [`plans.${id}.workmanshipYears`, plan.workmanshipYears],
      ];
    }),
  ),
  "planTerms.minimumMonths": planTerms.minimumMonths,
  "planTerms.noticeDays": planTerms.noticeDays,
  "roofing.asphalt.pricePerSquareFoot": { from: 4, to: 7 },
  "roofing.metal.pricePerSquareFoot": { from: 9, to: 15 },
  priceBookDay: "2026-11-02",
  "answers.replyHours": 8,
  "promises.workmanshipYears": 12,
  "company.projects": companyFigures.projects,
  "company.satisfaction": companyFigures.satisfaction,
  "company.teamMembers": companyFigures.teamMembers,
  foundedYear: businessProfile.foundedYear,
  leadership: false,
  "told.crews": "Our own crews, employed by us.",
  samples: false,
};
