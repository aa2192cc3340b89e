import { hasMoreToSend, type PhotoEntry } from "#desk/roof-photos/photo-entry.ts";

/**
 * Whether a report waits with being sent for what of a photo is still in this browser alone: it shows photos as the server has
 * them then, with what is said of them and drawn on them, and those that are to be removed, too. What the server would not be told
 * holds back nothing, since nobody could send it then; a photo that it would not have does.
 */
export function holdsBack(
  entry: PhotoEntry,
  { leadId, leftOut }: { leadId: string; leftOut: readonly string[] },
): boolean {
  // What the visit is for is no part of a report.
  if (entry.leadId !== leadId || leftOut.includes(entry.id) || entry.visitKind) return false;
  return entry.picture !== null || (entry.refusal === null && hasMoreToSend(entry));
}
