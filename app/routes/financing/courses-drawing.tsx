import { Drawing, drawingLabel } from "#app/sections/drawing.tsx";
import { drawing as words } from "#content/en/financing.ts";

const courses = Array.from({ length: 12 }, (_, index) => index);
const paid = 5;
const height = 19;
const foot = 262;

/** How far the hip moves in for each course: the roof's face is a trapezoid of 6 in 12. */
const inset = height * 2;

/**
 * A hip roof seen from the front, one course of shingles for each payment: those that are paid are
 * laid, the rest is drawn. Decorative.
 */
export function CoursesDrawing({ className }: { className?: string }) {
  const top = foot - courses.length * height;
  return (
    <Drawing width={640} height={330} className={className}>
      {courses.map((course) => (
        <Course key={course} course={course} />
      ))}
      <path d={`M4 ${foot}H636V${foot + 8}H4Z`} className="fill-slate-500" />
      <path d={`M40 ${foot + 8}V326M600 ${foot + 8}V326`} />
      <path d={`M${4 + 6 * inset} ${top}H${636 - 6 * inset}`} strokeWidth="3" />
      <path
        d={`M4 ${foot - paid * height}H636`}
        strokeDasharray="7 5"
        className="stroke-copper-700"
        strokeWidth="1.5"
      />
      <g stroke="none">
        <text x="4" y={foot - paid * height - 10} className={drawingLabel}>
          {words.open}
        </text>
        <text x="636" y={foot - paid * height - 10} textAnchor="end" className={drawingLabel}>
          {words.ridge} ↑
        </text>
        <text x="320" y={foot + 42} textAnchor="middle" className={drawingLabel}>
          {words.paid}: {paid} / {courses.length}
        </text>
      </g>
    </Drawing>
  );
}

function Course({ course }: { course: number }) {
  const y = foot - course * height;
  // Half as steep at the sides as the pitch would have it, so that the ridge keeps its length.
  const x = 4 + course * (inset / 2);
  const end = 640 - x;
  const isPaid = course < paid;
  const joints = Array.from({ length: 15 }, (_, index) => x + 14 + index * 44 + (course % 3) * 13)
    .filter((joint) => joint < end - 8)
    .map((joint) => `M${joint} ${y}v-${height}`)
    .join("");
  return (
    <g className={isPaid ? "stroke-limestone-50" : ""} opacity={isPaid ? 1 : 0.55}>
      <path
        d={`M${x} ${y}L${x + inset / 2} ${y - height}H${end - inset / 2}L${end} ${y}Z`}
        className={isPaid ? "fill-copper-700" : "fill-limestone-50"}
      />
      <path d={joints} strokeWidth="1" />
    </g>
  );
}
