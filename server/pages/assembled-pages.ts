import { createHash } from "node:crypto";
import type { CutPage, PageAssembly } from "#app/page-context.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { etagOf } from "./etag.ts";
import { gzipOf, type Piece, quickPiece, smallPiece } from "./gzip-pieces.ts";
import { digestOf, inlineDigests } from "./inline-digests.ts";
import type { KeptPage } from "./kept-page.ts";

/** A cut page with its fixed pieces compressed. `edition` changes with the page. */
type Stock = {
  cut: CutPage;
  pieces: readonly Piece[];
  edition: string;
  digests: { scripts: string[]; styles: string[] };
};

/**
 * Pages that read their query, assembled from memory: no query costs a render and none is stored, so invented queries
 * neither slow the site down nor fill its memory (decision 0038).
 * @param render Renders the HTML of an address.
 */
export function assembledPages(
  assemblies: ReadonlyMap<string, PageAssembly>,
  render: (address: string) => Promise<string>,
) {
  const stocks = new Map<string, Promise<Stock>>();

  return {
    has: (path: string) => assemblies.has(path),

    /** Undefined for a query without effect, which gets the page without one. */
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

    /** The data that a client-side navigation loads instead of the page. */
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
    // A failure is retried for the next visitor.
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
      // Short, since it is hashed for every answer.
      edition: createHash("sha256").update(html).digest("base64url"),
      digests: inlineDigests(cut.kept.join("")),
    };
  }
}

/** @param pieces Fixed pieces, and texts made for this answer. */
function answer({
  pieces,
  ...page
}: Pick<KeptPage, "type" | "etag" | "policy"> & {
  pieces: readonly (Piece | string)[];
}): KeptPage {
  return {
    status: 200,
    ...page,
    // Created only when sent: a 304 needs neither.
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
