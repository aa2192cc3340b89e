import type { CompanyFigures } from "#domain/business/company-figures.ts";

/**
 * The company in figures (specification 2, section 9), without language. Each is a floor: 'more than'
 * is said as a plus. For the owner: raise them when they are passed.
 */
export const companyFigures = {
  years: 5,
  projects: 150,
  satisfaction: 0.98,
  teamMembers: 10,
} as const satisfies CompanyFigures;
