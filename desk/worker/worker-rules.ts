/** What the desk's worker keeps of one release, put in front of it by `scripts/finish/desk-page.ts`. */
export type KeptRelease = {
  /** Name of its cache: another one for every other release. */
  cache: string;
  /** The script that the document starts with. */
  entry: string;
  /** All of the desk's files, whose names contain a hash of their content. */
  files: readonly string[];
};

/** The part of the browser that the rules need. */
export type WorkerMeans = {
  caches: Pick<CacheStorage, "open" | "match" | "keys" | "delete">;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
};

/** Where the desk's document is cached: it is the same at all addresses of the desk. */
const documentPath = "/desk";

/** Milliseconds after which a page is opened without the network: a weak signal answers late or never. */
const longestWait = 5_000;

/**
 * What the desk's worker does, without the browser's events. It keeps files of the desk only: whatever has anybody's
 * data, like everything under `/api`, goes past it.
 */
export function workerRules(release: KeptRelease, { caches, fetch, wait }: WorkerMeans) {
  return {
    /** Stores the release. @throws Error when the server has another one by now; the browser tries again. */
    async install(): Promise<void> {
      const answer = await fetch(documentPath, { cache: "reload" });
      if (!answer.ok || !(await answer.clone().text()).includes(release.entry)) {
        throw new Error("The server has another release of the desk by now.");
      }
      const cache = await caches.open(release.cache);
      await cache.addAll([...release.files]);
      await cache.put(documentPath, answer);
    },

    /** Deletes what other releases have stored. Nothing else of this site keeps any cache. */
    async activate(): Promise<void> {
      for (const name of await caches.keys()) {
        if (name !== release.cache) await caches.delete(name);
      }
    },

    /** The answer to a request; undefined for what the worker has no part in. */
    answerTo(request: Request): Promise<Response> | undefined {
      const { pathname } = new URL(request.url);
      if (request.mode === "navigate") {
        return /^\/desk(?:\/|$)/.test(pathname) ? documentFor(request) : undefined;
      }
      return pathname.startsWith("/assets/desk/") ? fileFor(request) : undefined;
    },
  };

  /**
   * The newest document whenever the server answers: so a desk is on an old release only while it could not be
   * reached, and no longer than until the next reload.
   */
  async function documentFor(request: Request): Promise<Response> {
    const kept = await caches.match(documentPath);
    if (!kept) return fetch(request);
    const answer = fetch(request).then((given) => (given.status >= 500 ? kept : given));
    return Promise.race([answer, wait(longestWait).then(() => kept)]).catch(() => kept);
  }

  async function fileFor(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
  }
}
