import type { LeadsChange } from "#desk/changes/desk-changes.ts";
import { dropPersonDrafts, peopleWithDrafts } from "./draft-sweeps.ts";

/**
 * Once a lead is gone, or something may have been missed, `read` is called for each person whom a
 * draft is about: they may have been erased. The drafts about one who is then not found are
 * deleted by `forgetUnknownPerson`.
 */
export function forgetGonePeople(change: LeadsChange, read: (personId: string) => void): void {
  if (change.event === "lead" && change.lead.lead) return;
  for (const id of peopleWithDrafts(localStorage)) read(id);
}

/** Deletes the drafts about a person who is not found. */
export function forgetUnknownPerson(personId: string): void {
  dropPersonDrafts(localStorage, personId);
}
