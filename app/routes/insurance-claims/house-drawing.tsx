import { Drawing } from "#app/sections/drawing.tsx";

/** Of the numbers, in the order of the list beside the drawing. */
const places = [
  [176, 128],
  [300, 40],
  [78, 214],
  [470, 290],
  [300, 176],
] as const;

/** A house half in elevation, half cut open, with the places to look at after a storm. Decorative. */
export function HouseDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={600} height={400} className={className}>
      <path d="M10 380H590" strokeWidth="2.5" />
      <path d="M92 190V380M508 190V380" />
      <path d="M92 190H508V380H92Z" className="fill-limestone-50" />
      <Siding />
      <path d="M60 190 300 70 540 190 528 196H72Z" className="fill-limestone-100" />
      <Shingles />
      <path d="M300 84 484 176H300Z" className="fill-limestone-50" />
      <path d="M300 176H500M340 104V176M380 124V176M420 144V176M460 164V176" opacity="0.5" />
      <path d="M288 64 300 58 312 64 306 74H294Z" className="fill-slate-700" />
      <path d="M392 60H424V122L392 106Z" className="fill-limestone-50" />
      <path d="M388 102 428 122" className="stroke-copper-700" strokeWidth="4" />
      <path d="M60 186H90V200H66Z" className="fill-slate-500" />
      <path d="M82 200V372H74" strokeWidth="4" className="stroke-slate-500" />
      <path d="M510 186H540L534 200H510Z" className="fill-slate-500" />
      <path d="M196 106 216 96 226 104 206 114Z" className="fill-slate-700" />
      <path d="M150 240H210V310H150ZM180 240V310M150 275H210" className="fill-limestone-200" />
      <path d="M318 196H492" strokeDasharray="6 5" className="stroke-copper-700" />
      <path d="M372 186q20 16 42 0" className="fill-copper-400 stroke-copper-700" />
      <path d="M272 300H328V380H272Z" className="fill-limestone-200" />
      {places.map(([x, y], index) => (
        <g key={x * y}>
          <circle
            cx={x}
            cy={y}
            r="19"
            className="fill-limestone-50 stroke-copper-700"
            strokeWidth="3"
          />
          <text
            x={x}
            y={y + 7}
            textAnchor="middle"
            stroke="none"
            className="fill-slate-900 font-heading text-[20px] font-bold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** On the left slope; the right one is cut away. */
function Shingles() {
  const courses = [88, 106, 124, 142, 160, 178];
  return <path d={courses.map((y) => `M${300 - (y - 70) * 2} ${y}H300`).join("")} opacity="0.45" />;
}

function Siding() {
  const boards = [216, 236, 256, 276, 296, 316, 336, 356];
  return <path d={boards.map((y) => `M92 ${y}H508`).join("")} opacity="0.22" />;
}
