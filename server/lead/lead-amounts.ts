import type { Updateable } from "kysely";
import { leadAmount, noOwnAmount, ownAmount } from "#domain/estimate/lead-amount.ts";
import { amountAfter, type LeadFacts } from "#domain/lead/lead-rules.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import type { StoredLead } from "./stored-lead.ts";

type AmountColumns = Pick<
  StoredLead,
  "amount_cents" | "estimated_cents" | "own_cents" | "own_over_cents"
>;

/**
 * The amount of a lead after a change, and what it follows from. Another amount among the facts was written by the office; other
 * estimates are among the columns.
 */
export function amountsAfter(
  lead: StoredLead,
  facts: Pick<LeadFacts, "state" | "amountCents">,
  columns: Updateable<LeadsTable>,
): AmountColumns {
  const estimated = columns.estimated_cents ?? null;
  const isEstimated = columns.estimated_cents !== undefined;
  const estimated_cents = isEstimated ? estimated : lead.estimated_cents;
  const isWritten = facts.amountCents !== lead.amount_cents;
  const own =
    amountAfter(facts.state, 1) === null
      ? noOwnAmount
      : isWritten
        ? ownAmount(facts.amountCents, estimated_cents)
        : columns.own_cents === null
          ? noOwnAmount
          : ownOf(lead);
  return {
    estimated_cents,
    own_cents: own.cents,
    own_over_cents: own.over,
    amount_cents: amountAfter(facts.state, leadAmount(estimated_cents, own)),
  };
}

/** What the office has written; what an import, or an earlier release, has written is theirs as well. */
function ownOf({ state, amount_cents, estimated_cents, own_cents, own_over_cents }: StoredLead) {
  const own = { cents: own_cents, over: own_over_cents };
  const follows = amountAfter(state, leadAmount(estimated_cents, own));
  return amount_cents === follows ? own : ownAmount(amount_cents, estimated_cents);
}
