/** The company in figures. Each is a minimum and is shown with a plus sign. */
export type CompanyFigures = {
  /** Years in business. */
  years: number;
  projects: number;
  /** Share from 0 to 1. */
  satisfaction: number;
  teamMembers: number;
};
