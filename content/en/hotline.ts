/** When somebody answers. */
const always = "24/7";

/** What the emergency line is called beside its number. */
export const hotlineWords = {
  label: `Emergency, ${always}`,
  short: `${always} emergency`,
  /** In a sentence. */
  line: `${always} line`,
  call: `Call ${always}`,
};
