import { dripEdge, gutter, shingle } from "#content/en/eave.ts";
import { Callout, Drawing, SlopeSymbol } from "./drawing.tsx";

/** The lower edge of each shingle along the slope; 58 units are exposed, like 5⅝ in on a roof. */
const courses = [-6, 52, 110, 168, 226, 284, 342, 400, 458];

/**
 * A section through the eave of a roof, as in a drawing set: where water runs off the shingles,
 * over the drip edge into the gutter. Decorative. The slope has the site's 6 in 12 pitch (26.565°).
 */
export function EaveDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={480} height={340} className={className}>
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
      <SlopeSymbol x={2} y={92} run={96} />
      <Callouts />
    </Drawing>
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

function Callouts() {
  return (
    <>
      <g opacity="0.75">
        <path d="M224 94H250L272 152" />
        <path d="M84 209H96L121 245" />
        <path d="M58 330H92L99 308" />
      </g>
      <Callout at={[272, 152]} text={[150, 100]}>
        {shingle}
      </Callout>
      <Callout at={[122, 247]} text={[0, 215]}>
        {dripEdge}
      </Callout>
      <Callout at={[99, 307]} text={[0, 336]}>
        {gutter}
      </Callout>
    </>
  );
}
