import type { ServerResponse } from "node:http";
import { inspect, stripVTControlCharacters } from "node:util";
import type { ErrorPayload, HotChannel, Plugin } from "vite";

/**
 * Shows what keeps the development server from loading a module or rendering a page: in the terminal, and in every open
 * page, which is loaded again once a file has changed.
 */
export function createDevFaults() {
  let current: ErrorPayload | undefined;
  let pages: Pick<HotChannel, "send"> | undefined;

  function found(error: unknown): void {
    current = { type: "error", err: shown(error) };
    process.stderr.write(`${inTerminal(error)}\n`);
    pages?.send?.(current);
  }

  return {
    found,

    /** Nothing is known to be wrong any longer. */
    mended(): void {
      if (!current) return;
      current = undefined;
      pages?.send?.({ type: "full-reload" });
    },

    /** In place of a page: what shows the fault, and loads the page again. */
    pageOf(error: unknown, nonce: string | undefined): Response {
      found(error);
      return new Response(pageOfFault(nonce), {
        status: 500,
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    },

    /** The same in place of every answer, while there is no server. */
    answerWithout(response: ServerResponse): void {
      response.writeHead(503, { "content-type": "text/html; charset=utf-8" });
      response.end(pageOfFault(undefined));
    },

    plugin: {
      name: "dev-faults",
      apply: "serve",
      configureServer({ ws }) {
        pages = ws;
        ws.on("connection", () => {
          if (current) ws.send(current);
        });
      },
    } satisfies Plugin,
  };
}

/** Loads nothing but Vite's client. */
function pageOfFault(nonce: string | undefined): string {
  const allowed = nonce ? ` nonce="${nonce}"` : "";
  return `<!doctype html>
<html lang="en">
<title>A fault in development</title>
<meta property="csp-nonce"${allowed}>
<script type="module" src="/@vite/client"${allowed}></script>
<p>This page could not be made. The terminal says why. It is loaded again when a file changes.</p>
</html>
`;
}

/** Vite's errors have everything in their message, and again in their properties. */
function inTerminal(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const { stack = error.message, cause } = error;
  return cause === undefined ? stack : `${stack}\n${inspect(cause)}`;
}

/** As Vite's overlay shows errors; those of its own say where in a file they are. */
function shown(error: unknown): ErrorPayload["err"] {
  if (!(error instanceof Error)) return { message: inspect(error), stack: "" };
  const { message, stack = "" } = error;
  const { id, frame, loc, plugin }: Partial<ErrorPayload["err"]> = error;
  return {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
    ...(id && { id }),
    ...(frame && { frame: stripVTControlCharacters(frame) }),
    ...(loc && { loc }),
    ...(plugin && { plugin }),
  };
}
