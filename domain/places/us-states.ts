/** A state of the United States, or its capital district. */
export type UsState = {
  name: string;
  /** Postal abbreviation. */
  code: string;
  /** Federal number, two digits: the first two of its counties' FIPS codes. */
  fips: string;
  /** With its article, as before "roof": "a Virginia" or "an Oregon". */
  adjective: string;
  /** IANA zones, the one where most people live first. */
  zones: readonly [string, ...string[]];
  /** What its counties are called. */
  county: CountyWord;
};

export type CountyWord = keyof typeof plurals;

const plurals = { county: "counties", parish: "parishes", borough: "boroughs", ward: "wards" };

/** `parishes`. */
export function countiesWord(county: CountyWord): string {
  return plurals[county];
}

/** What people call the time of a zone. Stored: a browser's first `Intl` format keeps a slow phone busy for 60 ms. */
const zoneNames: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time",
  "America/Detroit": "Eastern Time",
  "America/Indiana/Indianapolis": "Eastern Time",
  "America/Kentucky/Louisville": "Eastern Time",
  "America/Chicago": "Central Time",
  "America/Denver": "Mountain Time",
  "America/Boise": "Mountain Time",
  "America/Phoenix": "Mountain Standard Time",
  "America/Los_Angeles": "Pacific Time",
  "America/Anchorage": "Alaska Time",
  "America/Adak": "Hawaii-Aleutian Time",
  "Pacific/Honolulu": "Hawaii Time",
};

const [eastern, central, mountain, pacific] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
] as const;

/** By name. Zones that keep the same time today, such as those of Indiana's counties, are named once. */
export const usStates: readonly UsState[] = [
  is("Alabama", "AL", "01", central),
  { ...is("Alaska", "AK", "02", "America/Anchorage", "America/Adak"), county: "borough" },
  is("Arizona", "AZ", "04", "America/Phoenix", mountain),
  is("Arkansas", "AR", "05", central),
  is("California", "CA", "06", pacific),
  is("Colorado", "CO", "08", mountain),
  is("Connecticut", "CT", "09", eastern),
  is("Delaware", "DE", "10", eastern),
  { ...is("District of Columbia", "DC", "11", eastern), adjective: "a Washington", county: "ward" },
  is("Florida", "FL", "12", eastern, central),
  is("Georgia", "GA", "13", eastern),
  is("Hawaii", "HI", "15", "Pacific/Honolulu"),
  is("Idaho", "ID", "16", "America/Boise", pacific),
  is("Illinois", "IL", "17", central),
  is("Indiana", "IN", "18", "America/Indiana/Indianapolis", central),
  is("Iowa", "IA", "19", central),
  is("Kansas", "KS", "20", central, mountain),
  is("Kentucky", "KY", "21", "America/Kentucky/Louisville", central),
  { ...is("Louisiana", "LA", "22", central), county: "parish" },
  is("Maine", "ME", "23", eastern),
  is("Maryland", "MD", "24", eastern),
  is("Massachusetts", "MA", "25", eastern),
  is("Michigan", "MI", "26", "America/Detroit", central),
  is("Minnesota", "MN", "27", central),
  is("Mississippi", "MS", "28", central),
  is("Missouri", "MO", "29", central),
  is("Montana", "MT", "30", mountain),
  is("Nebraska", "NE", "31", central, mountain),
  is("Nevada", "NV", "32", pacific, mountain),
  is("New Hampshire", "NH", "33", eastern),
  is("New Jersey", "NJ", "34", eastern),
  is("New Mexico", "NM", "35", mountain),
  is("New York", "NY", "36", eastern),
  is("North Carolina", "NC", "37", eastern),
  is("North Dakota", "ND", "38", central, mountain),
  is("Ohio", "OH", "39", eastern),
  is("Oklahoma", "OK", "40", central),
  is("Oregon", "OR", "41", pacific, mountain),
  is("Pennsylvania", "PA", "42", eastern),
  is("Rhode Island", "RI", "44", eastern),
  is("South Carolina", "SC", "45", eastern),
  is("South Dakota", "SD", "46", central, mountain),
  is("Tennessee", "TN", "47", central, eastern),
  is("Texas", "TX", "48", central, mountain),
  // "You" is spoken, so no vowel.
  { ...is("Utah", "UT", "49", mountain), adjective: "a Utah" },
  is("Vermont", "VT", "50", eastern),
  is("Virginia", "VA", "51", eastern),
  is("Washington", "WA", "53", pacific),
  is("West Virginia", "WV", "54", eastern),
  is("Wisconsin", "WI", "55", central),
  is("Wyoming", "WY", "56", mountain),
];

/** The state of a postal abbreviation; undefined where there is none. */
export function usState(code: string): UsState | undefined {
  return usStates.find((state) => state.code === code);
}

/** The state of a business that nobody has set up yet: no place, as nothing else of it is. */
export const exampleState: UsState = is("Example State", "EX", "00", eastern);

/** The state in which a business is, which may be that of nobody's; undefined for a code of neither. */
export function statedState(code: string): UsState | undefined {
  return code === exampleState.code ? exampleState : usState(code);
}

/** What people call a zone's time: `Eastern Time`. @throws for a zone of no state. */
export function zoneName(zone: string): string {
  const name = zoneNames[zone];
  if (!name) throw new Error(`No state has the time zone ${zone}`);
  return name;
}

function is(name: string, code: string, fips: string, ...zones: UsState["zones"]): UsState {
  const article = /^[AEIOU]/.test(name) ? "an" : "a";
  return { name, code, fips, adjective: `${article} ${name}`, zones, county: "county" };
}
