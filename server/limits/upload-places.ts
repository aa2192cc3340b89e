import { type Block, blocksOf } from "#server/plugins/client-network.ts";

/** Of one network: a person sends six at most, and a form without scripts brings them all. */
const mostOfNetwork = 6;
/** That have arrived, and wait to be decoded: more would wait longer than anybody does. */
const mostWaiting = 60;
/** That wait of one block of addresses, however large. */
const mostWaitingOfBlock = 12;
/**
 * The last of the waiting places, for blocks of which none waits yet: whoever fills the others with four blocks needs another
 * block for each of these.
 */
const keptForOthers = 12;
/** That are arriving: what more would take in memory. It takes 67 networks to fill them. */
const mostArriving = 400;

/** A place for one picture. */
export type UploadPlace = {
  /** The blocks of addresses that it comes from, the largest first: they take turns at the decoder. */
  blocks: readonly string[];
  /** Says that it has arrived; false when too many wait to be decoded. */
  hasArrived(): boolean;
  /** Gives the place back. */
  leave(): void;
};

/**
 * Places for the pictures that are underway in this process. One that is only arriving takes nobody's but its own network's:
 * whoever sends a byte now and then keeps no others out.
 * @param isOn whether networks count.
 */
export function createUploadPlaces(isOn: boolean) {
  const underway = countByBlock();
  const waitingOf = countByBlock();
  let arriving = 0;
  let waiting = 0;

  const isGreedy = (network: string) =>
    isOn && underway.some(network, (count, { times }) => count >= mostOfNetwork * times);
  const waitsEnough = (network: string) =>
    isOn &&
    waitingOf.some(
      network,
      (count) =>
        count >= mostWaitingOfBlock || (count > 0 && waiting >= mostWaiting - keptForOthers),
    );

  return {
    /** Takes a place for a picture that begins to arrive; undefined when there is none. */
    take(network: string): UploadPlace | undefined {
      if (waiting >= mostWaiting || arriving >= mostArriving) return undefined;
      if (isGreedy(network)) return undefined;
      underway.add(network, 1);
      arriving += 1;
      let isArriving = true;
      const blocks = blocksOf(network).map(({ name }) => name);
      return {
        blocks: blocks.reverse(),
        hasArrived(): boolean {
          if (waiting >= mostWaiting || waitsEnough(network)) return false;
          arriving -= 1;
          waiting += 1;
          waitingOf.add(network, 1);
          isArriving = false;
          return true;
        },
        leave(): void {
          underway.add(network, -1);
          if (isArriving) {
            arriving -= 1;
            return;
          }
          waiting -= 1;
          waitingOf.add(network, -1);
        },
      };
    },
  };
}

/** How many there are of each block of addresses that a network counts for. */
function countByBlock() {
  const counts = new Map<string, number>();
  return {
    add(network: string, change: 1 | -1): void {
      for (const { name } of blocksOf(network)) {
        const now = (counts.get(name) ?? 0) + change;
        if (now > 0) counts.set(name, now);
        else counts.delete(name);
      }
    },
    some(network: string, is: (count: number, block: Block) => boolean): boolean {
      return blocksOf(network).some((block) => is(counts.get(block.name) ?? 0, block));
    },
  };
}
