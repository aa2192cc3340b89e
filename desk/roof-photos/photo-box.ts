import type { Roof } from "#domain/roof-photo/roof-photo-contract.ts";
import type { PhotoBox, PhotoEntry } from "./photo-entry.ts";

/** What was last known of a roof, to whom, and when, in epoch milliseconds. */
export type KnownRoof = { leadId: string; staffId: string; roof: Roof; keptAt: number };

const name = "desk-roof-photos";

let opening: Promise<IDBDatabase> | undefined;

/** The browser's own storage for pictures: `localStorage` holds neither files nor enough. */
export const photoBox: PhotoBox = {
  all: () => inStore<PhotoEntry[]>("entries", "readonly", (store) => store.getAll()),

  async change(id, change) {
    const database = await open();
    const transaction = database.transaction("entries", "readwrite");
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
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: "id" });
      request.result.createObjectStore("roofs", { keyPath: "leadId" });
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
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
