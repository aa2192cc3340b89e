/**
 * Lets one work at a time, and hands out turns network by network: one of each before the second of any, so that whoever
 * sends many waits for their own.
 * @param waitsFor milliseconds that a turn is waited for.
 */
export function createFairQueue(waitsFor: number) {
  /** Those who wait, by network; the network whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let isTaken = false;

  function next(): void {
    const [first] = lines;
    isTaken = first !== undefined;
    if (!first) return;
    const [network, [begin, ...others]] = first;
    lines.delete(network);
    if (others.length > 0) lines.set(network, others);
    begin?.();
  }

  function leave(network: string, begin: () => void): void {
    const others = lines.get(network)?.filter((one) => one !== begin) ?? [];
    if (others.length > 0) lines.set(network, others);
    else lines.delete(network);
  }

  /** False when it has waited too long. */
  function turnFor(network: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const begin = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      leave(network, begin);
      resolve(false);
    }, waitsFor);
    lines.set(network, [...(lines.get(network) ?? []), begin]);
    if (!isTaken) next();
    return promise;
  }

  /** @returns what the work returns; undefined when its turn has not come in time. */
  return async function inTurn<Result>(
    network: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!(await turnFor(network))) return undefined;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
