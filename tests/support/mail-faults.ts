import fc from "fast-check";
import { bounceReasons } from "#domain/lead/bounce.ts";
import { type MailFault, plainFaults } from "#domain/lead/mail-fault.ts";

const status = fc.integer({ min: 100, max: 599 });

/** Why a row of the outbox failed, whatever it is. */
export const anyMailFault: fc.Arbitrary<MailFault> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...plainFaults) }),
  fc.record({ kind: fc.constant("came-back" as const), reason: fc.constantFrom(...bounceReasons) }),
  fc.record({ kind: fc.constant("text-lost" as const), code: fc.string() }),
  fc.record({
    kind: fc.constantFrom("text-provider-answered" as const, "webhook-answered" as const),
    status,
  }),
);
