import { damage } from "#content/en/storm-damage.ts";
import { DamagedRoofs } from "./damaged-roofs.tsx";
import { HouseWalls } from "./house-walls.tsx";
import { badges, firstNumber } from "./sign-numbers.ts";

/**
 * For each sign, in order: the position of its number, and the place on the house that it refers
 * to.
 */
const places: readonly { x: number; y: number; at: [x: number, y: number] }[] = [
  { x: 210, y: 84, at: [210, 148] },
  { x: 62, y: 150, at: [116, 196] },
  { x: 22, y: 318, at: [62, 300] },
  { x: 404, y: 128, at: [428, 216] },
  { x: 330, y: 122, at: [404, 254] },
  { x: 736, y: 318, at: [716, 362] },
  { x: 556, y: 92, at: [592, 208] },
  { x: 484, y: 128, at: [478, 246] },
  { x: 140, y: 120, at: [210, 196] },
  { x: 720, y: 194, at: [606, 256] },
  { x: 640, y: 92, at: [650, 206] },
  { x: 716, y: 256, at: [640, 300] },
];

/** A house after a storm, seen from the front, with the places where each sign of damage shows. */
export function HouseDrawing({ className }: { className: string }) {
  return (
    <svg
      role="img"
      aria-label={damage.drawing}
      viewBox="-10 50 784 364"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={`text-slate-700 print:max-h-72 ${className}`}
    >
      <path d="M0 400H764" strokeWidth="2" />
      <HouseWalls />
      <DamagedRoofs />
      {damage.kinds.map(({ id, signs }, index) => (
        <g key={id}>
          {signs.map((sign, place) => {
            const number = firstNumber(index) + place;
            const spot = places[number - 1];
            return spot && <Mark key={sign} number={number} fill={badges[id].fill} {...spot} />;
          })}
        </g>
      ))}
    </svg>
  );
}

function Mark(props: {
  number: number;
  fill: string;
  x: number;
  y: number;
  at: [x: number, y: number];
}) {
  const [toX, toY] = props.at;
  return (
    <>
      <path d={`M${props.x} ${props.y}L${toX} ${toY}`} className="stroke-slate-900" />
      <circle cx={toX} cy={toY} r="3.5" className={`stroke-limestone-50 ${props.fill}`} />
      <circle
        cx={props.x}
        cy={props.y}
        r="16"
        className={`max-sm:[r:27px] ${props.fill}`}
        stroke="none"
      />
      <text
        x={props.x}
        y={props.y}
        dominantBaseline="central"
        textAnchor="middle"
        stroke="none"
        className="fill-limestone-50 font-heading text-[17px] font-bold max-sm:text-[32px]"
      >
        {props.number}
      </text>
    </>
  );
}
