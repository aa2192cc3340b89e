import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as pause } from "node:timers/promises";
import type { ErrorInfo, ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * How long a page may take to render, in milliseconds; ours take about 15. In development the first one waits until its parts
 * are compiled.
 */
const limit = process.env.NODE_ENV === "development" ? undefined : 5_000;

/**
 * Renders the whole page before the first byte is sent: the response needs a digest, and pages are
 * small.
 * @throws PartFailure if any part throws, also inside a Suspense boundary, or does not settle in
 * time: a page with a hole must be neither sent nor kept.
 */
export async function pageHtml(page: ReactElement, nonce?: string): Promise<string> {
  await nextTurn();
  const ready = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce && { nonce }),
    // Keeps every part in its place: React would stream large parts at the end, for scripts to move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: ready.resolve,
    onError: (error, info) => ready.reject(new PartFailure(error, info)),
  });
  const timer = limit && setTimeout(abort, limit, new DOMException("", "TimeoutError"));
  try {
    await ready.promise;
  } catch (failure) {
    // The other parts are no longer needed.
    abort();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
  return text(pipe(new PassThrough()));
}

/**
 * A part of a page threw or did not settle: it says where, not what, since an error's message may
 * quote what somebody wrote. That is in `cause`.
 */
class PartFailure extends Error {
  constructor(cause: unknown, { componentStack = "" }: ErrorInfo) {
    const { name, stack } = cause instanceof Error ? cause : { name: typeof cause, stack: "" };
    super(`A part of the page could not be rendered: ${name}`, { cause });
    this.name = "PartFailure";
    this.stack = `${stack}${componentStack}`;
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Begins one render in each pass of the event loop, so that other work can run in between: sixty at
 * once would delay an appointment for as long as all of them take. No render waits for the end of
 * another, whose part may never settle.
 */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => pause());
  return lastTurn;
}
