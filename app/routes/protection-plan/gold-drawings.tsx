import { Drawing } from "#app/sections/drawing/drawing.tsx";
import { reportMonths } from "#content/en/gold-protection-plan.ts";
import { House, YearStrip } from "./year-strip.tsx";

const { april, november } = reportMonths;

/** Months with an inspection, counted from 0. */
const inspected = [3, 10];

/** The year of a house under a tree: inspected when its branches are bare and when its leaves are down. */
export function GoldYear() {
  return (
    <YearStrip
      draw={(month) => (
        <>
          <Tree month={month} />
          <House x={38} isInspected={inspected.includes(month)} />
        </>
      )}
    />
  );
}

/** The crown's radius by month; none where the branches are bare. */
const crowns = [0, 0, 0, 0, 24, 29, 30, 30, 28, 23, 0, 0];

function Tree({ month }: { month: number }) {
  const crown = crowns[month] ?? 0;
  const isFall = month === 9;
  return (
    <g>
      <path d="M20 118V62M20 92 7 74M20 84 33 66M20 74 11 58M20 70 28 54" opacity="0.7" />
      {crown > 0 && (
        <circle
          cx="20"
          cy={92 - crown}
          r={crown}
          strokeWidth="1.5"
          className={
            isFall ? "fill-copper-100 stroke-copper-600" : "fill-patina-100 stroke-patina-500"
          }
        />
      )}
      {(isFall || month === 10) && (
        <path
          d={
            isFall
              ? "M2 106 7 110M34 100 39 104"
              : "M1 114H7M11 112H16M25 114H31M4 96 9 100M34 88 39 92"
          }
          className="stroke-copper-600"
          strokeWidth="3.5"
        />
      )}
    </g>
  );
}

const mainCourses = Array.from({ length: 16 }, (_, index) => 36 + index * 16);
const wingCourses = Array.from({ length: 16 }, (_, index) => 116 + index * 16);

/** Where the valley is at a height or at a place across: it runs at 45° in a plan. */
const valley = (at: number) => 386 - at;

/** A photo from straight above: two slopes, the valley between them dammed by leaves. */
export function DroneFrame() {
  return (
    <Drawing width={400} height={300} className="mx-auto w-full max-w-[30rem]">
      <path d="M24 24H376V276H24Z" className="fill-limestone-100" stroke="none" />
      <path d="M362 24H376V276H110Z" className="fill-limestone-200" stroke="none" />
      <g strokeWidth="1" opacity="0.5">
        {mainCourses
          .filter((y) => y < 276)
          .map((y) => (
            <path key={y} d={`M24 ${y}H${Math.min(376, valley(y))}`} />
          ))}
        {wingCourses
          .filter((x) => x < 376)
          .map((x) => (
            <path key={x} d={`M${x} ${Math.max(24, valley(x))}V276`} />
          ))}
      </g>
      <path d="M362 24 110 276" className="stroke-limestone-50" strokeWidth="9" />
      <path d="M358 24 106 276M366 24 114 276" strokeWidth="1.5" />
      <g className="fill-copper-600" stroke="none">
        {leaves.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            d="M-8 0Q0-6 8 0 0 6-8 0Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      <Ring x={213} y={174} size={38} number={1} />
      <g strokeWidth="2">
        <circle cx="96" cy="84" r="11" className="fill-limestone-50" />
        <circle cx="96" cy="84" r="5" />
      </g>
      <Ring x={96} y={84} size={24} number={2} />
      <KeyPlan />
      <path
        d="M12 44V12H44M356 12H388V44M388 256V288H356M44 288H12V256"
        className="stroke-slate-900"
        strokeWidth="3"
      />
    </Drawing>
  );
}

const leaves: readonly (readonly [x: number, y: number, turn: number])[] = [
  [228, 158, 20],
  [219, 166, 100],
  [210, 171, 45],
  [222, 176, 160],
  [205, 182, 10],
  [214, 186, 75],
  [196, 188, 130],
  [203, 195, 40],
  [262, 122, 50],
  [171, 217, 15],
];

/** The whole roof, small in the corner, with a square around what the frame shows. */
function KeyPlan() {
  return (
    <g>
      <path d="M284 200H368V268H284Z" className="fill-white" strokeWidth="1.5" />
      <g transform="translate(281 199) scale(0.17)" strokeWidth="9">
        <path d="M60 60H460V220H420V340H300V220H60ZM60 140H460M360 160V340" />
        <path d="M300 220 360 160 420 220" />
        <path d="M256 144H356V244H256Z" className="stroke-copper-600" strokeWidth="14" />
      </g>
    </g>
  );
}

function Ring(props: { x: number; y: number; size: number; number: number }) {
  const { x, y, size, number } = props;
  return (
    <>
      <circle cx={x} cy={y} r={size} className="stroke-copper-700" strokeWidth="3" />
      <circle
        cx={x + size * 0.9}
        cy={y - size * 0.75}
        r="12"
        className="fill-copper-700"
        stroke="none"
      />
      <text
        x={x + size * 0.9}
        y={y - size * 0.75 + 5.5}
        textAnchor="middle"
        stroke="none"
        className="fill-limestone-50 font-heading text-[16px] font-bold"
      >
        {number}
      </text>
    </>
  );
}

/** Two pages of reports side by side: one place in spring and in fall, its crack measured. */
export function TwoReports() {
  return (
    <Drawing width={400} height={300} className="mx-auto w-full max-w-[30rem]">
      <Page x={8} month={april} crack="M88 66 92 76 89 84" to={84} />
      <Page x={206} month={november} crack="M88 66 92 76 88 86 93 97 90 110" to={110} />
    </Drawing>
  );
}

/** A page with its month, a photo of the crack from its start at 66 `to` its end, and lines of text. */
function Page(props: { x: number; month: string; crack: string; to: number }) {
  const { x, month, crack, to } = props;
  return (
    <g transform={`translate(${x} 6)`}>
      <path d="M0 0H186V288H0Z" className="fill-limestone-50" strokeWidth="2" />
      <path d="M0 0H186V34H0Z" className="fill-slate-900" stroke="none" />
      <text
        x="12"
        y="23"
        stroke="none"
        className="fill-limestone-50 font-heading text-[17px] font-bold"
      >
        {month}
      </text>
      <path d="M12 46H174V140H12Z" className="fill-limestone-200" />
      <path
        d="M12 65H174M12 84H174M12 103H174M12 122H174M44 46V65M120 46V65M62 65V84M150 65V84M34 84V103M126 84V103M70 103V122M156 103V122M40 122V140M118 122V140"
        strokeWidth="1"
        opacity="0.45"
      />
      <path d={crack} className="stroke-slate-950" strokeWidth="3.5" strokeLinejoin="round" />
      <g className="stroke-copper-700" strokeWidth="2">
        <path d={`M112 66V${to}M106 66H118M106 ${to}H118`} />
      </g>
      <g strokeWidth="3" opacity="0.3">
        <path d="M12 160H150M12 176H168M12 192H96" />
        <path d="M12 222H60M74 222H168M12 242H60M74 242H150M12 262H60M74 262H160" />
      </g>
    </g>
  );
}
