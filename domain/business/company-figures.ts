/** The company in figures. Each is a floor: 'more than' is said as a plus. */
export type CompanyFigures = {
  /** In business. */
  years: number;
  projects: number;
  /** Of 1. */
  satisfaction: number;
  teamMembers: number;
};
