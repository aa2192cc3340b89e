import { Drawing } from "#app/sections/drawing/drawing.tsx";

/** In the order of the list beside the drawing. */
const marks: readonly (readonly [x: number, y: number])[] = [
  [322, 112],
  [112, 184],
  [214, 150],
  [150, 356],
  [420, 300],
];

/**
 * A section through a K-style gutter under the eave, with water in it. Decorative. The roof falls 6
 * in 12.
 */
export function GutterDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={640} height={430} className={className}>
      {/* Fascia, soffit, wall. */}
      <path d="M330 196H366V372H330Z" className="fill-limestone-50" strokeWidth="2" />
      <path d="M330 360H560V372H330Z" className="fill-limestone-50" />
      <path d="M560 128V430H590V113" className="fill-limestone-200" />
      {/* Rafter and deck. */}
      <path d="M366 224 620 97V190L366 317Z" className="fill-copper-100" />
      <path d="M380 250 620 130M380 282 620 162" opacity="0.25" />
      <path d="M318 222 634 64V80L318 238Z" className="fill-limestone-200" />
      {/* Courses, each overlapping the one below. */}
      {[0, 1, 2, 3].map((course) => (
        <path
          key={course}
          d={`M${300 + course * 76} ${217 - course * 38}l4 9 150-75-3-8Z`}
          className="fill-slate-700 stroke-limestone-50"
        />
      ))}
      {/* Gutter: back, floor, the ogee of its front, and the lip. */}
      <path
        d="M326 248V342H196C178 342 182 318 166 306 152 294 142 286 142 262V236H166V248"
        strokeWidth="5"
        className="stroke-slate-900"
        strokeLinejoin="round"
      />
      <path
        d="M323 304V339H198C190 334 190 318 180 304Z"
        className="fill-patina-400"
        stroke="none"
      />
      <path
        d="M182 304Q206 298 230 304T278 304 323 304"
        className="stroke-patina-700"
        strokeWidth="2"
      />
      {/* Hanger, and its screw into the rafter. */}
      <path d="M150 246Q160 262 180 262H326" strokeWidth="4" className="stroke-slate-500" />
      <path d="M318 262H430M326 254V270" strokeWidth="4" className="stroke-slate-900" />
      {/* Drip edge: on the deck, over the back, into the gutter. */}
      <path d="M420 172 316 224V262L306 268" strokeWidth="4.5" className="stroke-copper-600" />
      {/* The line of the roof, extended, passes above the lip. */}
      <path d="M300 228 60 348" strokeDasharray="8 6" opacity="0.7" />
      {/* Fall toward the outlet. */}
      <path
        d="M210 384H120M132 376 118 384 132 392"
        strokeWidth="2.5"
        className="stroke-patina-700"
      />
      <path
        d="M322 128 352 205M130 190 148 236M222 168 236 260M164 358 214 326M420 318 352 330"
        opacity="0.7"
      />
      {marks.map(([x, y], index) => (
        <g key={x} stroke="none">
          <circle cx={x} cy={y} r="18" className="fill-copper-700" />
          <text
            x={x}
            y={y + 6}
            textAnchor="middle"
            className="fill-limestone-50 font-heading text-[19px] font-bold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
