import { onlineManager } from "@tanstack/react-query";
import { deskChanges } from "#desk/changes/desk-changes.ts";

/** Milliseconds. */
const [afterTyping, beforeNextTry] = [1_200, 15_000];

/** Stores drafts of one kind while somebody writes, and sends those that are to be sent, also what was left in this browser. */
export function createDraftQueue(
  name: string,
  all: () => { leadId: string; staffId: string }[],
  /** @returns whether it makes sense to try again by itself. */
  run: (leadId: string, staffId: string) => Promise<boolean>,
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Soon, and again as long as that may help. */
  function sync(leadId: string, staffId: string, within = afterTyping): void {
    const key = `${leadId} ${staffId}`;
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        void alone(async () => {
          // Whatever fails here is tried again.
          const isLeft = onlineManager.isOnline() && (await run(leadId, staffId).catch(() => true));
          if (isLeft) sync(leadId, staffId, beforeNextTry);
        });
      }, within),
    );
  }

  /** One tab at a time, so that two do not take each other for somebody else. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (navigator.locks) await navigator.locks.request(`desk-${name}`, work);
    else await work();
  }

  function resume(): void {
    for (const { leadId, staffId } of all()) sync(leadId, staffId, 0);
  }

  onlineManager.subscribe((isOnline) => {
    if (isOnline) resume();
  });
  deskChanges.watch(() => {
    if (deskChanges.connection() === "open") resume();
  });

  return { sync, resume };
}
