import { type KeptPage, keptPage } from "./kept-page.ts";

/** Longest time for which a page is taken to be still true, in milliseconds. */
const trueFor = 1_000;

/** After a page was made, this many times as long passes before it is made again. */
const restFactor = 9;

/** Pages that hang on a query are few; who invents more pushes out what was not asked for longest. */
const mostVariants = 64;

/** `madeOf` is the ETag of the data that the page shows. */
type Entry = { page: KeptPage; madeOf: string };
type Check = { data: KeptPage; at: number; edition: string; rest: number };

/**
 * Pages that are the same for every visitor, rendered once. `address` is a path, with those query
 * parameters that the page reads; nothing else of the request may reach `render`.
 */
export function createPageMemory(options: {
  render(address: string): Promise<Response>;
  /** Another text as soon as this process knows that pages show something new. */
  edition(): string;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}) {
  const { render, edition, now = () => performance.now() } = options;
  const pages = new Map<string, Entry>();
  const variants = new Map<string, KeptPage>();
  const checks = new Map<string, Check>();
  const flights = new Map<string, Promise<KeptPage>>();

  return {
    /**
     * A page that shows what changes: its data is read again after a second, or when this process
     * has changed it, and the page is rendered again when they are not what it was made of.
     */
    current(address: string): KeptPage | Promise<KeptPage> {
      const check = checks.get(address);
      const entry = pages.get(address);
      if (check && entry && isTrue(check) && entry.madeOf === check.data.etag) return entry.page;
      return inOneFlight(address, () => renew(address));
    },

    /** The data of such a page, as a link in the browser asks for them. */
    currentData(address: string): KeptPage | Promise<KeptPage> {
      const check = checks.get(address);
      return check && isTrue(check)
        ? check.data
        : inOneFlight(dataAddress(address), () => read(address));
    },

    /** A page that only another build can change, if it is here. */
    variant(address: string): KeptPage | undefined {
      const page = variants.get(address);
      if (page) keepVariant(address, page);
      return page;
    },

    /** Renders and keeps such a page. */
    addVariant(address: string): Promise<KeptPage> {
      return inOneFlight(address, async () => {
        const page = await keptPage(await render(address));
        if (page.status === 200) keepVariant(address, page);
        return page;
      });
    },
  };

  async function renew(address: string): Promise<KeptPage> {
    const start = now();
    const data = await inOneFlight(dataAddress(address), () => read(address));
    const entry = pages.get(address);
    if (entry?.madeOf === data.etag) return entry.page;
    const page = await keptPage(await render(address));
    if (page.status === 200) pages.set(address, { page, madeOf: data.etag });
    const check = checks.get(address);
    if (check) check.rest = Math.min(trueFor, restFactor * (now() - start));
    return page;
  }

  async function read(address: string): Promise<KeptPage> {
    const [at, current] = [now(), edition()];
    const data = await keptPage(await render(dataAddress(address)));
    const rest = checks.get(address)?.rest ?? 0;
    // What failed is asked for again by the next visitor.
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

/** Where React Router answers with the data of a page alone. */
function dataAddress(address: string): string {
  return `${address}.data`;
}
