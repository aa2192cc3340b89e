import { blocksOf } from "#server/plugins/client-network.ts";

/** Of one network: a person sends six at most, and a form without scripts brings them all. */
const mostOfNetwork = 6;
/** That have arrived, and wait to be decoded: more would wait longer than anybody does. */
const mostWaiting = 60;
/** That are arriving: what more would take in memory. It takes 67 networks to fill them. */
const mostArriving = 400;

/**
 * Places for the pictures that are underway in this process. One that is only arriving takes nobody's but its own network's:
 * whoever sends a byte now and then keeps no others out.
 * @param isOn whether networks count.
 */
export function createUploadPlaces(isOn: boolean) {
  const ofBlock = new Map<string, number>();
  let arriving = 0;
  let waiting = 0;

  function count(network: string, change: 1 | -1): void {
    for (const { name } of blocksOf(network)) {
      const now = (ofBlock.get(name) ?? 0) + change;
      if (now > 0) ofBlock.set(name, now);
      else ofBlock.delete(name);
    }
  }

  const isGreedy = (network: string) =>
    blocksOf(network).some(({ name, times }) => (ofBlock.get(name) ?? 0) >= mostOfNetwork * times);

  return {
    /**
     * Takes a place for a picture that begins to arrive; undefined when there is none. `hasArrived` says that it has, and is
     * false when too many others wait to be decoded. `leave` gives the place back.
     */
    take(network: string) {
      if (waiting >= mostWaiting || arriving >= mostArriving) return undefined;
      if (isOn && isGreedy(network)) return undefined;
      count(network, 1);
      arriving += 1;
      let isArriving = true;
      return {
        hasArrived(): boolean {
          if (waiting >= mostWaiting) return false;
          arriving -= 1;
          waiting += 1;
          isArriving = false;
          return true;
        },
        leave(): void {
          count(network, -1);
          if (isArriving) arriving -= 1;
          else waiting -= 1;
        },
      };
    },
  };
}
