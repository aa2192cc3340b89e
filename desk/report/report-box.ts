import {
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  sentKeyOf,
  storedDrafts,
  storedMeanwhilePlace,
} from "#desk/drafts/draft-store.ts";
import { isUnsaved, type ReportEntry } from "./report-entry.ts";
import type { ReportBox } from "./report-sync.ts";

const changes = new EventTarget();
/** By key, in a browser that refuses its storage, or has no room in it. */
const unstored = new Map<string, ReportEntry>();
/** By key, so that what has not changed is the same object. */
const shown = new Map<string, { text: string; entry: ReportEntry }>();

const place = (leadId: string) => storedMeanwhilePlace(leadId, "report");
const keyOf = ({ leadId, staffId }: Pick<ReportEntry, "leadId" | "staffId">) =>
  draftKey(staffId, place(leadId));

/**
 * Drafts of reports in this browser: one of each lead and person, kept and deleted like every draft (`desk/drafts`). One that the
 * server has and that is not to be sent is kept as such, so that nobody is warned of losing it.
 */
export const reportBox: ReportBox & { watch(heard: () => void): () => void } = {
  all: () =>
    storedDrafts(localStorage).flatMap(({ staffId, leadId, isStoredMeanwhile, isSent }) => {
      if (!isStoredMeanwhile || leadId === undefined) return [];
      const own = keyOf({ leadId, staffId });
      // In two tabs, one may have kept it as saved while the other wrote on.
      return isSent && localStorage.getItem(own) !== null ? [] : (read(own) ?? []);
    }),
  read: (leadId, staffId) => read(keyOf({ leadId, staffId })),
  keep(entry) {
    const key = keyOf(entry);
    const isAtServer = entry.sendAt === null && !isUnsaved(entry);
    const [stored, other] = isAtServer ? [sentKeyOf(key), key] : [key, sentKeyOf(key)];
    if (keepDraft(localStorage, stored, entry)) {
      unstored.delete(key);
      dropDraft(localStorage, other);
    } else unstored.set(key, entry);
    changes.dispatchEvent(new Event("change"));
  },
  drop(entry) {
    const key = keyOf(entry);
    unstored.delete(key);
    for (const stored of [key, sentKeyOf(key)]) dropDraft(localStorage, stored);
    changes.dispatchEvent(new Event("change"));
  },
  watch(heard) {
    changes.addEventListener("change", heard);
    // Another tab writes in it as well.
    addEventListener("storage", heard);
    return () => {
      changes.removeEventListener("change", heard);
      removeEventListener("storage", heard);
    };
  },
};

/** Whether a reload would lose it. */
export function isInMemoryOnly(entry: ReportEntry): boolean {
  return unstored.has(keyOf(entry));
}

function read(key: string): ReportEntry | undefined {
  const entry =
    unstored.get(key) ??
    readDraft<ReportEntry>(localStorage, key) ??
    readDraft<ReportEntry>(localStorage, sentKeyOf(key));
  if (!entry) return undefined;
  const text = JSON.stringify(entry);
  const last = shown.get(key);
  if (last?.text === text) return last.entry;
  shown.set(key, { text, entry });
  return entry;
}
