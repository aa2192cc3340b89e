import type { CompanyFigures } from "#domain/business/company-figures.ts";

export const companyFigures = {
  years: 16,
  projects: 340,
  satisfaction: 0.95,
  teamMembers: 14,
} as const satisfies CompanyFigures;
