import { Drawing } from "#app/sections/drawing/drawing.tsx";
import { sketch as words } from "#content/en/insurance-claims.ts";

const rows = Array.from({ length: 11 }, (_, row) => row);
const courseHeight = 28;
const tabWidth = 48;

/** The position of a course's first joint, staggered from course to course. */
const firstJoint = (row: number) => 40 + ((row * 37) % tabWidth);

/** Darker shingle tabs, by course and position. */
const darkTabs = [
  [0, 2],
  [0, 7],
  [1, 5],
  [2, 0],
  [2, 9],
  [3, 3],
  [4, 1],
  [5, 8],
  [6, 2],
  [6, 9],
  [7, 7],
  [8, 0],
  [8, 5],
  [9, 3],
  [9, 8],
  [10, 1],
  [10, 6],
] as const;

/** Hail hits within the test square. */
const hits = [
  [226, 150],
  [262, 192],
  [312, 138],
  [334, 206],
  [288, 236],
  [236, 246],
] as const;

/**
 * A slope seen from above with an inspector's chalk marks: the test square in which adjusters count
 * hail hits, a tab creased by wind, and missing tabs. Decorative.
 */
export function InspectorsSketch() {
  return (
    <Drawing width={600} height={356} className="w-full text-slate-300">
      <path d="M40 30H560V338H40Z" className="fill-slate-800" />
      <path d={darkTabs.map(tab).join("")} className="fill-slate-700" stroke="none" />
      <path d={rows.map(course).join("")} opacity="0.45" />
      {/* Three tabs, aligned with the courses. */}
      <path
        d="M439 114H535V142H524V170H476V142H439Z"
        className="fill-limestone-200 stroke-limestone-50"
        strokeWidth="2"
      />
      <path d="M450 128h22M496 128h30M486 156h28" className="stroke-slate-500" strokeWidth="3" />
      <path d="M109 242 153 237" className="stroke-copper-400" strokeWidth="5" />
      <path
        d="M190 110 360 107 362 272 192 275Z"
        className="stroke-limestone-50"
        strokeWidth="4"
        strokeDasharray="15 3"
        strokeLinecap="round"
      />
      {hits.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" className="fill-slate-950" stroke="none" />
          <circle cx={x} cy={y} r="14" className="stroke-copper-400" strokeWidth="3.5" />
        </g>
      ))}
      <path
        d="M276 106V66M347 212 398 250M131 244 146 292M502 172V204"
        className="stroke-limestone-50"
        strokeWidth="1.75"
      />
      <Label x={200} y={58} width={208}>
        {`${words.square}, ${words.squareSize}`}
      </Label>
      <Label x={398} y={262} width={142}>
        {words.hits}
      </Label>
      <Label x={112} y={312} width={110}>
        {words.crease}
      </Label>
      <Label x={460} y={222} width={92}>
        {words.missing}
      </Label>
      <path d="M28 341H572" strokeWidth="6" className="stroke-copper-400" />
    </Drawing>
  );
}

/** One course: its lower edge, and the joints between its tabs. */
function course(row: number): string {
  const y = 30 + row * courseHeight;
  const joints = Array.from({ length: 11 }, (_, index) => firstJoint(row) + index * tabWidth)
    .filter((x) => x > 44 && x < 556)
    .map((x) => `M${x} ${y}v${courseHeight}`);
  return `M40 ${y}H560${joints.join("")}`;
}

function tab([row, place]: readonly [row: number, place: number]): string {
  const x = firstJoint(row) + place * tabWidth;
  return `M${x} ${30 + row * courseHeight}H${Math.min(560, x + tabWidth)}v${courseHeight}H${x}Z`;
}

function Label(props: { x: number; y: number; width: number; children: string }) {
  const { x, y, width } = props;
  return (
    <g stroke="none">
      <rect x={x - 8} y={y - 20} width={width} height="29" className="fill-slate-950" />
      <text x={x} y={y} className="fill-limestone-50 font-text text-[17px] font-semibold">
        {props.children}
      </text>
    </g>
  );
}
