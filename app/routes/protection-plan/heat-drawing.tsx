import { planOpening } from "#content/en/protection-plan.ts";
import { HeatMap } from "./overlays.tsx";
import { RoofPlan } from "./roof-plan.tsx";

const { skylight, valley, chimney } = planOpening.heat;

/** The infrared camera's view, with the places named. */
export function HeatDrawing() {
  return (
    <RoofPlan className="mt-6 w-full max-w-[44rem] text-slate-300 max-sm:hidden">
      <HeatMap />
      <g stroke="none" className="fill-amber-400 font-text text-[15px] font-semibold">
        <text x="190" y="278">
          {skylight}
        </text>
        <text x="340" y="396">
          {valley}
        </text>
        <text x="90" y="20">
          {chimney}
        </text>
      </g>
    </RoofPlan>
  );
}
