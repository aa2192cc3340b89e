import { leadPlace } from "#desk/drafts/draft-store.ts";

/**
 * What can be written on a lead's page. The address names it as `write`, so that it survives
 * signing in again.
 */
export const writings = ["note", "call", "mail", "text"] as const;

export type Writing = (typeof writings)[number];

export function readWriting(text: string | null): Writing | undefined {
  return writings.find((writing) => writing === text);
}

/** The place under which its draft is stored. */
export function writingPlace(leadId: string, writing: Writing): string {
  return leadPlace(leadId, writing);
}
