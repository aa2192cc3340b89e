/** An operation has taken longer than it may, or would have to wait behind one that has. */
export class TooSlow extends Error {}

/**
 * Lets a few operations run at a time. Node has four threads for files, names and compression: on a folder that does not
 * answer, as that of a server that is away, each operation keeps its thread, and without this four photos would stop the
 * whole site.
 * @param limits.within milliseconds that an operation may take, and may wait for its turn.
 * @returns runs an operation. It throws TooSlow, or what the operation throws.
 */
export function fewAtATime({ most, within }: { most: number; within: number }) {
  const waiting = new Set<() => void>();
  let running = 0;
  let stuck = 0;

  function next(): void {
    const [start] = waiting;
    if (start && running < most) start();
  }

  return function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (stuck > 0) return Promise.reject(new TooSlow());
    const begin = () => {
      waiting.delete(begin);
      clearTimeout(timer);
      running += 1;
      let isStuck = false;
      timer = setTimeout(() => {
        isStuck = true;
        stuck += 1;
        reject(new TooSlow());
      }, within);
      work()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
          running -= 1;
          if (isStuck) stuck -= 1;
          next();
        });
    };
    let timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new TooSlow());
    }, within);
    waiting.add(begin);
    next();
    return promise;
  };
}
