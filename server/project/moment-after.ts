/** The moment that it is, and after these whatever the clock says: as an ISO text. */
export function momentAfter(now: Date, earlier: readonly (string | null | undefined)[]): string {
  const after = earlier.map((moment) => (moment == null ? 0 : Date.parse(moment) + 1));
  return new Date(Math.max(now.getTime(), ...after)).toISOString();
}
