import type { LeadsChange } from "#desk/changes/desk-changes.ts";
import { dropLeadDrafts, leadsWithDrafts } from "./draft-sweeps.ts";

/**
 * Deletes the drafts about a lead that was erased. When something may have been missed, `read` is
 * called for each lead that has a draft: those of one that is then not found are deleted by
 * `forgetUnknownLead`.
 */
export function forgetGoneLeads(change: LeadsChange, read: (leadId: string) => void): void {
  if (change.event === "reload") for (const id of leadsWithDrafts(localStorage)) read(id);
  else if (change.lead.number === null) dropLeadDrafts(localStorage, change.lead.id);
}

/**
 * Deletes the drafts about a lead that is not found. For somebody who sees only their own leads, it
 * may have been given to somebody else, whose drafts in this browser stay.
 */
export function forgetUnknownLead(
  leadId: string,
  me: { id: string; permissions: readonly string[] } | undefined,
): void {
  if (!me) return;
  const seesAll = me.permissions.includes("leads");
  dropLeadDrafts(localStorage, leadId, seesAll ? undefined : me.id);
}
