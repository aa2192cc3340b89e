/**
 * Whether somebody has to confirm who they are before a call goes on. Calls that find out together wait for one answer, which
 * the dialog gives.
 */
let waiting: { answered: Promise<boolean>; answer: (isProven: boolean) => void } | undefined;
const watchers = new Set<() => void>();

export const askedProof = {
  isAsked: () => waiting !== undefined,

  /** Told when that changes, until the returned function is called. */
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => void watchers.delete(onChange);
  },

  /** Whether they have confirmed it. False at once where nobody could be asked. */
  ask(): Promise<boolean> {
    if (watchers.size === 0) return Promise.resolve(false);
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting = { answered: promise, answer: resolve };
      tell();
    }
    return waiting.answered;
  },

  /** Lets the calls go on, or fail. Without effect when nobody has asked. */
  answer(isProven: boolean): void {
    const { answer } = waiting ?? {};
    waiting = undefined;
    answer?.(isProven);
    tell();
  },
};

function tell(): void {
  for (const watcher of watchers) watcher();
}
