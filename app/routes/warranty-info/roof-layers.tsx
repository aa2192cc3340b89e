import { Drawing } from "#app/sections/drawing/drawing.tsx";
import { layers } from "#content/en/warranty-info.ts";

/** The courses of the top layer, in units along the slope. */
const courses = [0, 1, 2, 3, 4];

/**
 * A roof taken apart, layer by layer, with the warranty that covers each. Decorative: the table
 * below says it in words.
 */
export function RoofLayers({ className }: { className?: string }) {
  return (
    <Drawing width={620} height={500} className={className}>
      <Layer y={270} look="fill-limestone-200" />
      <g opacity="0.3">
        <path d="M135 310 335 210M205 345 405 245M275 380 475 280" transform="translate(0 10)" />
      </g>
      <Layer y={190} look="fill-slate-300" />
      <path d="M110 207 310 107" transform="translate(40 105)" className="stroke-limestone-50" />
      <Layer y={110} look="fill-slate-700" />
      {courses.map((course) => (
        <path
          key={course}
          d={`M${80 + course * 50} ${190 + course * 25 - 35}L${280 + course * 50} ${90 + course * 25 - 35}`}
          className="stroke-limestone-50"
          strokeWidth="1"
          opacity={course === 0 ? 0 : 0.7}
        />
      ))}
      <path d="M80 155V320M530 180V345" strokeDasharray="4 6" opacity="0.5" />
      <path d="M76 153 280 51" className="stroke-copper-600" strokeWidth="5" />
      <g opacity="0.75">
        <path d="M420 150 470 60H496" />
        <path d="M180 345 100 462V470" />
      </g>
      <g fill="currentColor" stroke="none">
        <circle cx="420" cy="150" r="3" />
        <circle cx="180" cy="345" r="3" />
        <text x="620" y="44" textAnchor="end" className={label}>
          {layers.material}
        </text>
        <text x="0" y="488" className={label}>
          {layers.work}
        </text>
      </g>
    </Drawing>
  );
}

/** Larger where the drawing is scaled down. */
const label = "fill-slate-700 font-text text-[30px] font-semibold md:text-[17px]";

/** A slab that slopes 6 in 12 in both directions; its highest corner is 55 units above `y`. */
function Layer({ y, look }: { y: number; look: string }) {
  const top = y - 60;
  return (
    <>
      <path
        d={`M80 ${top + 105} 280 ${top + 5} 530 ${top + 130} 330 ${top + 230}Z`}
        className={look}
        strokeWidth="1.5"
      />
      <path
        d={`M80 ${top + 105}V${top + 115}L330 ${top + 240} 530 ${top + 140}V${top + 130}L330 ${top + 230}Z`}
        className="fill-limestone-50"
        strokeWidth="1.5"
      />
    </>
  );
}
