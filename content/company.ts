import type { CompanyFigures } from "#domain/business/company-figures.ts";

/**
 * The company in figures, independent of language. Each is a minimum:
 * 'more than' is shown as a plus sign. For the owner: raise them once they are exceeded.
 */
export const companyFigures = {
  years: 5,
  projects: 150,
  satisfaction: 0.98,
  teamMembers: 10,
} as const satisfies CompanyFigures;
