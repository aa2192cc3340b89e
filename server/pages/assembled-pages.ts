import { createHash } from "node:crypto";
import type { CutPage, PageAssembly } from "#app/page-context.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { etagOf } from "./etag.ts";
import { gzipOf, type Piece, quickPiece, smallPiece } from "./gzip-pieces.ts";
import { digestOf, inlineDigests } from "./inline-digests.ts";
import type { KeptPage } from "./kept-page.ts";

/** A page as it was cut, its kept pieces compressed. `edition` changes whenever the page does. */
type Stock = {
  cut: CutPage;
  pieces: readonly Piece[];
  edition: string;
  digests: { scripts: string[]; styles: string[] };
};

/**
 * Pages that read their query, put together from memory: no query costs a render, and none is kept, so whoever
 * invents new ones neither slows the site down nor fills it (decision 0038).
 *
 * @param render Gives the HTML of an address.
 */
export function assembledPages(
  assemblies: ReadonlyMap<string, PageAssembly>,
  render: (address: string) => Promise<string>,
) {
  const stocks = new Map<string, Promise<Stock>>();

  return {
    has: (path: string) => assemblies.has(path),

    /** Undefined for a query that asks for nothing: the page without one. */
    async page(path: string, query: string): Promise<KeptPage | undefined> {
      const { cut, pieces, edition, digests } = await stockOf(path);
      const { canonical, parts } = cut.read(new URLSearchParams(query));
      if (!canonical) return undefined;
      const { main, script } = parts();
      const [start, middle, end] = pieces as [Piece, Piece, Piece];
      const scripts = [...digests.scripts, digestOf(script)];
      return answer({
        type: "text/html; charset=utf-8",
        etag: etagOf([edition, "page", canonical].join("\n")),
        policy: pagePolicy({ ...digests, scripts }),
        pieces: [start, main, middle, `<script>${script}</script>`, end],
      });
    },

    /** What a link in the browser asks for in place of the page. */
    async data(path: string, query: string): Promise<KeptPage> {
      const { cut, edition } = await stockOf(path);
      const { canonical, data } = cut.read(new URLSearchParams(query));
      return answer({
        type: "text/x-script",
        etag: etagOf([edition, "data", canonical].join("\n")),
        pieces: [data()],
      });
    },
  };

  function stockOf(path: string): Promise<Stock> {
    const known = stocks.get(path);
    if (known) return known;
    const stock = makeStock(path);
    stocks.set(path, stock);
    // What failed is tried again by the next visitor.
    stock.catch(() => stocks.delete(path));
    return stock;
  }

  async function makeStock(path: string): Promise<Stock> {
    const assembly = assemblies.get(path);
    if (!assembly) throw new Error(`${path} is not put together of pieces`);
    const html = await render(`${path}?${assembly.pattern}`);
    const cut = assembly.cut(html);
    return {
      cut,
      pieces: cut.kept.map(smallPiece),
      // Short: it is hashed for every answer.
      edition: createHash("sha256").update(html).digest("base64url"),
      digests: inlineDigests(cut.kept.join("")),
    };
  }
}

/** @param pieces Kept ones, and texts that were made for this answer. */
function answer({
  pieces,
  ...page
}: Pick<KeptPage, "type" | "etag" | "policy"> & {
  pieces: readonly (Piece | string)[];
}): KeptPage {
  return {
    status: 200,
    ...page,
    // Made when one of them goes out: a 304 needs neither.
    bodies: {
      get gzip() {
        return gzipOf(pieces.map((one) => (typeof one === "string" ? quickPiece(one) : one)));
      },
      get identity() {
        const bytes = (one: Piece | string) =>
          typeof one === "string" ? Buffer.from(one) : one.text;
        return Buffer.concat(pieces.map(bytes));
      },
    },
  };
}
