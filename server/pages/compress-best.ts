import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { KeptPage } from "./kept-page.ts";

/** Milliseconds after the start, which has enough to do. */
const firstAfter = 60_000;
/** Milliseconds between two pages, so that one of two small cores is busy for a tenth of the time. */
const every = 1_000;

const compress = promisify(brotliCompress);

/**
 * Compresses pages again as well as brotli can (its default), one after another in the background: they were compressed
 * fast, because the start was waiting. Does not keep the process alive.
 * @param ended When there is no longer anybody to serve.
 */
export function compressBest(pages: Iterable<Pick<KeptPage, "bodies">>, ended: AbortSignal): void {
  const left = [...pages];
  const next = async () => {
    const page = left.shift();
    if (!page || ended.aborted) return;
    page.bodies.br = await compress(page.bodies.identity);
    setTimeout(next, every).unref();
  };
  setTimeout(next, firstAfter).unref();
}
