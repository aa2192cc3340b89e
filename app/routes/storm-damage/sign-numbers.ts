import { damage } from "#content/en/storm-damage.ts";

type Kind = (typeof damage.kinds)[number]["id"];

/** The color of each kind of damage beside its signs; house.svg has it, too. */
export const badges: Record<Kind, string> = {
  wind: "bg-slate-700",
  hail: "bg-patina-700",
  water: "bg-slate-500",
  debris: "bg-copper-700",
};

/** Signs are numbered across all kinds: the number of the first sign of kind `index`. */
export function firstNumber(index: number): number {
  return damage.kinds.slice(0, index).reduce((sum, { signs }) => sum + signs.length, 1);
}
