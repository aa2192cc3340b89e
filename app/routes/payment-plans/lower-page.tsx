import { PlanBlock } from "./plan-block.tsx";

/** The plans one by one. */
export function LowerPage() {
  return (
    <>
      <PlanBlock plan="same-as-cash" />
      <PlanBlock plan="low-monthly" flipped />
      <PlanBlock plan="fixed-rate" />
    </>
  );
}
