import {
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  sentKeyOf,
  storedDrafts,
  storedMeanwhilePlace,
} from "./draft-store.ts";

/** What is written about a lead while the server stores it. */
type BoxedEntry = { leadId: string; staffId: string; sendAt: number | null };

export type EntryBox<Entry extends BoxedEntry> = {
  all(): Entry[];
  read(leadId: string, staffId: string): Entry | undefined;
  keep(entry: Entry): void;
  drop(entry: Pick<Entry, "leadId" | "staffId">): void;
  watch(heard: () => void): () => void;
  /** Whether a reload would lose it. */
  isInMemoryOnly(entry: Pick<Entry, "leadId" | "staffId">): boolean;
};

/**
 * Drafts of one kind in this browser: one of each lead and person, kept and deleted like every draft. One that the server has and
 * that is not to be sent is kept as such, so that nobody is warned of losing it.
 */
export function createEntryBox<Entry extends BoxedEntry>(
  what: string,
  isUnsaved: (entry: Entry) => boolean,
): EntryBox<Entry> {
  const changes = new EventTarget();
  /** By key, in a browser that refuses its storage, or has no room in it. */
  const unstored = new Map<string, Entry>();
  /** By key, so that what has not changed is the same object. */
  const shown = new Map<string, { text: string; entry: Entry }>();
  const keyOf = ({ leadId, staffId }: Pick<BoxedEntry, "leadId" | "staffId">) =>
    draftKey(staffId, storedMeanwhilePlace(leadId, what));

  function read(key: string): Entry | undefined {
    const entry =
      unstored.get(key) ??
      readDraft<Entry>(localStorage, key) ??
      readDraft<Entry>(localStorage, sentKeyOf(key));
    if (!entry) return undefined;
    const text = JSON.stringify(entry);
    const last = shown.get(key);
    if (last?.text === text) return last.entry;
    shown.set(key, { text, entry });
    return entry;
  }

  return {
    all() {
      const keys = storedDrafts(localStorage).flatMap(({ staffId, leadId, isStoredMeanwhile }) =>
        isStoredMeanwhile && leadId !== undefined ? [keyOf({ leadId, staffId })] : [],
      );
      return [...new Set(keys)].flatMap((key) => read(key) ?? []);
    },
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
    isInMemoryOnly: (entry) => unstored.has(keyOf(entry)),
  };
}
