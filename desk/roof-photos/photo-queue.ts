import { ApiFailure } from "#api-client/api-failure.ts";
import {
  type CalloutChange,
  changesWith,
  changesWithout,
} from "#domain/roof-photo/callout-change.ts";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import type { RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";
import {
  descriptionWithout,
  hasMoreToSend,
  inShape,
  isDone,
  keptFor,
  type PhotoBox,
  type PhotoEntry,
} from "./photo-entry.ts";

/** A picture made smaller, and one for lists. */
export type ScaledPicture = { picture: Blob; small: Blob | null };

/** The calls of the queue. Each throws `ApiFailure`, or whatever `fetch` throws without an answer. */
export type PhotoCalls = {
  /** The id of whoever is signed in now. */
  whoIsIn(): Promise<string>;
  /** Ids of the photos that the server has of a lead. */
  idsOf(leadId: string): Promise<readonly string[]>;
  send(entry: PhotoEntry, picture: Blob): Promise<void>;
  describe(entry: PhotoEntry): Promise<void>;
  changeCallout(entry: PhotoEntry, callout: CalloutChange): Promise<void>;
  remove(entry: PhotoEntry): Promise<void>;
  setVisitKind(leadId: string, visitKind: VisitKind): Promise<void>;
};

/** What somebody has taken, and of which lead. */
export type PhotoOrigin = Pick<PhotoEntry, "staffId" | "leadId" | "appointmentId">;

/** How many are sent at a time: more would wait for one another at the server. */
const atOnce = 2;
/** Milliseconds until it is tried again without word of a network; doubled with every time, up to a minute. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Keeps photos until the server has them, makes them smaller, and sends them: each once, however often its answer is lost,
 * the browser is killed or another tab sends as well. What is said of a photo meanwhile goes after it. Only what its author
 * is signed in for is sent.
 */
export function createPhotoQueue(parts: {
  box: PhotoBox;
  calls: PhotoCalls;
  /** @throws when the browser cannot open it. */
  scale(picture: Blob): Promise<ScaledPicture>;
  /** Runs `work` in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  newId(): string;
  now(): number;
  pause(milliseconds: number, then: () => void): void;
}) {
  const { box, calls, scale, alone, isOnline, newId, now, pause } = parts;
  let entries: readonly PhotoEntry[] = [];
  let owner: string | undefined;
  let sentNow = 0;
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  /** Entries as they are now, where a full storage has refused that: sending them is what makes room. */
  const unkept = new Map<string, PhotoEntry>();
  let scaling: Promise<void> = Promise.resolve();
  let isSending = false;
  let isWanted = false;
  let failures = 0;
  let forgotten = 0;
  /** Ids of photos that were removed here: what comes to be known of one later is of no use. */
  const removed = new Set<string>();

  function show(id: string, entry: PhotoEntry | undefined): void {
    const others = entries.filter((one) => one.id !== id);
    const at = entries.findIndex((one) => one.id === id);
    entries = entry
      ? at < 0
        ? [...entries, entry]
        : entries.map((one) => (one.id === id ? entry : one))
      : others;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** @throws DOMException when the browser does not keep it. */
  async function keep(
    id: string,
    work: (stored: PhotoEntry | undefined) => PhotoEntry | undefined,
  ): Promise<PhotoEntry | undefined> {
    const entry = await box.change(id, (stored) => {
      const made = work(latest(id, stored));
      return made && inShape(made);
    });
    unkept.delete(id);
    show(id, entry);
    return entry;
  }

  /** The same of what is there: what the browser does not keep is known until the page is closed. */
  async function change(
    id: string,
    work: (stored: PhotoEntry | undefined) => PhotoEntry | undefined,
  ): Promise<PhotoEntry | undefined> {
    let made: PhotoEntry | undefined;
    try {
      return await keep(id, (stored) => {
        made = work(stored);
        return made;
      });
    } catch (error) {
      if (!made) throw error;
      unkept.set(id, made);
      show(id, made);
      return made;
    }
  }

  /** A picture that is no longer stored was sent or removed by another tab. */
  function latest(id: string, stored: PhotoEntry | undefined): PhotoEntry | undefined {
    const entry = unkept.get(id);
    return entry && (stored || entry.picture === null) ? entry : stored;
  }

  /** Changes an entry that is still there. */
  const alter = (id: string, part: Partial<PhotoEntry>) =>
    change(id, (stored) => stored && { ...stored, ...part });

  function scaleAll(): void {
    scaling = scaling.then(async () => {
      for (const { id, picture, isScaled } of entries) {
        if (isScaled || !picture) continue;
        const made = await scale(picture).catch((): ScaledPicture => ({ picture, small: null }));
        // Without room for the smaller one, the larger one stays.
        await keep(id, (stored) => stored && { ...stored, ...made, isScaled: true }).catch(() =>
          alter(id, { isScaled: true }),
        );
        start();
      }
    });
    // What fails here is tried again with the next page.
    scaling = scaling.catch(() => {});
  }

  /** Sends what there is to send. */
  function start(): void {
    isWanted = true;
    if (isSending || owner === undefined) return;
    isSending = true;
    alone(sendAll)
      .catch(() => {
        // The browser refuses the lock: at once, it would do so again.
        isWanted = false;
        pause(longestPause, start);
      })
      .finally(() => {
        isSending = false;
        tell();
        // Asked for after the last look, and before this.
        if (isWanted && isOnline()) start();
      });
    tell();
  }

  async function sendAll(): Promise<void> {
    while (isWanted && isOnline()) {
      isWanted = false;
      try {
        await sendWaiting();
        failures = 0;
      } catch (error) {
        isWanted = false;
        if (!isPassing(error)) return;
        failures += 1;
        pause(Math.min(firstPause * 2 ** (failures - 1), longestPause), start);
        return;
      }
    }
  }

  /** @throws what keeps all of them from being sent now. */
  async function sendWaiting(): Promise<void> {
    const staffId = owner;
    // Another tab may have sent some, or added others.
    entries = await readEntries(staffId);
    tell();
    if (!next() || staffId === undefined) return;
    if ((await calls.whoIsIn()) !== staffId) return;
    await skipWhatArrived();
    let fault: unknown;
    const work = async () => {
      for (let entry = next(); entry && fault === undefined; entry = next()) {
        underWay.add(entry.id);
        try {
          await sendOne(entry);
        } catch (error) {
          fault ??= error;
        } finally {
          underWay.delete(entry.id);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (fault !== undefined) throw fault;
  }

  function next(): PhotoEntry | undefined {
    return entries.find(
      (entry) =>
        (entry.isScaled || entry.picture === null) &&
        entry.refusal === null &&
        !underWay.has(entry.id) &&
        // What only a later release can send is left to it.
        (hasMoreToSend(entry) || isDone(entry)),
    );
  }

  /** After a break, the server may have more than it could answer: that is not sent again. */
  async function skipWhatArrived(): Promise<void> {
    const tried = entries.filter((entry) => entry.picture && entry.isTried);
    for (const [leadId, ofLead] of Map.groupBy(tried, (entry) => entry.leadId)) {
      const there = new Set(await calls.idsOf(leadId).catch(orNone));
      for (const { id } of ofLead) if (there.has(id)) await pictureArrived(id);
    }
  }

  async function sendOne(given: PhotoEntry): Promise<void> {
    try {
      const entry = await alter(given.id, { isTried: true });
      if (!entry) return;
      if (entry.picture) {
        await calls.send(entry, entry.picture);
        await pictureArrived(entry.id);
      }
      await finish(entry.id);
    } catch (error) {
      await refuse(given.id, error);
    }
  }

  async function pictureArrived(id: string): Promise<void> {
    sentNow += 1;
    await change(
      id,
      (stored) => stored && unlessDone({ ...stored, picture: null, isScaled: true }),
    );
  }

  /** Sends what is left once the server has the picture. */
  async function finish(id: string): Promise<void> {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return;
    if (entry.isRemoved) {
      await calls.remove(entry);
      await change(id, () => undefined);
      return;
    }
    const { description, leadId, visitKind } = entry;
    if (visitKind) {
      await calls.setVisitKind(leadId, visitKind);
      // Another may have been chosen meanwhile.
      await change(id, (stored) =>
        stored?.visitKind === visitKind ? unlessDone(withoutVisitKind(stored)) : stored,
      );
      return;
    }
    if (Object.keys(description).length > 0) await calls.describe(entry);
    for (const callout of removedFirst(entry.callouts ?? [])) {
      await calls.changeCallout(entry, callout);
      await change(id, (stored) => {
        return stored && unlessDone({ ...stored, ...withoutCallout(stored, callout) });
      });
    }
    await change(
      id,
      (stored) =>
        stored &&
        unlessDone({
          ...stored,
          description: descriptionWithout(stored.description, description),
        }),
    );
  }

  /** @throws what is no answer about this photo. */
  async function refuse(id: string, error: unknown): Promise<void> {
    if (isPassing(error) || !(error instanceof ApiFailure) || error.status === 401) throw error;
    await change(id, (stored) => {
      if (!stored || stored.isRemoved) return undefined;
      // Somebody has removed the photo. One that is not found may be of a lead that is somebody else's now: that is said.
      const isGone = error.status === 409 && !stored.visitKind;
      return isGone ? undefined : { ...stored, refusal: error.message };
    });
  }

  async function readEntries(staffId: string | undefined): Promise<PhotoEntry[]> {
    const stored = await box.all();
    const ids = new Set([...stored.map(({ id }) => id), ...unkept.keys()]);
    const known = new Map(stored.map((entry) => [entry.id, entry]));
    return [...ids]
      .flatMap((id) => latest(id, known.get(id)) ?? [])
      .filter((entry) => entry.staffId === staffId)
      .toSorted((one, other) => one.keptAt - other.keptAt || (one.id < other.id ? -1 : 1));
  }

  /** @returns what was deleted. */
  async function drop(isMeant: (entry: PhotoEntry) => boolean): Promise<PhotoEntry[]> {
    const all = [...(await box.all()), ...unkept.values()].filter(isMeant);
    const meant = new Map(all.map((entry) => [entry.id, entry]));
    for (const id of meant.keys()) await change(id, () => undefined);
    return [...meant.values()];
  }

  return {
    /**
     * Keeps photos, and sends them once they can be.
     * @returns those that are kept, and how many there was no room for.
     */
    async add(
      files: readonly { picture: Blob; takenAt: string }[],
      origin: PhotoOrigin,
      description: RoofPhotoChange = {},
    ): Promise<{ kept: Pick<PhotoEntry, "id" | "takenAt">[]; lost: number }> {
      if (!entries.some(({ picture }) => picture)) sentNow = 0;
      const kept: Pick<PhotoEntry, "id" | "takenAt">[] = [];
      for (const file of files) {
        const id = newId();
        const entry: PhotoEntry = {
          ...{ id, ...origin, ...file, keptAt: now(), description },
          ...{ small: null, isScaled: false, isTried: false, refusal: null },
        };
        const isKept = await keep(id, () => entry).catch(() => undefined);
        if (isKept) kept.push({ id, takenAt: file.takenAt });
      }
      scaleAll();
      return { kept, lost: files.length - kept.length };
    },

    /** Says something of a photo, whether the server has it or not. */
    async describe(
      photo: Pick<PhotoEntry, "id" | "takenAt"> & PhotoOrigin,
      said: RoofPhotoChange,
    ): Promise<void> {
      if (owner === undefined || removed.has(photo.id)) return;
      await change(photo.id, (stored) => {
        const entry = stored ?? ofSentPhoto(photo, now());
        const description = { ...entry.description, ...said };
        // What is said anew of a photo that the server has is tried anew.
        return { ...entry, description, ...(entry.picture === null && { refusal: null }) };
      });
      start();
    },

    /** Draws a callout on a photo, changes or removes it, whether the server has the photo or not. */
    async changeCallout(
      photo: Pick<PhotoEntry, "id" | "takenAt"> & PhotoOrigin,
      callout: CalloutChange,
    ): Promise<void> {
      await change(photo.id, (stored) => {
        const entry = stored ?? ofSentPhoto(photo, now());
        // With one removed, what was too many may fit.
        const refusal = entry.picture ? entry.refusal : null;
        return { ...entry, refusal, callouts: changesWith(entry.callouts ?? [], callout) };
      });
      start();
    },

    /** Says what the visit to a roof is for. */
    async setVisitKind(of: Omit<PhotoOrigin, "appointmentId">, visitKind: VisitKind) {
      const at = now();
      const takenAt = new Date(at).toISOString();
      const id = `visit ${of.leadId} ${of.staffId}`;
      await change(id, (stored) => ({
        ...stored,
        ...{ id, ...of, takenAt, keptAt: at, description: {}, visitKind },
        ...{ picture: null, small: null, isScaled: true, isTried: true, refusal: null },
      }));
      start();
    },

    /** Removes a photo that the page shows as not sent: at the server too, where it may have arrived meanwhile. */
    async remove(id: string): Promise<void> {
      removed.add(id);
      await change(id, (stored) =>
        stored?.isTried
          ? { ...stored, ...nothing, isRemoved: true, isScaled: true, refusal: null }
          : undefined,
      );
      start();
    },

    /** Deletes what is kept of a photo that the server has removed, or of what it would not be told. */
    forget: (id: string) => change(id, () => undefined),

    /** Sends again what was refused. */
    async retry(id: string): Promise<void> {
      await alter(id, { refusal: null });
      start();
    },

    /** Goes on with what somebody has left in this browser, once they are signed in. */
    async resume(staffId: string): Promise<void> {
      owner = staffId;
      const ended = await drop((entry) => now() - entry.keptAt > keptFor);
      forgotten += ended.filter((entry) => entry.staffId === staffId && entry.picture).length;
      entries = await readEntries(staffId);
      tell();
      scaleAll();
      start();
    },

    /** There is a network again, or another tab has changed something. */
    start,

    /** Deletes what somebody has left, who signs out. */
    async dropOf(staffId: string): Promise<void> {
      owner = undefined;
      await drop((entry) => entry.staffId === staffId);
    },

    /** Deletes all photos of a lead that was erased. */
    dropLead: (leadId: string) => drop((entry) => entry.leadId === leadId),

    /** Ids of the leads of which photos are kept, whoever has taken them. */
    leads: async () => (await box.all()).map(({ leadId }) => leadId),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What is not sent yet, oldest first. */
    entries: () => entries,
    /** How many pictures have arrived since photos were added when there was nothing left to send. */
    sentNow: () => sentNow,
    /** How many photos were deleted when this page began, since they could not be sent for too long. */
    forgotten: () => forgotten,
  };
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/** What is left of a photo that is removed. */
const nothing = { picture: null, small: null, description: {}, callouts: [] };

/** An entry of a photo that the server has, of which nothing is said yet. @param now in epoch milliseconds. */
function ofSentPhoto(
  { id, takenAt, staffId, leadId }: Pick<PhotoEntry, "id" | "takenAt"> & PhotoOrigin,
  now: number,
): PhotoEntry {
  return {
    ...{ id, takenAt, staffId, leadId, keptAt: now, description: {} },
    ...{ picture: null, small: null, isScaled: true, isTried: true, refusal: null },
  };
}

/** Those that are removed make room for others. */
function removedFirst(callouts: readonly CalloutChange[]): CalloutChange[] {
  return [
    ...callouts.filter(({ callout }) => callout === null),
    ...callouts.filter(({ callout }) => callout !== null),
  ];
}

function withoutCallout({ callouts = [] }: PhotoEntry, sent: CalloutChange) {
  return { callouts: changesWithout(callouts, sent) };
}

function withoutVisitKind({ visitKind: _, ...entry }: PhotoEntry): PhotoEntry {
  return entry;
}

function unlessDone(entry: PhotoEntry): PhotoEntry | undefined {
  return isDone(entry) ? undefined : entry;
}

/** Whether the same call may work a little later: there was no answer, or the server asks to wait. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** Of a lead that is not to be found, nothing is there. @throws what may pass. */
function orNone(error: unknown): readonly string[] {
  if (error instanceof ApiFailure && !isPassing(error)) return [];
  throw error;
}
