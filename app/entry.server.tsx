import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as pause } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DocumentContext } from "./document-parts.ts";
import { type PageContext, pageContext, type RouteStyles, routeStyles } from "./page-context.ts";

export { assemblies } from "./assemblies.server.ts";

/**
 * Renders the whole page before the first byte is sent: the response needs a digest, and pages are
 * small.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // The development server's policy asks for no nonce, and React would find it missing when
  // hydrating.
  const nonce = import.meta.env.PROD ? context.get(pageContext)?.nonce : undefined;
  const style = styleOf(entry, context.get(routeStyles));
  const html = await inTurn(() =>
    render(
      <DocumentContext value={{ nonce, style }}>
        <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
      </DocumentContext>,
      nonce,
    ),
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Submitting a form to a page that has none is the client's fault.
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused && !request.signal.aborted) context.get(pageContext)?.reportError(error);
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

function render(page: React.ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Keeps every part in its place: React would stream large parts at the end, for scripts to
      // move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
    });
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders one page at a time, with pauses in which other work can run: sixty at once would delay an
 * appointment for as long as all of them take.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(() => pause()).then(work);
  last = result.catch(() => {});
  return result;
}
