import { ApiFailure } from "#api-client/api-failure.ts";

/** Neither sent nor refused: it has been taken back, or belongs to somebody who is not signed in. */
export class NotToBeSent extends Error {}

/**
 * How whatever was chosen or written about a lead is sent: it waits for a network, and is tried again as long as that
 * may help.
 */
export const sentOnceOnline = {
  networkMode: "online",
  retry: (_failures: number, error: unknown) => isPassing(error),
} as const;

/** Whether the same call may work a little later: there was no answer, or the server asks to wait. */
function isPassing(error: unknown): boolean {
  if (error instanceof NotToBeSent) return false;
  return !(error instanceof ApiFailure) || error.status >= 500 || error.status === 429;
}
