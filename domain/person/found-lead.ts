import type { LeadState } from "#domain/lead/lead.ts";

/** A lead found by the search for a person. */
export type FoundLead = {
  id: string;
  number: number;
  name: string;
  state: LeadState;
  arrivedAt: string;
  personId: string;
  /** Inspections that are booked and still ahead; missing where nobody asks. */
  bookedAhead?: number | undefined;
};
