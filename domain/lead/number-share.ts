/** Fewer than this are told as counts: a percentage of three leads says more than anybody knows. */
const fewestForShare = 5;

/** The percentage that a part is of a whole, `42%`; empty when the whole is too small to have one. */
export function shareText(part: number, whole: number): string {
  return whole < fewestForShare ? "" : `${Math.round((part / whole) * 100)}%`;
}
