import type { IncomingMessage } from "node:http";

/*
 * A form of which only photos are missing is answered when it takes too long, instead of cut off
 * (docs/decisions/photos.md).
 */

/** How to end the reading of a form, by its request. */
const endings = new WeakMap<IncomingMessage, () => void>();
const ended = new WeakSet<IncomingMessage>();

/** Ends a request in this way, instead of its connection, when it takes too long. It is answered then. */
export function endIfSlow(request: IncomingMessage, end: () => void): void {
  endings.set(request, end);
}

/** Ends it as its reader has asked; its answer closes the connection. False without such a wish. */
export function endEarly(request: IncomingMessage): boolean {
  const end = endings.get(request);
  if (!end) return false;
  markEnded(request);
  end();
  return true;
}

/** Says that a request is read no further, so that its answer closes the connection. */
export function markEnded(request: IncomingMessage): void {
  ended.add(request);
}

/** Whether the reading was ended in that way: the client is still sending, and has to be told to stop. */
export function wasEnded(request: IncomingMessage): boolean {
  return ended.has(request);
}
