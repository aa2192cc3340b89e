import { Drawing, drawingLabel } from "#app/sections/drawing/drawing.tsx";
import { drawing as words } from "#content/en/financing.ts";

const courses = Array.from({ length: 12 }, (_, index) => index);
const paid = 5;
const rise = 11;
/**
 * The sides of a hip roof fall at 6 in 12 too, so each course is narrower by twice its height on
 * each side.
 */
const run = rise * 2;
const eave = 186;
const [left, right] = [8, 632];

/**
 * A house with a hip roof, one course of shingles per payment: the paid ones are laid, the rest are
 * outlined. Decorative.
 */
export function CoursesDrawing({ className }: { className?: string }) {
  const ridge = eave - courses.length * rise;
  return (
    <Drawing width={640} height={340} className={className}>
      <path d="M52 192V338M588 192V338" />
      <path d="M52 192H588V338H52Z" className="fill-limestone-50" />
      <Openings />
      {courses.map((course) => (
        <Course key={course} course={course} />
      ))}
      <path
        d={`M${left - 6} ${eave}H${right + 6}V${eave + 9}H${left - 6}Z`}
        className="fill-slate-500"
      />
      <path d={`M${left + 12 * run} ${ridge}H${right - 12 * run}`} strokeWidth="4" />
      <path d="M66 195V332H58M574 195V332H582" strokeWidth="3" />
      <path d="M0 338H640" strokeWidth="2.5" />
      <path d="M96 118 128 156M506 78 452 96M320 38V50" />
      <g stroke="none">
        <circle cx="128" cy="156" r="3.5" fill="currentColor" />
        <circle cx="452" cy="96" r="3.5" fill="currentColor" />
        <text x="92" y="108" textAnchor="middle" className={drawingLabel}>
          {words.paid}
        </text>
        <text x="514" y="82" className={drawingLabel}>
          {words.open}
        </text>
        <text x="320" y="30" textAnchor="middle" className={drawingLabel}>
          {words.ridge}
        </text>
      </g>
    </Drawing>
  );
}

function Course({ course }: { course: number }) {
  const y = eave - course * rise;
  const [from, to] = [left + course * run, right - course * run];
  const isPaid = course < paid;
  const joints = Array.from(
    { length: 24 },
    (_, index) => from + run + 4 + index * 26 + (course % 3) * 9,
  )
    .filter((joint) => joint < to - run)
    .map((joint) => `M${joint} ${y}v-${rise}`)
    .join("");
  return (
    <g className={isPaid ? "stroke-limestone-50" : ""} strokeWidth={isPaid ? 1.25 : 1}>
      <path
        d={`M${from} ${y}L${from + run} ${y - rise}H${to - run}L${to} ${y}Z`}
        className={isPaid ? "fill-copper-700" : "fill-limestone-100"}
      />
      <path d={joints} opacity="0.8" />
    </g>
  );
}

/** Windows with their shutters, and the door. */
function Openings() {
  return (
    <>
      {[108, 200, 400, 492].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 226H${x + 40}V292H${x}ZM${x + 20} 226V292M${x} 259H${x + 40}`}
            className="fill-limestone-200"
          />
          <path
            d={`M${x - 13} 226H${x - 3}V292H${x - 13}ZM${x + 43} 226H${x + 53}V292H${x + 43}Z`}
            className="fill-slate-700"
          />
        </g>
      ))}
      <path d="M296 244H344V338H296Z" className="fill-slate-700" />
      <path d="M284 338V238M356 338V238" />
      <path d="M274 238 320 215 366 238Z" className="fill-limestone-100" />
    </>
  );
}
