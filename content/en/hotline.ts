/** When somebody answers the line. */
const always = "24/7";

/** The emergency line's names beside its number. */
export const hotlineWords = {
  label: `Emergency, ${always}`,
  short: `${always} emergency`,
  /** Within a sentence. */
  line: `${always} line`,
  call: `Call ${always}`,
};
