/*
 * Where the statements of articles come from. An article links to one by its name, `[the cooling-off rule](source:cooling-off)`,
 * and to no other address outside of this site. `dated-facts.ts` says which statements have to be looked at again.
 */

const code = "https://law.lis.virginia.gov/vacode";
const rules = "https://law.lis.virginia.gov/admincode";

export const articleSources = {
  // Virginia's statutes and rules.
  "owners-act": `${code}/title59.1/chapter61/section59.1-617/`,
  "home-solicitation": `${code}/title59.1/chapter2.1/`,
  "consumer-protection": `${code}/title59.1/chapter17/section59.1-200/`,
  "public-adjusters": `${code}/title38.2/chapter18/section38.2-1845.12/`,
  "replacement-cost": `${code}/title38.2/chapter21/section38.2-2119/`,
  "contractor-classes": `${code}/title54.1/chapter11/section54.1-1100/`,
  "contractor-contracts": `${rules}/title18/agency50/chapter22/section260/`,
  "building-permits": `${rules}/title13/agency5/chapter63/section80/`,
  "reserve-studies": `${code}/title55.1/chapter18/section55.1-1826/`,
  "seller-disclosure": `${code}/title55.1/chapter7/`,
  "license-lookup": "https://www.dpor.virginia.gov/LicenseLookup",
  "insurance-bureau": "https://www.scc.virginia.gov/",
  "attorney-general": "https://www.oag.state.va.us/",
  "workers-compensation": "https://workcomp.virginia.gov/",

  // Federal rules.
  "cooling-off": "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-429",
  "fall-protection": "https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.501",

  // Weather.
  derechos: "https://www.spc.noaa.gov/misc/AbtDerechos/derechofacts.htm",
  "derecho-of-2012": "https://www.spc.noaa.gov/misc/AbtDerechos/casepages/jun292012page.htm",
  hail: "https://www.nssl.noaa.gov/education/svrwx101/hail/",
  lightning: "https://www.weather.gov/safety/lightning",
  "weather-service": "https://www.weather.gov/lwx/",

  // Tests, houses and health.
  "hail-tests": "https://ibhs.org/hail/ibhs-impact-resistance-test-protocol-for-asphalt-shingles",
  "cool-roofs": "https://www.energy.gov/energysaver/cool-roofs",
  "roof-ratings": "https://coolroofs.org/",
  mold: "https://www.epa.gov/mold/mold-cleanup-your-home",
  vermiculite:
    "https://www.epa.gov/asbestos/protect-your-family-asbestos-contaminated-vermiculite-insulation",
  arborists: "https://www.treesaregood.org/findanarborist",

  // Manufacturers' sheets, as examples of what they ask for.
  "shingle-instructions":
    "https://www.owenscorning.com/en-us/roofing/install-instructions/duration-series",
} as const satisfies Record<string, `https://${string}`>;

export type SourceName = keyof typeof articleSources;

/** Whose pages an article may lead to: an address on any other host is a slip, or has to be thought about. */
export const sourceHosts: readonly string[] = [
  "law.lis.virginia.gov",
  "www.dpor.virginia.gov",
  "www.scc.virginia.gov",
  "www.oag.state.va.us",
  "workcomp.virginia.gov",
  "www.ecfr.gov",
  "www.osha.gov",
  "www.spc.noaa.gov",
  "www.nssl.noaa.gov",
  "www.weather.gov",
  "ibhs.org",
  "www.energy.gov",
  "coolroofs.org",
  "www.epa.gov",
  "www.treesaregood.org",
  "www.owenscorning.com",
];
