import { inspect } from "node:util";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { atSite } from "#domain/page/site-address.ts";
import { slate900 } from "#generated/colors.ts";
import { DocumentContext } from "./document/document-parts.ts";
import { pageHtml } from "./document/page-html.server.ts";
import { FactsContext, factsWith } from "./facts/use-facts.ts";
import { AreaContext } from "./facts/use-own-area.ts";
import { type PageContext, pageContext, type RouteStyles, routeStyles } from "./page-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteUrl, services } = context.get(pageContext) ?? {};
  const colors = services?.business.pageColors() ?? { style: "", bar: slate900 };
  const style = `${styleOf(entry, context.get(routeStyles))}${colors.style}`;
  const whole = (
    <DocumentContext value={{ nonce, style, bar: colors.bar }}>
      <FactsContext value={factsWith(services?.business.overrides() ?? {})}>
        <AreaContext value={services?.business.area() ?? null}>
          <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
        </AreaContext>
      </FactsContext>
    </DocumentContext>
  );
  try {
    const html = await pageHtml(whole, nonce);
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(siteUrl ? atSite(html, siteUrl) : html, { status, headers });
  } catch (error) {
    const page = context.get(pageContext);
    page?.reportError(error);
    // An error thrown here makes React Router render its error page, in which the same part may
    // fail. Without a page context, this stops the build, which prints the body.
    return new Response(page ? null : inspect(error), { status: 500 });
  }
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  // Submitting a form to a page that has none is the client's fault.
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused) context.get(pageContext)?.reportError(error);
};

/**
 * Called by the server: the context for the loaders and actions of one request, and for its
 * document.
 */
export function contextFor(page: PageContext, styles?: RouteStyles): RouterContextProvider {
  const context = new RouterContextProvider(new Map([[pageContext, page]]));
  if (styles) context.set(routeStyles, styles);
  return context;
}

/** The style of the innermost route that has one. */
function styleOf({ staticHandlerContext }: EntryContext, { styles, ids }: RouteStyles): string {
  const match = staticHandlerContext.matches.findLast(({ route }) => route.id in ids);
  return styles[ids[match?.route.id ?? "root"] ?? -1] ?? "";
}
