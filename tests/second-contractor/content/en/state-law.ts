export const licenseOffice: {
  name: string;
  inFull: string;
  lookup: `https://${string}`;
} | null = {
  name: "the CCB",
  inFull: "the Construction Contractors Board (CCB)",
  lookup: "https://search.ccb.state.or.us/search/",
};

export const licenseClasses: string | null = null;

export const licensing: {
  how: (licenses: string) => string;
  lookUp: string;
  contract: string;
  unlicensed: string;
} | null = null;

export const claimLaw: {
  contractor: string;
  whoMay: string;
  itTakes: string;
  complaints: string;
} | null = null;

export const contractLaw: { names: string; price: string } | null = null;

export const bidLaw: {
  heading: string;
  price: string;
  license: string;
  digits: (digits: number) => string;
  deposit: string;
  schedule: string;
  dates: string;
  deductible: (year: number) => string;
} | null = null;

export const buildingCode: { layers: string; permits: string } = {
  layers: "Two layers at most, where the building office allows it.",
  permits: "Cities and counties differ in what they want filed for the same roof.",
};

export const cancelingLaw = "federal and Oregon law";
