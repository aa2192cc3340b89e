/** The positions of the six numbers, and the place on the house that each refers to. */
const callouts: readonly { number: number; x: number; y: number; at: [number, number] }[] = [
  { number: 1, x: 236, y: 44, at: [304, 104] },
  { number: 2, x: 330, y: 318, at: [322, 256] },
  { number: 3, x: 104, y: 96, at: [164, 172] },
  { number: 4, x: 572, y: 112, at: [506, 197] },
  { number: 5, x: 28, y: 310, at: [54, 254] },
  { number: 6, x: 420, y: 318, at: [420, 186] },
];

/** The lower edge of each shingle, on a slope 280 units long. */
const courses = [0, 28, 56, 84, 112, 140, 168, 196, 224, 252];
const tornCourse = 84;

/**
 * A section through a house, with the six places that the assessment asks about. Decorative: the
 * table beside it names them. Its roof has the site's 6 in 12 pitch (26.565°).
 */
export function HouseSection({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 12 620 340"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={`text-slate-700 print:max-h-44 ${className}`}
    >
      <path d="M0 346H620" strokeWidth="2" />
      <Walls />
      <Chimney />
      <g transform="translate(60 235) rotate(-26.565)">
        <Slope />
      </g>
      <g transform="translate(560 235) scale(-1 1) rotate(-26.565)">
        <Slope torn={tornCourse} />
      </g>
      <path d="M290 112 310 101 330 112" strokeWidth="4" />
      <path d="M436 177 478 198 484 206" className="stroke-copper-600" strokeWidth="3.5" />
      <Gutter />
      <g transform="translate(620 0) scale(-1 1)">
        <Gutter />
      </g>
      <Air />
      <path d="M304 250q18 13 36 0Z" className="fill-copper-400 stroke-copper-600" />
      {callouts.map(({ number, x, y, at: [toX, toY] }) => (
        <g key={number} className="stroke-copper-700">
          <path d={`M${x} ${y}L${toX} ${toY}`} />
          <circle cx={toX} cy={toY} r="3" className="fill-copper-700" />
          <circle cx={x} cy={y} r="16" className="fill-limestone-50" strokeWidth="2" />
          <text
            x={x}
            y={y + 6}
            textAnchor="middle"
            stroke="none"
            className="fill-slate-900 font-heading text-[17px] font-bold"
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Walls, ceiling with insulation, a window. */
function Walls() {
  return (
    <>
      <path d="M92 243H528V250H92Z" className="fill-limestone-200" />
      <path d="M92 250V346H106V250M514 250V346H528V250" className="fill-limestone-100" />
      <path d="M64 247H92M528 247H556" />
      <path
        d={`M110 243${"q8-16 16 0".repeat(25)}`}
        className="stroke-limestone-500"
        strokeWidth="1"
      />
      <path
        d="M150 276H206V328H150ZM178 276V328M150 302H206"
        className="fill-white stroke-slate-500"
      />
    </>
  );
}

function Chimney() {
  return (
    <>
      <path d="M440 98H474V202L440 185Z" className="fill-limestone-200" />
      <path d="M440 114H474M440 130H474M440 146H474M440 162H474M440 178H474" opacity="0.3" />
      <path d="M435 89H479V98H435Z" className="fill-limestone-100" />
    </>
  );
}

/** Rafter, deck and shingles, from the eave up. On the windward side one shingle is torn. */
function Slope({ torn }: { torn?: number }) {
  return (
    <>
      <path d="M6 9H280V21H-2Z" className="fill-limestone-50" />
      <path d="M0 0H280V9H-5Z" className="fill-limestone-200" />
      {courses.map((x) => (
        <path
          key={x}
          d={
            x === torn
              ? `M${x + 10} 0L${x + 2} -18 ${x + 7} -22 ${x + 30} -4V0Z`
              : `M${x - 6} 0V-9L${x + 40} -5V0Z`
          }
          className="fill-slate-700 stroke-limestone-50"
          strokeWidth="1"
        />
      ))}
    </>
  );
}

/** The gutter with its downspout along the wall. */
function Gutter() {
  return (
    <>
      <path d="M54 252V260L85 272V338L76 343" strokeWidth="2.5" className="stroke-slate-500" />
      <path
        d="M64 238H44V247C44 256 64 256 64 247Z"
        className="fill-limestone-100"
        strokeWidth="2"
      />
    </>
  );
}

/** Airflow: in at the soffits, along the deck, out at the ridge. */
function Air() {
  return (
    <g className="stroke-patina-500" strokeWidth="2">
      <path d="M78 262V250L290 144" strokeDasharray="8 5" />
      <path d="M542 262V250L330 144" strokeDasharray="8 5" />
      <path d="M280 143 291 143.500 285 153M340 143 329 143.500 335 153" />
    </g>
  );
}
