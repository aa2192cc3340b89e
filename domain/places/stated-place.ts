import type { ServedCounty } from "#domain/service-area/county.ts";

/** Where the business works, as pages state it. */
export type StatedPlace = {
  /** Postal abbreviation of the state. */
  state: string;
  inState: {
    name: string;
    /** With its article, as before "roof": "a Virginia" or "an Oregon". */
    adjective: string;
    /** What one of its counties is called: `county`, `parish`. */
    county: string;
    counties: string;
  };
  /** IANA zone of all appointments and opening hours. */
  timeZone: string;
  timeZoneName: string;
  /** Nearest coverage first. */
  counties: readonly ServedCounty[];
  /** Whether they are those that the words of `content/` are about, or others, of which those words know nothing. */
  area: "built" | "own";
};
