import {
  type DraftStorage,
  dropDraft,
  readDraft,
  type StoredDraft,
  storedDrafts,
} from "./draft-store.ts";

/** How many drafts somebody has in this browser. */
export function countDrafts(storage: DraftStorage, staffId: string): number {
  return storedDrafts(storage).filter((draft) => draft.staffId === staffId && !draft.isSent).length;
}

/** Deletes the drafts of somebody who has signed out. */
export function dropDraftsOf(storage: DraftStorage, staffId: string): void {
  drop(storage, (draft) => draft.staffId === staffId);
}

/**
 * Deletes the drafts about a lead that is gone: everybody's, or those of one person, for whom it is. What that person
 * has on its way stays, because the server's answer to it will say so.
 */
export function dropLeadDrafts(storage: DraftStorage, leadId: string, staffId?: string): void {
  drop(
    storage,
    (draft) =>
      draft.leadId === leadId &&
      (staffId === undefined || (draft.staffId === staffId && !isOnItsWay(draft))),
  );
}

function isOnItsWay({ isUnsent, isStoredMeanwhile, isSent }: StoredDraft): boolean {
  return isUnsent || (isStoredMeanwhile && !isSent);
}

/** Deletes everybody's drafts about a person who was erased. */
export function dropPersonDrafts(storage: DraftStorage, personId: string): void {
  drop(storage, (draft) => draft.personId === personId);
}

/** The ids of the people whom anybody has a draft about in this browser. */
export function peopleWithDrafts(storage: DraftStorage): Set<string> {
  return new Set(storedDrafts(storage).flatMap(({ personId }) => personId ?? []));
}

/** The ids of the leads that anybody has a draft about in this browser. */
export function leadsWithDrafts(storage: DraftStorage): Set<string> {
  return new Set(storedDrafts(storage).flatMap(({ leadId }) => leadId ?? []));
}

/** Deletes the drafts that are older than 30 days or cannot be read, whoever wrote them. */
export function sweepDrafts(storage: DraftStorage, now = Date.now()): void {
  drop(storage, ({ key }) => readDraft(storage, key, now) === undefined);
}

function drop(storage: DraftStorage, isMeant: (draft: StoredDraft) => boolean): void {
  for (const draft of storedDrafts(storage).filter(isMeant)) dropDraft(storage, draft.key);
}
