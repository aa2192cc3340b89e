import { Drawing } from "#app/sections/drawing/drawing.tsx";

/** Positions of the numbers, in the order of the list beside the drawing. */
const places = [
  [150, 140],
  [340, 56],
  [52, 240],
  [206, 312],
  [398, 160],
] as const;

/**
 * A house, half in elevation and half cut open, with the places to check after a storm. Decorative.
 */
export function HouseDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={600} height={396} className={className}>
      <path d="M92 198H508V380H92Z" className="fill-limestone-50" />
      <Outside />
      <Inside />
      <path d="M390 64H424V118L390 101Z" className="fill-limestone-50" />
      <path d="M386 99 428 120" className="stroke-copper-700" strokeWidth="5" />
      <path d="M286 78 300 70 314 78 308 88H292Z" className="fill-slate-700" />
      <path d="M330 46 352 40 356 50 334 56Z" className="fill-slate-700" />
      <path d="M60 190H92V204H68ZM508 190H540L532 204H508Z" className="fill-slate-500" />
      <path d="M84 204V368H74" strokeWidth="5" className="stroke-slate-500" />
      <path
        d="M18 336H62V380H18ZM25 344V372M32 344V372M39 344V372M46 344V372M55 344V372"
        className="fill-limestone-50"
      />
      <path d="M4 380H596" strokeWidth="2.5" />
      {places.map(([x, y], index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="20"
            className="fill-limestone-50 stroke-copper-700"
            strokeWidth="3.5"
          />
          <text
            x={x}
            y={y + 7}
            textAnchor="middle"
            stroke="none"
            className="fill-slate-900 font-heading text-[20px] font-bold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** The left half: shingles with a hole, chipped siding, a window. */
function Outside() {
  const shingles = [94, 112, 130, 148, 166, 184].map((y) => `M${300 - (y - 78) * 2} ${y}H300`);
  const boards = [218, 238, 258, 278, 298, 318, 338, 358].map((y) => `M92 ${y}H300`);
  return (
    <>
      <path d="M60 198 300 78V198Z" className="fill-limestone-100" />
      <path d={shingles.join("")} opacity="0.45" />
      <path
        d="M196 148H256V166H228V184H180V166H196Z"
        className="fill-copper-400 stroke-copper-700"
      />
      <path d="M232 96 252 84 266 92 246 104Z" className="fill-slate-700" />
      <path d={boards.join("")} opacity="0.25" />
      <path d="M124 236H172V306H124ZM148 236V306M124 271H172" className="fill-limestone-200" />
      <path d="M240 262l12-6 8 9-10 7ZM262 322l10-4 6 8-11 5Z" className="fill-slate-500" />
    </>
  );
}

/** The right half: rafters over wet insulation, the stain below it, and the bucket. */
function Inside() {
  return (
    <>
      <path d="M300 78 540 198H300Z" className="fill-limestone-200" />
      <path d="M300 94 492 190H300Z" className="fill-limestone-50" />
      <path d="M300 190H508V198H300Z" className="fill-slate-500" />
      <path d="M306 176H464L478 188H306Z" className="fill-copper-100" />
      <path d="M306 176q8 10 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" opacity="0.6" />
      <path d="M346 199Q398 222 450 199Z" className="fill-copper-400" stroke="none" />
      <path d="M398 222V344" strokeDasharray="3 12" strokeWidth="4" className="stroke-slate-500" />
      <path d="M376 346H420L414 380H382Z" className="fill-slate-500" />
      <path d="M300 78V380" strokeDasharray="14 5 3 5" strokeWidth="1.75" />
    </>
  );
}
