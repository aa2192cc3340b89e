import { counties } from "#content/counties.ts";
import { serviceMap } from "#generated/service-map.ts";
import { coverageLooks } from "./coverage-looks.ts";

/** Offset of a name from the county's centroid, in map units; other counties need none. */
const shifts: Record<string, readonly [x: number, y: number]> = {
  fairfax: [16, 32],
  frederick: [-14, 8],
  "prince-william": [30, 2],
  clarke: [-4, 2],
  stafford: [4, 6],
  page: [4, 12],
  shenandoah: [-4, 8],
  warren: [0, 8],
  rappahannock: [4, -2],
};

/** Too small for its name, which is drawn beside it. */
const besideIts = "arlington";

/**
 * The names, drawn after all shapes so that no neighbor covers them; on small screens numbers,
 * which the list beside the map explains. Hidden from screen readers, because every shape is a link
 * with its name.
 */
export function CountyNames() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group of letters takes the focus
    <g aria-hidden="true" className="pointer-events-none">
      {counties.map(({ id, name, type }, index) => {
        const center = serviceMap.counties.find((shape) => shape.id === id)?.center;
        if (!center) return null;
        const [right, down] = shifts[id] ?? [0, 0];
        const isBeside = id === besideIts;
        const x = isBeside ? serviceMap.width : center[0] + right;
        const y = center[1] + down;
        const look = isBeside ? "fill-slate-900" : coverageLooks[type].name;
        const anchor = isBeside ? "start" : "middle";
        const words = name.split(" ");
        return (
          <g
            key={id}
            textAnchor={anchor}
            className={`${look} forced-colors:stroke-[Canvas] forced-colors:[paint-order:stroke] ${type === "primary" && !isBeside ? "" : "forced-colors:stroke-6"}`}
          >
            <text x={x} y={y + 10} className="text-[30px] font-bold tabular-nums md:hidden">
              {index + 1}
            </text>
            <text x={x} y={y + 5} className="hidden text-[17px] font-semibold md:inline">
              {words.map((word, line) => (
                <tspan key={word} x={x} dy={line === 0 ? 0 : 20}>
                  {word}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
}
