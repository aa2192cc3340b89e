import type { Roof } from "#domain/roof-photo/roof-photo-contract.ts";
import type { PhotoBox, PhotoEntry } from "./photo-entry.ts";

/** What was last known of a roof, to whom, and when, in epoch milliseconds. */
export type KnownRoof = { leadId: string; staffId: string; roof: Roof; keptAt: number };

const name = "desk-roof-photos";
/**
 * Raised where an open tab of an earlier release would drop what waits: it can then no longer write. The first did not know of
 * callouts, and deleted them with the photo that it had sent. Otherwise `entryShape` is enough.
 */
const version = 2;

let opening: Promise<IDBDatabase> | undefined;

/** The browser's own storage for pictures: `localStorage` holds neither files nor enough. */
export const photoBox: PhotoBox = {
  all: () => inStore<PhotoEntry[]>("entries", "readonly", (store) => store.getAll()),

  async change(id, change) {
    const database = await open();
    // Written to the disk before it counts as kept: a phone may run out of power on the roof.
    const transaction = database.transaction("entries", "readwrite", { durability: "strict" });
    const store = transaction.objectStore("entries");
    let made: PhotoEntry | undefined;
    const reading = store.get(id);
    reading.onsuccess = () => {
      made = change(reading.result);
      if (made) store.put(made);
      else store.delete(id);
    };
    await ended(transaction);
    return made;
  },
};

/** What was last known of roofs, for pages that are opened without a network. */
export const knownRoofs = {
  async keep(known: KnownRoof): Promise<void> {
    await inStore("roofs", "readwrite", (store) => store.put(known));
  },
  read: (leadId: string) =>
    inStore<KnownRoof | undefined>("roofs", "readonly", (store) => store.get(leadId)),
  all: () => inStore<KnownRoof[]>("roofs", "readonly", (store) => store.getAll()),
  async forget(leadId: string): Promise<void> {
    await inStore("roofs", "readwrite", (store) => store.delete(leadId));
  },
  async forgetAll(): Promise<void> {
    await inStore("roofs", "readwrite", (store) => store.clear());
  },
};

async function inStore<Result = unknown>(
  of: "entries" | "roofs",
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const transaction = (await open()).transaction(of, mode);
  const request = ask(transaction.objectStore(of));
  await ended(transaction);
  return request.result;
}

function open(): Promise<IDBDatabase> {
  opening ??= opened(version)
    .catch((error: unknown) => {
      // A later release was here before the site went back to this one.
      if (error instanceof DOMException && error.name === "VersionError") return opened();
      throw error;
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** @param of Missing: whichever there is. */
function opened(of?: number): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, of);
    request.onupgradeneeded = () => {
      const database = request.result;
      const has = (store: string) => database.objectStoreNames.contains(store);
      if (!has("entries")) database.createObjectStore("entries", { keyPath: "id" });
      if (!has("roofs")) database.createObjectStore("roofs", { keyPath: "leadId" });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab may have a later release, or delete it at a sign-out.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
