/** What can be written on a lead's page; in its address as `write`, so that it is there after signing in again. */
export const writings = ["note", "call", "mail", "text"] as const;

export type Writing = (typeof writings)[number];

export function readWriting(text: string | null): Writing | undefined {
  return writings.find((writing) => writing === text);
}

/** Where the draft of it is kept. */
export function writingPlace(leadId: string, writing: Writing): string {
  return `lead:${leadId}:${writing}`;
}
