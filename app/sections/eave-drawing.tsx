/** Where each shingle's lower edge lies on the slope; 58 units show, as 5⅝ in do on a roof. */
const courses = [-6, 52, 110, 168, 226, 284, 342, 400, 458];

const label = "fill-slate-700 font-text text-[17px] font-semibold";

/**
 * The eave of a roof in section, as a drawing set has it: where the water leaves the shingles over
 * the drip edge for the gutter. Decorative. The slope is the 6 in 12 of the whole site (26.565°).
 */
export function EaveDrawing({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 340"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={`text-slate-700 print:hidden ${className}`}
    >
      <Wall />
      <g transform="translate(120 250) rotate(-26.565)">
        <path d="M18 9H460V61H-8Z" className="fill-limestone-100" />
        <path d="M8 24H460M2 37H460M-4 50H460" opacity="0.22" />
        <path d="M12 0H460V9H8Z" className="fill-limestone-200" />
        <path d="M2-2.5H460" strokeDasharray="9 4" />
        <path d="M-6-3H62V-7H-6Z" className="fill-slate-500" stroke="none" />
        {courses.map((x) => (
          <path
            key={x}
            d={`M${x}-11V-18.5L${x + 138}-8.5V-3Z`}
            className="fill-slate-700 stroke-limestone-50"
          />
        ))}
      </g>
      <path d="M130.5 247V312H140V250" className="fill-limestone-50" />
      <path d="M176 221 126.5 245.8V268L120 273" className="stroke-copper-600" strokeWidth="4" />
      <path d="M129.5 266V305H100C93 305 94 292 86 287 80 283 78 277 78 266H87" strokeWidth="2.5" />
      <SlopeSymbol />
      <Callouts />
    </svg>
  );
}

/** Stud, siding and soffit below the rafter. */
function Wall() {
  return (
    <>
      <path d="M252 340V252L286 235V340" className="fill-limestone-100" />
      <path d="M252 268 286 251M252 340 286 306M252 304 286 268" opacity="0.22" />
      <path d="M244 340 249 312H252V340" />
      <path d="M140 307.5H252M140 312H252" />
    </>
  );
}

/** Run over rise. */
function SlopeSymbol() {
  return (
    <>
      <path d="M2 92H98V44Z" className="stroke-copper-600" strokeWidth="1.75" />
      <text x="50" y="113" textAnchor="middle" stroke="none" className={label}>
        12
      </text>
      <text x="108" y="74" stroke="none" className={label}>
        6
      </text>
    </>
  );
}

function Callouts() {
  return (
    <>
      <g opacity="0.75">
        <path d="M224 94H250L272 152" />
        <path d="M84 209H96L121 245" />
        <path d="M58 330H92L99 308" />
      </g>
      <g fill="currentColor" stroke="none">
        <circle cx="272" cy="152" r="3" />
        <circle cx="122" cy="247" r="3" />
        <circle cx="99" cy="307" r="3" />
        <text x="150" y="100" className={label}>
          Shingle
        </text>
        <text x="0" y="215" className={label}>
          Drip edge
        </text>
        <text x="0" y="336" className={label}>
          Gutter
        </text>
      </g>
    </>
  );
}
