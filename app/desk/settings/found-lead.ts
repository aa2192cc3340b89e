import type { LeadState } from "#domain/lead/lead.ts";

/** A lead of a person who is searched for. */
export type FoundLead = {
  id: string;
  number: number;
  name: string;
  state: LeadState;
  arrivedAt: string;
};
