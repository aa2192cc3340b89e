/** What a text says when it is one of the words that have a meaning. */
export const textWords = ["stop", "start", "help", "1", "2"] as const;

type TextWord = (typeof textWords)[number];

/** The words of 47 CFR 64.1200(a)(12) that end texts, and others that phones and providers know. */
const words: Readonly<Record<string, TextWord>> = {
  STOP: "stop",
  STOPALL: "stop",
  UNSUBSCRIBE: "stop",
  CANCEL: "stop",
  END: "stop",
  QUIT: "stop",
  REVOKE: "stop",
  OPTOUT: "stop",
  START: "start",
  UNSTOP: "start",
  YES: "start",
  HELP: "help",
  INFO: "help",
  "1": "1",
  "2": "2",
};

/**
 * The word that a text consists of, in any case, and with anything around or between its letters that is no letter or
 * digit: `Stop!`, `opt-out`. Null for everything else, such as a sentence with one of the words in it.
 */
export function textWordOf(body: string): TextWord | null {
  const bare = body
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toUpperCase();
  return Object.hasOwn(words, bare) ? (words[bare] ?? null) : null;
}
