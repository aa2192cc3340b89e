import { withoutRevoked as words } from "#content/en/desk/drafts.ts";

type Correcting = {
  corrects: string | null;
  content: { correction: string };
  sendAt: number | null;
  refusal: string | null;
};

/**
 * A correction of what was revoked meanwhile corrects nothing: it goes on as a new one, and is not sent before somebody has read that.
 * @param corrects What the server says that it corrects.
 */
export function withoutRevoked<Entry extends Correcting>(
  entry: Entry,
  corrects: string | null,
): Entry {
  if (entry.corrects === null || corrects !== null) return entry;
  return {
    ...entry,
    ...{ corrects: null, content: { ...entry.content, correction: "" } },
    ...{ sendAt: null, refusal: words.isNew, isTakenBack: true },
  };
}
