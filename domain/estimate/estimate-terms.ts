/** What an option is beside the others; `only`: there are no others. */
export const optionGrades = ["good", "better", "best", "only"] as const;

export type OptionGrade = (typeof optionGrades)[number];

/** What a price is for. A square is 100 square feet of roof; a job is everything of its line. */
export const estimateUnits = ["square", "sheet", "foot", "piece", "job"] as const;

export type EstimateUnit = (typeof estimateUnits)[number];

/** What a line pays for. `both`: material, installed. */
export const lineKinds = ["work", "material", "both"] as const;

export type LineKind = (typeof lineKinds)[number];

/** When a payment is due. */
export const paymentMoments = ["signing", "delivery", "start", "half", "completion"] as const;

export type PaymentMoment = (typeof paymentMoments)[number];

/** What the person of an estimate may answer. `chosen` is a wish: a contract is signed on paper. */
export const answerKinds = ["chosen", "later", "no", "question"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** Why somebody says no: each is also a reason for which a lead is lost. */
export const noReasons = ["price", "competitor", "timing", "other"] as const;

export type NoReason = (typeof noReasons)[number];

export const estimateLimits = {
  /** Of one lead, drafts among them. */
  estimates: 50,
  options: 3,
  /** Of one option. */
  lines: 60,
  allowances: 12,
  /** Sentences about what is not in an option. */
  notIncluded: 20,
  payments: 5,
  financing: 3,
  /** Hundredths of a unit: 100,000 feet. */
  quantity: 10_000_000,
  /** Thousandths of the quantity. */
  waste: 500,
  workDays: 365,
  months: 360,
  /** Hundredths of a percent. */
  rate: 10_000,
  /** Characters. */
  what: 160,
  brand: 80,
  name: 60,
  sentence: 200,
  why: 200,
  words: 2_000,
  correction: 1_000,
  /** Of a question, or of what somebody says with an answer. */
  answer: 1_000,
  /** Questions and answers of one estimate, in all. */
  answers: 60,
} as const;
