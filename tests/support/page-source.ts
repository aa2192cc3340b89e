import { brotliCompressSync, gzipSync } from "node:zlib";
import type { PageContext } from "#app/page-context.ts";
import type { PageSource } from "#server/pages/page-source.ts";
import type { PrerenderedPage } from "#server/pages/prerendered-pages.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { Refusal } from "#server/refusal.ts";

export const homeHtml = `<!doctype html><title>Home</title>${"<p>Roofs.</p>".repeat(100)}`;

export type RenderedRequest = {
  method: string;
  url: string;
  body: string;
  /** The body as parsed by a page's action. */
  fields: [string, FormDataEntryValue][];
  headers: Headers;
  context: PageContext;
};

/**
 * Handmade pages: `/` prerendered unless the query has a known `service` or a `search`, `/list` only the latter, `/kept` the same for
 * everybody, `/old` a redirect, `/broken` a fault, `/full` a limit, and anything else rendered on request and including
 * the request's nonce.
 */
export function handMadePages() {
  const rendered: RenderedRequest[] = [];
  const content = { current: "Welcome" };
  const body = Buffer.from(homeHtml);
  const home: PrerenderedPage = {
    status: 200,
    type: "text/html; charset=utf-8",
    etag: 'W/"home-1"',
    query: { service: ["gutters", "siding"], search: null },
    policy: pagePolicy({ scripts: ["'sha256-abc='"], styles: [] }),
    bodies: { br: brotliCompressSync(body), gzip: gzipSync(body), identity: body },
  };
  const source: PageSource = {
    assetsFolder: null,
    prerendered: new Map([
      ["/", home],
      ["/list", { ...home, query: { search: null } }],
    ]),
    days: {},
    kept: new Set(["/kept"]),
    desk: null,
    async render(request, context) {
      const { pathname } = new URL(request.url);
      const isForm = request.method === "POST";
      const body = isForm ? await request.clone().text() : "";
      const fields = isForm ? [...(await request.formData())] : [];
      const { method, url, headers } = request;
      rendered.push({ method, url, body, fields, headers, context });
      if (pathname === "/broken") {
        const error = new Error("select secret from /srv/site/server/app.ts");
        context.reportError(error);
        return page("<h1>Something went wrong</h1>", context.nonce, 500);
      }
      if (pathname === "/crash") throw new Error("select secret from /srv/site/server/app.ts");
      if (/^\/(kept|list)\.data$/.test(pathname)) return Response.json({ shown: content.current });
      if (pathname === "/old")
        return new Response(null, { status: 302, headers: { location: "/" } });
      if (pathname === "/data") return Response.json({ some: "data" });
      if (pathname === "/full") {
        const { status, message } = context.asRefusal(new Refusal(429, "Full.", undefined, 90));
        return page(`<h1>${message}</h1>`, context.nonce, status);
      }
      return page(`<h1>${content.current}</h1>`, context.nonce, 200);
    },
  };
  return { source, rendered, content };
}

function page(html: string, nonce: string | undefined, status: number): Response {
  const allowed = nonce ? ` nonce="${nonce}"` : "";
  const script = `<script${allowed}>1</script><style${allowed}></style>`;
  return new Response(`<!doctype html>${html}${script}${" ".repeat(500)}`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
