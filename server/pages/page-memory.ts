import { type KeptPage, keptPage } from "./kept-page.ts";

/** How long a page's data count as current, in milliseconds. */
const trueFor = 1_000;

/** This process's own changes show only after this many times the page's rendering time, but within `trueFor`. */
const restFactor = 9;

/** About 20 MB. Real pages have few queries; invented ones evict the least recently requested. */
const mostVariants = 128;

/** `madeOf` is the ETag of the data the page was rendered from, `settings` what the business had set then. */
type Entry = { page: KeptPage; madeOf: string; settings: string | null };
type Check = { data: KeptPage; at: number; edition: string; rest: number };

/**
 * Pages that are the same for every visitor, rendered once. `address` is the path with the query parameters that the
 * page reads; nothing else of the request may reach `render`.
 */
export function createPageMemory(options: {
  render(address: string): Promise<Response>;
  /** Returns a new text whenever this process knows that pages would show something new. */
  edition(): string;
  /** Names what pages show of the business settings, apart from any data; null: what they were built with. */
  settings(): string | null;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}) {
  const { render, edition, settings, now = () => performance.now() } = options;
  const pages = new Map<string, Entry>();
  const variants = new Map<string, KeptPage>();
  const resetPages = new Map<string, { page: KeptPage; settings: string | null }>();
  const checks = new Map<string, Check>();
  const flights = new Map<string, Promise<KeptPage>>();

  return {
    /**
     * A page whose content changes. Its data are read again after a second, or after a change by this process; if they
     * differ, the page is rendered again.
     */
    current(address: string): KeptPage | Promise<KeptPage> {
      const check = checks.get(address);
      const entry = pages.get(address);
      if (check && entry && isTrue(check) && isOf(entry, check.data)) return entry.page;
      return inOneFlight(`${address} ${settings()}`, () => renew(address));
    },

    /** The data of such a page, for client-side navigation. */
    currentData(address: string): KeptPage | Promise<KeptPage> {
      const check = checks.get(address);
      return check && isTrue(check)
        ? check.data
        : inOneFlight(dataAddress(address), () => read(address));
    },

    /** A page that changes only with the build and the settings; undefined if it has not been kept. */
    variant(address: string): KeptPage | undefined {
      const key = variantKey(address);
      const page = variants.get(key);
      if (page) keepVariant(key, page);
      return page;
    },

    /** Renders and keeps such a page. */
    addVariant(address: string): Promise<KeptPage> {
      const key = variantKey(address);
      return inOneFlight(key, async () => {
        const page = await keptPage(await render(address));
        // It may show an owner's change made meanwhile, or not.
        if (page.status === 200 && key === variantKey(address)) keepVariant(key, page);
        return page;
      });
    },

    /**
     * A prerendered page as it is with the settings `current`, or what there is in its place while it is not offered:
     * rendered once for them.
     */
    withSettings(address: string, current: string | null): KeptPage | Promise<KeptPage> {
      const kept = resetPages.get(address);
      if (kept?.settings === current) return kept.page;
      return inOneFlight(`${address} ${current}`, async () => {
        const page = await keptPage(await render(address));
        const isTheirs = (page.status === 200 || page.status === 404) && settings() === current;
        if (isTheirs) resetPages.set(address, { page, settings: current });
        return page;
      });
    },
  };

  async function renew(address: string): Promise<KeptPage> {
    const start = now();
    const data = await inOneFlight(dataAddress(address), () => read(address));
    const entry = pages.get(address);
    if (entry && isOf(entry, data)) return entry.page;
    const current = settings();
    const page = await keptPage(await render(address));
    const isTheirs = page.status === 200 && settings() === current;
    if (isTheirs) pages.set(address, { page, madeOf: data.etag, settings: current });
    const check = checks.get(address);
    if (check) check.rest = Math.min(trueFor, restFactor * (now() - start));
    return page;
  }

  async function read(address: string): Promise<KeptPage> {
    const [at, current] = [now(), edition()];
    const data = await keptPage(await render(dataAddress(address)));
    const rest = checks.get(address)?.rest ?? 0;
    // A failure is retried for the next visitor.
    if (data.status === 200) checks.set(address, { data, at, edition: current, rest });
    else checks.delete(address);
    return data;
  }

  function keepVariant(address: string, page: KeptPage): void {
    variants.delete(address);
    variants.set(address, page);
    const [longestUnasked] = variants.keys();
    if (variants.size > mostVariants && longestUnasked) variants.delete(longestUnasked);
  }

  function isOf(entry: Entry, data: KeptPage): boolean {
    return entry.madeOf === data.etag && entry.settings === settings();
  }

  /** Those of earlier settings are no longer asked for, and are evicted. */
  function variantKey(address: string): string {
    return `${address} ${settings()}`;
  }

  function isTrue({ at, edition: known, rest }: Check): boolean {
    const age = now() - at;
    return age < trueFor && (age < rest || known === edition());
  }

  function inOneFlight(name: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const underWay = flights.get(name);
    if (underWay) return underWay;
    const flight = make().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }
}

/** The URL at which React Router serves a page's data alone. */
function dataAddress(address: string): string {
  return `${address}.data`;
}
