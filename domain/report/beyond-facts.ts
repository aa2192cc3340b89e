import type { ReportContent } from "./report-content.ts";

/** Words that say more than what was seen: what has caused it, or what an insurer would do. */
export type BeyondFacts = {
  kind: "cause" | "coverage";
  /** As it was written. */
  phrase: string;
  /** Where it stands: a finding's id, or another text of the report. */
  at: { finding: string } | "advice" | "correction" | "looked-at";
};

/**
 * Where a report says more than facts, which whoever sends it is warned of. A roofer who names a cause, or what a policy covers,
 * adjusts a claim without a license in most states; what was seen, and where, is what an adjuster needs.
 */
export function beyondFacts(content: ReportContent): BeyondFacts[] {
  const texts: [string, BeyondFacts["at"]][] = [
    ...content.lookedAt.map(({ note }): [string, BeyondFacts["at"]] => [note, "looked-at"]),
    ...content.findings.map(({ id, seen }): [string, BeyondFacts["at"]] => [seen, { finding: id }]),
    [content.advice.words, "advice"],
    [content.correction, "correction"],
  ];
  return texts.flatMap(([text, at]) => phrasesBeyondFacts(text).map((found) => ({ ...found, at })));
}

/** The same of one text. */
export function phrasesBeyondFacts(text: string): Pick<BeyondFacts, "kind" | "phrase">[] {
  const plain = text.replace(/\s+/gu, " ");
  return patterns.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map(([phrase]) => ({ kind, phrase: phrase.trim() })),
  );
}

const weather =
  "(?:hail|hailstorms?|wind|storms?|windstorms?|hurricanes?|tornado(?:es)?|derecho|lightning|ice dams?|gusts?)";
const insurer = "(?:insur(?:ance|er|ers)|polic(?:y|ies)|claims?|adjusters?|carriers?|coverage)";

const patterns: readonly [BeyondFacts["kind"], RegExp][] = [
  [
    "cause",
    new RegExp(
      String.raw`\b(?:caused|done|damaged|torn|lifted|bruised|broken|created|produced|hit|struck)(?: \w+){0,2} by (?:\w+ ){0,3}${weather}\b`,
      "giu",
    ),
  ],
  [
    "cause",
    new RegExp(
      String.raw`\b(?:due to|because of|result of|resulting from|as a result of|from|after) (?:\w+ ){0,3}?(?:${weather})\b(?: (?:of|on) [^.,;]{1,30})?`,
      "giu",
    ),
  ],
  ["cause", new RegExp(String.raw`\b${weather}[- ](?:damage[sd]?|related|caused)\b`, "giu")],
  ["cause", /\bacts? of god\b/giu],
  [
    "coverage",
    new RegExp(
      String.raw`\b${insurer}\b[^.!?;]{0,60}\b(?:pay|pays|paid|cover|covers|covered|approve|approves|approved|owe|owes|replace|replaces|reimburse|reimburses|buy|buys)\b`,
      "giu",
    ),
  ],
  [
    "coverage",
    new RegExp(
      String.raw`\b(?:pay|pays|paid|cover|covers|covered|approve|approves|approved|owed|reimbursed)\b[^.!?;]{0,40}\b${insurer}\b`,
      "giu",
    ),
  ],
  ["coverage", /\bdamage (?:is |will be |should be |would be )?cover(?:s|ed)\b/giu],
  ["coverage", /\bfile (?:a|your|the) claim\b/giu],
  [
    "coverage",
    /\b(?:free roof|no (?:out[- ]of[- ]pocket )?cost to you|(?:waive|eat|absorb)\w* (?:your |the )?deductible)\b/giu,
  ],
];
