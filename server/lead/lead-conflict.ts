import { Refusal } from "#server/refusal.ts";

/** Somebody else changed the lead first. The caller is shown the lead as it is now. */
export class LeadConflict extends Refusal {
  constructor(message: string) {
    super(409, message);
    this.name = "LeadConflict";
  }
}

/** What was said of the lead is the outcome of a visit that is no longer this lead's. */
export class VisitConflict extends LeadConflict {}

export function unknownLead(): Refusal {
  return new Refusal(404, "We cannot find this lead.");
}
