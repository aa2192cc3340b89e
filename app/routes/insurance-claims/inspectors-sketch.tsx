import { Drawing } from "#app/sections/drawing.tsx";
import { sketch as words } from "#content/en/insurance-claims.ts";

const rows = Array.from({ length: 11 }, (_, row) => row);
const courseHeight = 28;

/** Where hail hit, within the test square. */
const hits = [
  [226, 150],
  [262, 192],
  [312, 138],
  [338, 206],
  [288, 236],
  [236, 246],
] as const;

const label = "fill-limestone-50 font-text text-[17px] font-semibold";

/**
 * A slope from straight above with an inspector's chalk on it: the test square that adjusters count
 * hail hits in, a tab that wind has creased, and where tabs are gone. Decorative.
 */
export function InspectorsSketch() {
  return (
    <Drawing width={600} height={370} className="w-full text-limestone-200">
      <path d="M40 30H560V338H40Z" className="fill-slate-950" stroke="none" />
      {rows.map((row) => (
        <Course key={row} row={row} />
      ))}
      <path
        d="M452 114h68v28h-24v28h-44Z"
        className="fill-limestone-200 stroke-limestone-50"
        strokeWidth="2"
      />
      <path d="M464 128h42M462 156h26" className="stroke-slate-900" opacity="0.5" />
      <path d="M92 238C104 232 122 234 138 228" className="stroke-copper-400" strokeWidth="4" />
      <path
        d="M190 110 360 107 362 272 192 275Z"
        className="stroke-limestone-50"
        strokeWidth="3.5"
        strokeDasharray="14 3"
        strokeLinecap="round"
      />
      {hits.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" className="fill-slate-500" stroke="none" />
          <circle cx={x} cy={y} r="13" className="stroke-copper-400" strokeWidth="3" />
        </g>
      ))}
      <Labels />
      <path d="M28 338H572" strokeWidth="6" className="stroke-copper-400" />
    </Drawing>
  );
}

/** The joints between the tabs, staggered from course to course. */
function Course({ row }: { row: number }) {
  const y = 30 + row * courseHeight;
  const joints = Array.from({ length: 11 }, (_, index) => 40 + ((row * 37) % 48) + index * 48)
    .filter((x) => x > 44 && x < 556)
    .map((x) => `M${x} ${y}v${courseHeight}`)
    .join("");
  return <path d={`M40 ${y}H560${joints}`} opacity="0.3" />;
}

function Labels() {
  return (
    <>
      <path
        d="M276 106V62H296M346 214 392 252H412M140 228 152 302H166M520 128H536V78"
        className="stroke-limestone-50"
      />
      <g stroke="none">
        <Label x={300} y={58} width={196}>
          {`${words.square}, ${words.squareSize}`}
        </Label>
        <Label x={412} y={258} width={140}>
          {words.hits}
        </Label>
        <Label x={166} y={308} width={106}>
          {words.crease}
        </Label>
        <Label x={458} y={70} width={92}>
          {words.missing}
        </Label>
      </g>
    </>
  );
}

function Label(props: { x: number; y: number; width: number; children: string }) {
  return (
    <>
      <rect
        x={props.x - 6}
        y={props.y - 19}
        width={props.width}
        height="27"
        className="fill-slate-950"
      />
      <text x={props.x} y={props.y} className={label}>
        {props.children}
      </text>
    </>
  );
}
