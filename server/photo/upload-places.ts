import { photoRefusal } from "./photo-refusal.ts";

/** Of one network: a person sends six at most, and a form without scripts brings them all. */
const mostOfNetwork = 6;
/** That have arrived, and wait to be decoded: more would wait longer than anybody does. */
const mostWaiting = 60;
/** That are arriving: what more would take in memory. Sixty-seven networks have to take part in that. */
const mostArriving = 400;

/**
 * Places for the pictures that are underway in this process. One that is only arriving takes nobody's but its own network's:
 * whoever sends a byte now and then keeps no others out.
 * @param isOn whether networks count.
 */
export function createUploadPlaces(isOn: boolean) {
  const ofNetwork = new Map<string, number>();
  let arriving = 0;
  let waiting = 0;

  function count(network: string, change: 1 | -1): void {
    const now = (ofNetwork.get(network) ?? 0) + change;
    if (now > 0) ofNetwork.set(network, now);
    else ofNetwork.delete(network);
  }

  return {
    /**
     * Takes a place for a picture that begins to arrive.
     * @returns what to call when it `hasArrived`, and at its end, whatever that is.
     * @throws Refusal 503 when there is none.
     */
    take(network: string) {
      const isFull = waiting >= mostWaiting || arriving >= mostArriving;
      const isGreedy = isOn && (ofNetwork.get(network) ?? 0) >= mostOfNetwork;
      if (isFull || isGreedy) throw photoRefusal("busy");
      count(network, 1);
      arriving += 1;
      let isArriving = true;
      return {
        /** @throws Refusal 503 when too many others are waiting. */
        hasArrived(): void {
          if (waiting >= mostWaiting) throw photoRefusal("busy");
          arriving -= 1;
          waiting += 1;
          isArriving = false;
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
