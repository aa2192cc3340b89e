import { damage } from "#content/en/storm-damage.ts";

type Kind = (typeof damage.kinds)[number]["id"];

/** One color for each kind of damage, in the drawing and beside its signs. */
export const badges: Record<Kind, { ground: string; fill: string }> = {
  wind: { ground: "bg-slate-700", fill: "fill-slate-700" },
  hail: { ground: "bg-patina-700", fill: "fill-patina-700" },
  water: { ground: "bg-slate-500", fill: "fill-slate-500" },
  debris: { ground: "bg-copper-700", fill: "fill-copper-700" },
};

/** Signs are numbered across all kinds: the number of the first sign of kind `index`. */
export function firstNumber(index: number): number {
  return damage.kinds.slice(0, index).reduce((sum, { signs }) => sum + signs.length, 1);
}
