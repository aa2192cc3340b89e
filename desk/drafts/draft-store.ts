/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * A draft by its key: whose it is, about which lead or person if any, whether it is on its way to the server or stored there as
 * somebody writes, or only what it was sent with.
 */
export type StoredDraft = {
  key: string;
  staffId: string;
  leadId: string | undefined;
  personId: string | undefined;
  isUnsent: boolean;
  isStoredMeanwhile: boolean;
  isSent: boolean;
};

const lifetime = 30 * 24 * 3_600_000;

/**
 * The storage key of a draft. It includes the person, so that two people sharing a computer do not
 * see each other's drafts.
 */
export function draftKey(staffId: string, place: string): string {
  return `desk-draft:${staffId}:${place}`;
}

/** The place of what somebody writes about a lead. */
export function leadPlace(leadId: string, what: string): string {
  return `lead:${leadId}:${what}`;
}

/** The place of what somebody writes about a person, whichever lead it is about. */
export function personPlace(personId: string, what: string): string {
  return `person:${personId}:${what}`;
}

/** The place of something about a lead that is on its way to the server. */
export function unsentPlace(leadId: string, id: string): string {
  return leadPlace(leadId, `unsent:${id}`);
}

/** The place of something about a lead that the server stores while somebody writes it. */
export function storedMeanwhilePlace(leadId: string, what: string): string {
  return leadPlace(leadId, `meanwhile:${what}`);
}

/** Where the key that a draft was sent with is stored, or all of a draft that the server has. */
export function sentKeyOf(key: string): string {
  return `${key}:sent`;
}

const keyForm =
  /^desk-draft:([^:]+):(?:lead:([^:]+):(unsent:|meanwhile:)?|person:([^:]+):)?.*?(:sent)?$/;

/** All drafts in this browser, whoever wrote them. */
export function storedDrafts(storage: DraftStorage): StoredDraft[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return keys.flatMap((key) => {
      const [, staffId, leadId, way, personId, sent] = keyForm.exec(key) ?? [];
      const is = {
        isUnsent: way === "unsent:",
        isStoredMeanwhile: way === "meanwhile:",
        isSent: sent !== undefined,
      };
      return staffId ? [{ key, staffId, leadId, personId, ...is }] : [];
    });
  } catch {
    // The browser may block its storage; then there are no drafts.
    return [];
  }
}

/**
 * The stored draft; undefined when there is none, it cannot be read, or it is older than 30 days.
 */
export function readDraft<Value>(
  storage: DraftStorage,
  key: string,
  now = Date.now(),
): Value | undefined {
  try {
    const kept: { at: number; value: Value } | null = JSON.parse(storage.getItem(key) ?? "null");
    if (!kept) return undefined;
    if (now - kept.at < lifetime) return kept.value;
    storage.removeItem(key);
  } catch {
    // The browser may block its storage; then there are no drafts.
  }
  return undefined;
}

/** Stores what is typed. @returns whether it could be stored. */
export function keepDraft(
  storage: DraftStorage,
  key: string,
  value: unknown,
  now = Date.now(),
): boolean {
  try {
    storage.setItem(key, JSON.stringify({ at: now, value }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // The browser may block its storage; then there are no drafts.
  }
}
