import { brotliCompressSync, gzipSync } from "node:zlib";
import type { PageVisit } from "#app/page-visit.ts";
import type { PageSource } from "#server/plugins/page-source.ts";
import type { PrerenderedPage } from "#server/plugins/prerendered-pages.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { Refusal } from "#server/refusal.ts";

export const homeHtml = `<!doctype html><title>Home</title>${"<p>Roofs.</p>".repeat(100)}`;

export type RenderedRequest = { method: string; url: string; body: string; visit: PageVisit };

/**
 * Pages made by hand: `/` from the build unless it is asked for a `service`, `/old` a redirect, `/broken` a fault, `/full` a limit, and
 * anything else rendered on request, with the request's nonce in it.
 */
export function handMadePages() {
  const rendered: RenderedRequest[] = [];
  const content = { current: "Welcome" };
  const body = Buffer.from(homeHtml);
  const source: PageSource = {
    assetsFolder: null,
    prerendered: new Map<string, PrerenderedPage>([
      [
        "/",
        {
          etag: '"home-1"',
          query: ["service"],
          policy: pagePolicy({ scripts: ["'sha256-abc='"], styles: [] }),
          bodies: { br: brotliCompressSync(body), gzip: gzipSync(body), identity: body },
        },
      ],
    ]),
    async render(request, visit) {
      const { pathname } = new URL(request.url);
      const text = request.method === "POST" ? await request.text() : "";
      rendered.push({ method: request.method, url: request.url, body: text, visit });
      if (pathname === "/broken") {
        const error = new Error("select secret from /srv/site/server/app.ts");
        visit.reportError(error);
        return page("<h1>Something went wrong</h1>", visit.nonce, 500);
      }
      if (pathname === "/crash") throw new Error("select secret from /srv/site/server/app.ts");
      if (pathname === "/old")
        return new Response(null, { status: 302, headers: { location: "/" } });
      if (pathname === "/data") return Response.json({ some: "data" });
      if (pathname === "/full") {
        const { status, message } = visit.asRefusal(new Refusal(429, "Full.", undefined, 90));
        return page(`<h1>${message}</h1>`, visit.nonce, status);
      }
      return page(`<h1>${content.current}</h1>`, visit.nonce, 200);
    },
  };
  return { source, rendered, content };
}

function page(html: string, nonce: string, status: number): Response {
  const script = `<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`;
  return new Response(`<!doctype html>${html}${script}${" ".repeat(500)}`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
