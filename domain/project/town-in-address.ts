/** What stands between a street and a town, or is a street itself: never a town. */
const noTown =
  /^(?:apt|apartment|unit|suite|ste|floor|fl|lot|bldg|building|room|rm|box|po|p\.o)\b|\b(?:street|st|road|rd|lane|ln|drive|dr|court|ct|avenue|ave|way|circle|cir|place|pl|terrace|ter|boulevard|blvd|pike|parkway|pkwy|highway|hwy|trail|trl|loop|run)\.?$/i;

/** The town of `12 Maple Street, Fairfax, VA 22030`; empty where it is not as plain as there: whoever writes it says it then. */
export function townInAddress(address: string): string {
  const plain =
    /^[^,]*\d[^,]*,(?:[^,]*,)?\s*([^,\d#]+?)\s*,\s*[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\s*$/i;
  const town = plain.exec(address)?.[1] ?? "";
  return noTown.test(town) ? "" : town;
}
