import type { AssessmentResult } from "#domain/assessment/assessment.ts";
import type { AssessmentBody, AssessmentSource } from "#domain/assessment/assessment-contract.ts";
import type { Registration } from "#domain/person/registration.ts";
import { type Suspicion, suspicionOf } from "#domain/spam/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";

export type StoredAssessment = Suspicion & {
  id: string;
  values: Record<string, string>;
  result: AssessmentResult;
  customerInfo?: Registration;
};

/**
 * Stores a finished assessment in the caller's transaction. A follow-up takes the source of its anonymous save; with an
 * unknown save it stands alone.
 */
export async function storeAssessment(
  transaction: DatabaseTransaction,
  body: AssessmentBody,
  signs: { fillingTime: number | null; now: Date },
): Promise<{ stored: StoredAssessment; source: AssessmentSource | null }> {
  const anonymous = isId(body.assessmentId ?? "")
    ? await transaction
        .selectFrom("assessments")
        .select(["id", "source"])
        .where("id", "=", body.assessmentId ?? "")
        .executeTakeFirst()
    : undefined;
  const id = unguessableId();
  const { values, result, customerInfo } = body;
  const suspicion = suspicionOf({
    honeypot: body.website,
    lines: [customerInfo?.name ?? "", customerInfo?.address ?? ""],
    text: "",
    fillingTime: signs.fillingTime,
  });
  await transaction
    .insertInto("assessments")
    .values({
      id,
      anonymous_id: anonymous?.id ?? null,
      source: body.source ?? null,
      answers: JSON.stringify(values),
      score: result.score,
      category: result.category,
      urgency: result.urgency,
      name: customerInfo?.name ?? null,
      email: customerInfo?.email ?? null,
      phone: customerInfo?.phone ?? null,
      address: customerInfo?.address ?? null,
      suspected: suspicion.isSuspected ? 1 : 0,
      created_at: signs.now.toISOString(),
    })
    .execute();
  return {
    stored: { id, values, result, ...suspicion, ...(customerInfo && { customerInfo }) },
    source: body.source ?? anonymous?.source ?? null,
  };
}
