import type { Urgency } from "#domain/assessment/assessment.ts";
import type { QuestionId, questions } from "#domain/assessment/questions.ts";

/** Each question in a few words, and how to find the answer from the ground. */
export const topics: Record<QuestionId, { short: string; hint: string }> = {
  roofAge: {
    short: "Roof age",
    hint: "Check your closing documents or your last roofing invoice. A best guess is fine.",
  },
  leaks: {
    short: "Leaks",
    hint: "Look for brown rings on ceilings, peeling paint and damp spots in the attic.",
  },
  shingles: {
    short: "Shingles",
    hint: "Look from across the street, or zoom in with a phone. Please stay off the roof.",
  },
  storm: {
    short: "Storms",
    hint: "Dents in gutters, mailbox or car point to hail; branches on the lawn, to wind.",
  },
  gutters: {
    short: "Gutters",
    hint: "Look for water spilling over the edge when it rains, and for gutters that lean away from the house.",
  },
  ventilation: {
    short: "Attic",
    hint: "Put your head through the attic hatch. Is it hot? Does it smell musty?",
  },
};

type OptionOf<Id extends QuestionId> = Extract<
  (typeof questions)[number],
  { id: Id }
>["options"][number]["value"];

/** Why an answer counts as it does, addressed to the homeowner who gave it. */
export const reasons: { [Id in QuestionId]: { [Value in OptionOf<Id>]: string } } = {
  roofAge: {
    new: "The shingles are young. When a new roof leaks, the cause is usually workmanship around chimneys and vents.",
    "5-15": "Sealant and pipe boots dry out before shingles do, so small leaks start there first.",
    "15-20":
      "Shingles this age have lost some of their granules and come loose more easily in wind.",
    "over-20":
      "At this age, shingles turn brittle. Repairs do not hold as long, because there is little sound material left to nail into.",
    unknown:
      "Without a date, only the shingles themselves can show how much life the roof has left.",
  },
  leaks: {
    none: "No stains inside means the layers below the shingles are most likely dry.",
    minor: "One stain means water has already gotten past the shingles and the layer under them.",
    occasional:
      "A leak in heavy rain means there is an opening all the time, often at the flashing.",
    frequent:
      "Water that keeps coming in soaks the wood deck and the insulation, and the repair grows with every rain.",
  },
  shingles: {
    excellent: "Flat shingles without gaps shed water the way they should.",
    minor:
      "A curled shingle gives the wind an edge to lift. A few can still be replaced one by one.",
    moderate: "Where shingles or their granules are gone, sun and rain wear on what lies beneath.",
    severe:
      "With many shingles broken, the roof depends on its underlayment, which is not made to be exposed to the weather.",
    unknown:
      "Shingles that nobody has looked at in a while can hide damage that is obvious from a ladder.",
  },
  storm: {
    none: "Without storms, wear comes slowly, and you can plan for it.",
    wind: "Strong wind breaks the seal that holds a shingle down. The shingle drops back into place and looks fine until the next storm.",
    hail: "Hail knocks granules loose and bruises the mat below. Those bruises turn into leaks later.",
    multiple:
      "Every storm finds what the last one loosened, so damage adds up even if each storm looked harmless.",
    unknown:
      "Storm damage is often invisible from the ground. An inspector knows which marks to look for.",
  },
  gutters: {
    great: "Clean gutters carry water away from the roof's edge and the foundation.",
    clogged: "Water standing in a gutter backs up under the first row of shingles.",
    damaged: "A sagging gutter spills against the fascia board, and the board rots.",
    detached:
      "Without a gutter, all the water off the roof lands against the wall and the foundation, and the roof's edge stays wet.",
  },
  ventilation: {
    none: "An attic that stays dry and close to the outdoor temperature lets the roof age evenly.",
    hot: "Heat trapped in the attic bakes the shingles from below and shortens their life.",
    moisture: "Damp air condenses on the cold deck, and wet wood loses its grip on the nails.",
    mold: "Mold needs steady moisture, so either water is getting in or house air can't get out.",
    unknown:
      "The underside of the deck is where trouble shows first, and hardly anyone looks at it.",
  },
};

/** What each score band means for a roof. */
export const bandMeanings: Record<Urgency, string> = {
  low: "Nothing urgent. A yearly inspection keeps it that way.",
  medium: "Small signs of wear. Have them checked before the next storm season.",
  "medium-high":
    "Several signs of damage that will get worse. Have the roof inspected within weeks.",
  high: "The roof may let water in soon, or already does. Have it inspected within days.",
};

/** `5 points`. */
const points = (score: number) => `${score} points`;

const name = "Roof quiz";

/** The words around the questions. */
export const asking = {
  name,
  progress: "Progress of the quiz",
  answered: (count: number, total: number) => `${count}/${total} answered`,
  place: (number: number, total: number) => `Question ${number} of ${total}: `,
  points,
  back: "Back",
  next: "Next question",
  finish: "See my result",
  /** Shown without scripts, when all questions are visible and visitors add up the points. */
  byHand: {
    lead: "Choose one answer for each question. Every answer has its points; your total is below.",
    total: { before: "Your total: ", after: " points" },
  },
};

/** Shared by the page and the email. */
const yourAssessment = "Your roof assessment";

/** The words around the result. */
export const outcome = {
  heading: yourAssessment,
  points: "points",
  urgency: (urgency: Urgency) => `Urgency: ${urgency}`,
  scale: (score: number, maximum: number) => `${score} on a scale from 0 to ${maximum}+`,
  /** For a band without an upper limit. */
  orMore: (from: number) => `${from} or more`,
  leaking: { before: "Water coming in now? Call ", after: ", day or night." },
  retake: "Retake the quiz",
  more: "How the score works, and what an inspector looks at",
  drivers: { counting: "What drove your score", good: "What your roof has going for it" },
};

/** The form under a result, and the save before it. */
export const followUp = {
  saving: "Saving your assessment...",
  saved: "Your assessment is saved. A form to send it to us follows.",
  notSaved: {
    heading: (reason: string) => `Error saving assessment: ${reason}`,
    text: "Your assessment results are still available, but we couldn't save them to our system.",
  },
  heading: "Want us to take a closer look?",
  text: "Send us your result and we'll contact you about it. Your six answers come with it, so you won't have to repeat them. You'll get a copy by email.",
  address: "Address (optional)",
  submit: "Send my assessment",
  /** Shown when the server gives no reason. */
  failure: "Could not save your information. Please try again.",
  thanks: {
    heading: (person: string) => `Thank you, ${person}!`,
    sent: {
      before:
        "We have your assessment and will contact you about your roof. Your result and your answers are on their way to ",
      after: ".",
    },
    next: {
      before: "No need to wait for us: pick a day for your free inspection, or call ",
      after: ".",
    },
  },
};

/** The start of a form's notes for a finished quiz: `Roof quiz: Minor Issues (15 points).` */
export const notesHead = (category: string, score: number) =>
  `${name}: ${category} (${points(score)}).`;

/** The email to the office. */
export const assessmentNoticeWords = {
  subject: (category: string, person: string) => `Roof assessment: ${category} (${person})`,
  heading: "New roof assessment",
  result: ({ category, score, urgency }: { category: string; score: number; urgency: string }) =>
    `${category}, ${points(score)} (urgency ${urgency})`,
};

/** The email to the visitor. */
export const assessmentLetterWords = {
  subject: (category: string) => `${yourAssessment}: ${category}`,
  heading: yourAssessment,
  /** Shared by both emails. */
  result: "Result",
};
