import type { SourceName } from "#content/article-sources.ts";

const code = "Code of Virginia";

/** What articles call their sources in the margin: whose page it is, and about what. */
export const sourceNames: Readonly<Record<SourceName, string>> = {
  "owners-act": `${code}: Residential Property Owners Protection Act`,
  "home-solicitation": `${code}: Home Solicitation Sales Act`,
  "consumer-protection": `${code}: Consumer Protection Act`,
  "public-adjusters": `${code}: public adjusters`,
  "replacement-cost": `${code}: claims for replacement cost`,
  "contractor-classes": `${code}: classes of contractors`,
  "contractor-contracts": "Board for Contractors: prohibited acts, contract terms",
  "building-permits": "Uniform Statewide Building Code: permits",
  "reserve-studies": `${code}: reserve studies`,
  "seller-disclosure": `${code}: Residential Property Disclosure Act`,
  "license-lookup": "DPOR: License Lookup",
  "insurance-bureau": "State Corporation Commission",
  "attorney-general": "Attorney General of Virginia",
  "workers-compensation": "Virginia Workers' Compensation Commission",
  "cooling-off": "Federal rules: cooling-off period",
  "fall-protection": "OSHA: fall protection",
  derechos: "NOAA: facts about derechos",
  "derecho-of-2012": "NOAA: the derecho of June 2012",
  hail: "NOAA: hail",
  lightning: "National Weather Service: lightning",
  "weather-service": "National Weather Service: Sterling",
  "hail-tests": "IBHS: impact test for asphalt shingles",
  "cool-roofs": "Department of Energy: cool roofs",
  "roof-ratings": "Cool Roof Rating Council",
  mold: "EPA: mold cleanup at home",
  vermiculite: "EPA: vermiculite insulation",
  arborists: "TreesAreGood: find an arborist",
  "shingle-instructions": "Owens Corning: installation instructions",
};
