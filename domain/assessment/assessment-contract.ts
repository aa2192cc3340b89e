import { z } from "zod/mini";
import { registration } from "#domain/person/registration.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { type Answers, assess } from "./assessment.ts";

/** Values and scores as the browser sends them; whether they are right is checked by scoring anew. */
const answers = z.record(z.string(), z.object({ value: z.string(), score: z.number() }));

const result = z.object({
  score: z.number(),
  category: z.string(),
  recommendation: z.string(),
  urgency: z.string(),
});

export const assessmentSources = ["homepage_widget", "assessment_page"] as const;

export type AssessmentSource = (typeof assessmentSources)[number];

/**
 * `POST /api/customers/assessments`: anonymous with `source`, or the follow-up with `customerInfo`,
 * which may name the anonymous one (specification 1, section 7, and its README).
 */
export const assessmentBody = z
  .object({
    answers,
    result,
    source: z.optional(z.enum(assessmentSources, { error: "Source is not known" })),
    customerInfo: z.optional(registration),
    assessmentId: z.optional(z.string()),
    ...spamTraps,
  })
  .check(
    z.refine((body) => followsFrom(body.answers, body.result), {
      path: ["result"],
      error: "The result does not follow from the answers",
    }),
    z.refine((body) => body.source !== undefined || body.customerInfo !== undefined, {
      path: ["source"],
      error: "Source is required",
    }),
  );

export type AssessmentBody = z.output<typeof assessmentBody>;

/** What the call is given. */
export type AssessmentBodyInput = z.input<typeof assessmentBody>;

export const assessmentAnswer = z.object({ success: z.literal(true), assessmentId: z.string() });

export type AssessmentAnswer = z.output<typeof assessmentAnswer>;

/** Whether the answers' scores are those of their options, and the result is theirs. */
function followsFrom(given: z.output<typeof answers>, stated: z.output<typeof result>): boolean {
  const values = Object.fromEntries(Object.entries(given).map(([id, { value }]) => [id, value]));
  const own = assess(values);
  return (
    own !== null &&
    own.score === stated.score &&
    own.category === stated.category &&
    own.urgency === stated.urgency &&
    Object.values(given as Answers).reduce((sum, { score }) => sum + score, 0) === own.score
  );
}
