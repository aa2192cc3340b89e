/** Those who wait in a block of addresses: in its smaller blocks, of which the first has the next turn, or in it itself. */
type Line = { blocks: Map<string, Line>; waiting: (() => void)[] };

/**
 * Lets one work at a time, and hands out turns to one block of addresses after the other, the largest first: to each `/48`,
 * in it to each `/56`, and in that to each network. Whoever sends many, from as many networks of theirs, waits for their own.
 * @param waitsFor milliseconds that a turn is waited for.
 */
export function createFairQueue(waitsFor: number) {
  const all = emptyLine();
  let isTaken = false;

  function next(): void {
    const begin = firstOf(all);
    isTaken = begin !== undefined;
    begin?.();
  }

  /** False when it has waited too long. */
  function turnFor(blocks: readonly string[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const begin = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      leave(all, blocks, begin);
      resolve(false);
    }, waitsFor);
    join(all, blocks, begin);
    if (!isTaken) next();
    return promise;
  }

  /**
   * @param blocks whose work it is: the blocks of addresses around them, the largest first.
   * @returns what the work returns; undefined when its turn has not come in time.
   */
  return async function inTurn<Result>(
    blocks: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!(await turnFor(blocks))) return undefined;
    try {
      return await work();
    } finally {
      next();
    }
  };
}

function emptyLine(): Line {
  return { blocks: new Map(), waiting: [] };
}

const isEmpty = ({ blocks, waiting }: Line) => blocks.size === 0 && waiting.length === 0;

function join(line: Line, [block, ...smaller]: readonly string[], begin: () => void): void {
  if (block === undefined) {
    line.waiting.push(begin);
    return;
  }
  const inner = line.blocks.get(block) ?? emptyLine();
  line.blocks.set(block, inner);
  join(inner, smaller, begin);
}

/** Takes who is next out of the line; the block that they are of has its next turn after the others. */
function firstOf(line: Line): (() => void) | undefined {
  const [first] = line.blocks;
  if (!first) return line.waiting.shift();
  const [block, inner] = first;
  const begin = firstOf(inner);
  line.blocks.delete(block);
  if (!isEmpty(inner)) line.blocks.set(block, inner);
  return begin;
}

function leave(line: Line, [block, ...smaller]: readonly string[], begin: () => void): void {
  line.waiting = line.waiting.filter((one) => one !== begin);
  const inner = block === undefined ? undefined : line.blocks.get(block);
  if (block === undefined || !inner) return;
  leave(inner, smaller, begin);
  if (isEmpty(inner)) line.blocks.delete(block);
}
