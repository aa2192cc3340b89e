import { z } from "zod/mini";
import { cameFromField } from "#domain/lead/came-from.ts";
import { registration } from "#domain/person/registration.ts";
import { photosOfBody } from "#domain/photo/photo-contract.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { type AssessmentResult, assess } from "./assessment.ts";
import { questions } from "./questions.ts";

/** Values and scores as sent by the browser; they are checked by computing the score again. */
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
  photos: photosOfBody,
  ...spamTraps,
  cameFrom: cameFromField,
});

/**
 * `POST /api/customers/assessments`: anonymous with `source`, or the follow-up with `customerInfo`, which may refer to
 * the anonymous one. It is parsed into the value chosen for each question
 * and the result computed from them, which is what is stored; a body with a different result is refused.
 */
export const assessmentBody = z.pipe(
  stated,
  z.transform(({ answers, ...body }, { issues }) => {
    // Only our own questions; other answers sent by a client are ignored.
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

/** The body as clients send it. */
export type AssessmentBodyInput = z.input<typeof assessmentBody>;

export const assessmentResponse = z.object({ success: z.literal(true), assessmentId: z.string() });

export type AssessmentResponse = z.output<typeof assessmentResponse>;

/** Whether the sent result is the computed one, and the answers have their options' scores. */
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
