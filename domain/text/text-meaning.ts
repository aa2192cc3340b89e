import { textWordOf, textWords } from "./text-word.ts";

/**
 * What we take a person's text for: one of the keywords; a clear request, in their own words, to stop texting; or a message
 * to the office, which is everything else.
 */
export const textMeanings = [...textWords, "asks-to-stop", "message"] as const;

export type TextMeaning = (typeof textMeanings)[number];

/**
 * What a text means. A keyword counts alone, and above the signature of a mail program. Asking in other words is never
 * treated as STOP, since we could be wrong: the office decides
 * (docs/decisions/texts-and-reminders.md).
 */
export function textMeaningOf(body: string): TextMeaning {
  const said = withoutSignature(body.normalize("NFKC"));
  const word = textWordOf(said);
  if (word) return word;
  return asksToStop(said) ? "asks-to-stop" : "message";
}

/** The first line of what phones and mail programs append. */
const signature = /^(?:sent (?:from|via|with)\b|get outlook for\b|--\s*$|_{3,}\s*$)/i;

function withoutSignature(body: string): string {
  const lines = body.split(/\r?\n/);
  const end = lines.findIndex((line, at) => at > 0 && signature.test(line.trim()));
  return (end < 0 ? lines : lines.slice(0, end)).join("\n").trim();
}

/** Words around a request, which change nothing about it. */
const before = `(?:hi|hello|hey|ok|okay|yes|no|sorry|please|pls|plz|kindly|just|and|so|but|also|now|u|you guys|
  i said|i asked you to|i am asking you to|im asking you to|i want you to|i would like you to|id like you to|i need you to|
  i want to|i would like to|id like to|i wish to|how do i|how can i|can i|can you|could you|would you|will you|
  you need to|you must|you have to|you should|all of you)`;
const after = `(?:please|pls|plz|now|immediately|asap|right now|right away|at once|already|thanks|thank you|thank u|thx|ty|
  again|anymore|any more|any longer|ever|forever|for good|ok|okay|and|sir|maam|guys|from now on)`;
const politeness = `(?:thank you|thank u|thanks|thx|ty|please|pls|plz|ok|okay|hi|hello|hey|sorry|have a (?:nice|good|great) day|
  i mean it|no|now|immediately)`;

const texts = `(?:(?:text|txt|sms|automated|automatic) )?(?:texts?|txts?|messages?|msgs?|sms|reminders?|notifications?|alerts?|spam)`;
const texting = `(?:texting|txting|messaging|msging|contacting|calling|bothering|spamming|harassing|sending)`;
const whose = `(?:all|any|more|these|those|the|this|that|your|of|so|many|such|automated|automatic|with)`;
const me = `(?:me|us|here|this number|my number|this phone|my phone|my cell)`;
const list = `(?:(?:the|your|this|these|all|text|texting|sms|message|messaging|mailing|contact|marketing|calling|phone|list|lists|
  texts|messages|database|system|contacts))`;

/** Words that ask us to stop only if nothing else is said: people who mean something else say what. */
const bare = phrase(
  `(?:stop|stop it|stop this|stop that|stop all|stop stop|unsubscribe|opt out|optout|quit it|enough)`,
);

/** Phrases that ask us to stop, whatever else the text says. */
const clear = [
  `(?:stop|quit|cease|discontinue|end) (?:${whose} )*(?:${texting}(?: (?:and|or) ${texting})?|${texts})(?: (?:to )?${me})?(?: (?:${whose} )*${texts})?(?: (?:to|on|at) ${me})?`,
  `(?:stop|quit|end|cancel) (?:${whose} )+${texts}(?: to ${me})?`,
  `(?:cancel|end) (?:text messages|texts|sms)`,
  `(?:do not|dont|never)(?: ever)? (?:text|txt|message|msg|sms|contact|send)(?: ${me})?(?: (?:${whose} )*${texts})?(?: (?:to|on|at) ${me})?`,
  `(?:no|no more) (?:text messages|texts|txts|sms)(?: to ${me})?`,
  `no more (?:${whose} )*${texts}(?: to ${me})?`,
  `i (?:do not|dont) (?:want|need) (?:to (?:get|receive|be getting) )?(?:${whose} )*${texts}(?: from you)?`,
  `i (?:do not|dont) want (?:to be texted|you to (?:text|contact|message)(?: ${me})?|you texting(?: ${me})?)`,
  `(?:remove|delete) (?:me|us|my number|this number|my phone number)(?: (?:from|off|out of)(?: ${list})+)?`,
  `take (?:me|us|my number|this number) off(?: of)?(?: ${list})*`,
  `unsubscribe(?: ${me})?(?: from(?: ${list})+)?`,
  `opt (?:(?:me|us|this number) )?out(?: of(?: ${list})+)?`,
  `(?:lose|forget|delete) my (?:phone )?number`,
  `leave me alone`,
  `(?:stop )?(?:i think )?(?:(?:you|u) (?:have |have got |got |must have )|(?:you|u)ve got |(?:this is|its|it is|thats) )?(?:(?:a|the) )?wrong (?:phone )?(?:number|num)(?: please)?(?: stop(?: ${texting})?(?: ${me})?)?`,
].map(phrase);

/** STOP at the start of a text, in capitals as we and carriers write it. */
const shouted = /^[^\p{L}\p{N}]*STOP(?![\p{L}\p{N}])/u;

const onlyPolite = new RegExp(`^(?:${politeness}(?: |$))*$`.replace(/\s*\n\s*/g, ""));

/**
 * Whether somebody asks us, in their own words, to stop texting, or seems to: `stop` alone on the first line, or STOP in
 * capitals at the start, may have anything after it. `Can you stop by?` and `Stop at the office first` do not ask.
 */
function asksToStop(said: string): boolean {
  const [firstLine = ""] = said.split("\n", 1);
  if (shouted.test(said) || textWordOf(firstLine) === "stop") return true;
  const clauses = clausesOf(said);
  if (clauses.some((clause) => clear.some((pattern) => pattern.test(clause)))) return true;
  return isOnlyBare(clauses) || isOnlyBare(clausesOf(firstLine));
}

function clausesOf(said: string): string[] {
  return said
    .toLowerCase()
    .replace(/['’‘`]/g, "")
    .split(/[.!?;,:\n\u2026]+|\s[-\u2013\u2014]+\s/)
    .map((clause) => clause.replace(/[^\p{L}\p{N}]+/gu, " ").trim())
    .filter((clause) => clause !== "");
}

function isOnlyBare(clauses: readonly string[]): boolean {
  return (
    clauses.some((clause) => bare.test(clause)) &&
    clauses.every((clause) => bare.test(clause) || onlyPolite.test(clause))
  );
}

/** A whole clause that is the phrase, with what may stand around it. */
function phrase(core: string): RegExp {
  return new RegExp(`^(?:${before} )*(?:${core})(?: ${after})*$`.replace(/\s*\n\s*/g, ""));
}
