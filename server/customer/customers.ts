import type { Registration, RegistrationResponse } from "#domain/person/registration.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { findOrCreateCustomer } from "./customers-repository.ts";

export type CustomerServices = ReturnType<typeof createCustomerServices>;

export function createCustomerServices({
  submissions,
  clock,
}: {
  submissions: Submissions;
  clock: () => Date;
}) {
  return {
    /** 201 for a new mailbox, 200 with the same id for a known one. */
    register(sent: SentFrom, details: Registration): Promise<CallResponse<RegistrationResponse>> {
      return submissions.submitLimited(sent, async (transaction) => {
        const { customerId, created } = await findOrCreateCustomer(transaction, details, clock());
        return { status: created ? 201 : 200, body: { success: true, customerId } };
      });
    },
  };
}
