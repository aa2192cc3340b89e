import type { CalloutChange } from "#domain/roof-photo/callout-change.ts";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import type { RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";

/** A photo that somebody has taken, or what they have said of one, until the server has it. */
export type PhotoEntry = {
  /** Of the photo, at the server too. */
  id: string;
  /** The latest form in which a release has written it; absent: that before callouts. */
  shape?: number;
  staffId: string;
  leadId: string;
  appointmentId?: string | undefined;
  /** By the device. */
  takenAt: string;
  /** When it came into this browser, in epoch milliseconds. */
  keptAt: number;
  /** As it came until `isScaled`; null: the server has it. */
  picture: Blob | null;
  /** To be shown in a list; null: this browser cannot open it, or has not yet. */
  small: Blob | null;
  isScaled: boolean;
  /** Whether it was begun to be sent, so that the server may have it. */
  isTried: boolean;
  /** What the server does not know of it yet. */
  description: RoofPhotoChange;
  /** What was drawn on it, changed or removed, and the server does not know yet. */
  callouts?: readonly CalloutChange[];
  /** Why the server would not have it; null: it has not said so. */
  refusal: string | null;
  /** Whether somebody has removed it while the server may have had it, and has to be told. */
  isRemoved?: boolean;
  /** What the visit is for, in an entry that is of no photo. */
  visitKind?: VisitKind;
};

/**
 * The form of entries that this release knows. A release in which more can wait in an entry raises it: a tab that an earlier one has
 * left open keeps what it does not know, and leaves it to the later one.
 */
export const entryShape = 2;

/** An entry as this release writes it. */
export function inShape(entry: PhotoEntry): PhotoEntry {
  return { ...entry, shape: Math.max(entry.shape ?? 1, entryShape) };
}

/** Where entries are kept. Each call is one transaction, so that two tabs do not undo what the other does. */
export type PhotoBox = {
  all(): Promise<PhotoEntry[]>;
  /**
   * Stores what `change` makes of an entry, undefined: deletes it.
   * @returns the same.
   * @throws DOMException `QuotaExceededError` when there is no room.
   */
  change(
    id: string,
    change: (stored: PhotoEntry | undefined) => PhotoEntry | undefined,
  ): Promise<PhotoEntry | undefined>;
};

/** Milliseconds after which an entry is forgotten, as drafts are. */
export const keptFor = 30 * 24 * 3_600_000;

/** Whether there is nothing left to send, of anything that a later release may have added either. */
export function isDone(entry: PhotoEntry): boolean {
  return !hasMoreToSend(entry) && (entry.shape ?? 1) <= entryShape;
}

/** Whether this release has something of it to send. */
export function hasMoreToSend({
  picture,
  description,
  callouts = [],
  isRemoved,
  visitKind,
}: PhotoEntry): boolean {
  const isSaid = Object.keys(description).length > 0 || callouts.length > 0;
  return isRemoved === true || visitKind !== undefined || picture !== null || isSaid;
}

/** What is left of a description once this was sent: what was said again meanwhile stays. */
export function descriptionWithout(now: RoofPhotoChange, sent: RoofPhotoChange): RoofPhotoChange {
  const left = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key as keyof RoofPhotoChange]),
  );
  return Object.fromEntries(left);
}
