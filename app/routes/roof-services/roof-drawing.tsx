import { Drawing } from "#app/sections/drawing/drawing.tsx";

/** The front of a house whose roof has all six problems, numbered as in the list. Decorative. */
export function RoofDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={720} height={500} className={className}>
      <Wall />
      <Roof />
      <Troubles />
      {marks.map(([x, y], index) => (
        <g key={`${x} ${y}`} stroke="none">
          <circle cx={x} cy={y} r="19" className="fill-copper-700" />
          <text
            x={x}
            y={y + 7}
            textAnchor="middle"
            className="fill-limestone-50 font-heading text-[20px] font-bold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** In the order of the list. */
const marks: readonly (readonly [x: number, y: number])[] = [
  [330, 408],
  [236, 190],
  [538, 98],
  [388, 128],
  [132, 334],
  [612, 232],
];

const courses = [112, 136, 160, 184, 208, 232, 256, 280]
  .map((y) => `M${Math.round(142 - y * 0.27)} ${y}H${Math.round(578 + y * 0.27)}`)
  .join("");

function Wall() {
  return (
    <>
      <path d="M84 312V480H636V312" className="fill-limestone-50" />
      <path d="M20 480H700" strokeWidth="2.5" />
      <path d="M148 360H224V452H148ZM186 360V452M148 406H224" className="fill-limestone-200" />
      <path d="M496 360H572V452H496ZM534 360V452M496 406H572" className="fill-limestone-200" />
      {/* Cut open: the room below the leak. */}
      <path d="M268 372H456V480H268Z" className="fill-limestone-100" strokeDasharray="7 5" />
    </>
  );
}

function Roof() {
  return (
    <>
      <path d="M118 88H602L660 304H60Z" className="fill-limestone-200" strokeWidth="2" />
      <path d={courses} opacity="0.4" />
      <path d="M112 82H608V92H112Z" className="fill-slate-700" stroke="none" />
      <path d="M54 304H666V318H54Z" className="fill-limestone-50" strokeWidth="2" />
      <path d="M470 36H526V150H470Z" className="fill-limestone-50" strokeWidth="2" />
      <path d="M462 26H534V38H462Z" className="fill-slate-500" />
      <path d="M470 62H526M470 88H526M470 114H526M484 38V62M512 62V88M484 88V114" opacity="0.4" />
      <path
        d="M460 158V140H470V128H480V116M536 158V140H526V128H516V116M460 158H536"
        className="stroke-copper-600"
        strokeWidth="3.5"
      />
      <path d="M352 102H364V148H352Z" className="fill-limestone-50" />
      <path d="M340 160 350 146H366L376 160Z" className="fill-slate-500" />
      <path d="M356 146 352 160" className="stroke-copper-400" strokeWidth="3" />
    </>
  );
}

function Troubles() {
  return (
    <>
      {/* Torn off, with one tab in flight. */}
      <path d="M176 208H288V232H264V256H196V232H176Z" className="fill-limestone-50" />
      <path d="M196 232H264M176 208H288" opacity="0.5" />
      <path d="M292 238 318 226 326 246 300 258Z" className="fill-slate-500" />
      {/* The path of the water: in under the boot, along the rafter, down onto the ceiling. */}
      <path
        d="M364 160 372 214 386 290 394 372"
        strokeDasharray="3 7"
        strokeLinecap="round"
        className="stroke-patina-500"
        strokeWidth="3.5"
      />
      <ellipse cx="394" cy="375" rx="36" ry="7" className="fill-copper-400" stroke="none" />
      <path
        d="M388 392C384 399 386 404 390 404 394 404 396 399 392 392L390 388ZM400 420C396 427 398 432 402 432 406 432 408 427 404 420L402 416Z"
        className="fill-patina-500"
        stroke="none"
      />
      {/* Ice over the gutter. */}
      <path
        d="M70 304C74 284 92 276 112 282 130 270 156 276 166 288 182 286 192 294 196 304V318H190L186 344 181 318H164L159 356 153 318H104L99 350 94 318H84L80 334 76 318H62Z"
        className="fill-patina-100"
      />
      {/* The deck sags between two rafters. */}
      <path
        d="M520 232Q570 262 626 232M528 256Q576 284 636 256"
        className="stroke-copper-700"
        strokeWidth="3"
        strokeDasharray="9 6"
      />
    </>
  );
}
