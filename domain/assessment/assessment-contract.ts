import { z } from "zod/mini";
import { registration } from "#domain/person/registration.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { type AssessmentResult, assess } from "./assessment.ts";
import { questions } from "./questions.ts";

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

const stated = z.object({
  answers,
  result,
  source: z.optional(z.enum(assessmentSources, { error: "Source is not known" })),
  customerInfo: z.optional(registration),
  assessmentId: z.optional(z.string()),
  ...spamTraps,
});

/**
 * `POST /api/customers/assessments`: anonymous with `source`, or the follow-up with `customerInfo`,
 * which may name the anonymous one (specification 1, section 7, and its README). It is read as the value
 * chosen for each of our questions and the result that follows from them, which is worked out here and stored; a
 * result that says otherwise is refused.
 */
export const assessmentBody = z.pipe(
  stated,
  z.transform(({ answers, ...body }, { issues }) => {
    // Our own questions only: whatever else a client sends as an answer is nobody's.
    const values = Object.fromEntries(questions.map(({ id }) => [id, answers[id]?.value ?? ""]));
    const result = assess(values);
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: body });
    const own = result && follows(result, answers, body.result) ? result : undefined;
    if (!own) refuse("result", "The result does not follow from the answers");
    if (body.source === undefined && body.customerInfo === undefined) {
      refuse("source", "Source is required");
    }
    return own ? { ...body, values, result: own } : z.NEVER;
  }),
);

export type AssessmentBody = z.output<typeof assessmentBody>;

/** What the call is given. */
export type AssessmentBodyInput = z.input<typeof assessmentBody>;

export const assessmentAnswer = z.object({ success: z.literal(true), assessmentId: z.string() });

export type AssessmentAnswer = z.output<typeof assessmentAnswer>;

/** Whether the stated result is ours, and the answers' scores are those of their options. */
function follows(
  own: AssessmentResult,
  given: z.output<typeof answers>,
  said: z.output<typeof result>,
): boolean {
  return (
    own.score === said.score &&
    own.category === said.category &&
    own.urgency === said.urgency &&
    Object.values(given).reduce((sum, { score }) => sum + score, 0) === own.score
  );
}
