/** The drone's path over the roof and its photo stops. Drawn on top of `RoofPlan`. */
export function DronePath() {
  return (
    <g className="stroke-copper-600">
      <path
        d="M40 40H480V100H40V180H480V240H440V360H280V250"
        strokeWidth="2"
        strokeDasharray="7 6"
      />
      {stops.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 5} ${y}H${x + 5}M${x} ${y - 5}V${y + 5}`}
          strokeWidth="2"
        />
      ))}
      <g strokeWidth="2.5" className="stroke-slate-900">
        <path d="M268 238 292 262M292 238 268 262" />
        <circle cx="266" cy="236" r="8" className="fill-limestone-100" />
        <circle cx="294" cy="236" r="8" className="fill-limestone-100" />
        <circle cx="266" cy="264" r="8" className="fill-limestone-100" />
        <circle cx="294" cy="264" r="8" className="fill-limestone-100" />
        <rect x="273" y="243" width="14" height="14" className="fill-copper-600" />
      </g>
    </g>
  );
}

const stops: readonly (readonly [x: number, y: number])[] = [
  [120, 40],
  [260, 40],
  [400, 40],
  [330, 100],
  [100, 100],
  [150, 180],
  [300, 180],
  [440, 180],
  [440, 300],
  [360, 360],
];

/**
 * Warm spots as an infrared camera sees them at night: the rings are the places that stayed wet.
 */
export function HeatMap() {
  return (
    <g stroke="none">
      {warm.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d={blob} className="fill-amber-400" opacity="0.22" transform="scale(1.5)" />
          <path d={blob} className="fill-orange-400" opacity="0.5" />
          <path d={blob} className="fill-red-400" opacity="0.85" transform="scale(0.52)" />
        </g>
      ))}
      <g className="stroke-amber-400" strokeWidth="1.5" fill="none">
        <path d="M236 200 244 262M350 196 388 380M158 106 130 26" opacity="0.8" />
      </g>
    </g>
  );
}

const blob = "M-30-6C-26-26-4-30 12-24 30-18 36 2 26 16 16 30-10 30-22 18-29 11-31 3-30-6Z";

const warm: readonly (readonly [x: number, y: number, size: number])[] = [
  [226, 186, 1],
  [344, 192, 0.85],
  [158, 122, 0.55],
];

/** The six places of the annual inspection, numbered as in the list beside it. */
export function Checkpoints() {
  return places.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <circle
        cx={x}
        cy={y}
        r="17"
        className="fill-limestone-50 stroke-copper-700"
        strokeWidth="2"
      />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        stroke="none"
        className="fill-slate-900 font-heading text-[17px] font-bold"
      >
        {index + 1}
      </text>
    </g>
  ));
}

const places: readonly (readonly [x: number, y: number])[] = [
  [280, 140],
  [340, 90],
  [322, 200],
  [192, 160],
  [110, 220],
  [360, 300],
];
