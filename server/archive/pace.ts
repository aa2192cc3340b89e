import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds of work, and then as many of rest: whoever books meanwhile waits for one of these at most. */
const turn = 6;

export type Pace = () => Promise<void> | void;

/**
 * To be called between two small pieces of work. Long work in the process that answers visitors takes half of its time.
 * @param onTurn is called once in each turn; what it throws ends the work.
 */
export function createPace(onTurn: () => void = () => {}): Pace {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turn) return;
    return rest();
  };

  async function rest(): Promise<void> {
    onTurn();
    await pause(turn);
    began = performance.now();
  }
}
