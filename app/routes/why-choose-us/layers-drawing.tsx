import { layers } from "#content/en/why-choose-us.ts";

/**
 * `along` the eave and `up` the slope are fractions of 1; `lift` is a layer's height above the
 * deck, in units.
 */
type Layer = {
  along: [from: number, to: number];
  up: [from: number, to: number];
  lift: number;
  top: string;
  edge: string;
  /** The position of its number. */
  mark: [along: number, up: number];
};

const stack: readonly Layer[] = [
  {
    along: [0, 1],
    up: [0, 1],
    lift: 0,
    top: "fill-copper-300",
    edge: "fill-copper-600",
    mark: [0.09, 0.56],
  },
  {
    along: [0.2, 1],
    up: [0, 0.42],
    lift: 11,
    top: "fill-slate-950",
    edge: "fill-slate-700",
    mark: [0.29, 0.2],
  },
  {
    along: [0.4, 1],
    up: [0, 1],
    lift: 22,
    top: "fill-limestone-400",
    edge: "fill-limestone-500",
    mark: [0.5, 0.56],
  },
  {
    along: [0.6, 1],
    up: [0, 0.14],
    lift: 33,
    top: "fill-slate-700",
    edge: "fill-slate-950",
    mark: [0.655, 0.075],
  },
  {
    along: [0.72, 1],
    up: [0, 1],
    lift: 44,
    top: "fill-slate-500",
    edge: "fill-slate-700",
    mark: [0.86, 0.56],
  },
];

const thickness = 9;
const courses = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * A roof slope with its layers cut back one after the other, deck first; the rake has the site's
 * pitch. The list below explains the numbers.
 */
export function LayersDrawing({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <svg
        aria-hidden="true"
        viewBox="0 0 640 320"
        className="w-full stroke-slate-950 print:hidden"
        strokeWidth="1.25"
        strokeLinejoin="round"
      >
        {stack.map((layer, index) => (
          <g key={layer.lift}>
            <Slab {...layer} />
            {index === stack.length - 1 && <Courses {...layer} />}
          </g>
        ))}
        {stack.map(({ mark: [along, up], lift }, index) => (
          <Mark key={lift} at={place(along, up, lift)} number={index + 1} />
        ))}
      </svg>
      <figcaption>
        <ol className="mt-4 grid grid-cols-2 gap-x-6 text-small tight:grid-cols-1">
          {layers.map((layer, index) => (
            <li key={layer} className="flex gap-3 border-t border-limestone-400 py-2">
              <span aria-hidden="true" className="font-heading font-bold text-copper-700">
                {index + 1}
              </span>
              {layer}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Slab({ along: [left, right], up: [low, high], lift, top, edge }: Layer) {
  const corners = [place(left, low, lift), place(left, high, lift)];
  const eave = [corners[0], place(right, low, lift), below(place(right, low, lift))];
  return (
    <>
      <path
        d={path([...corners, place(right, high, lift), place(right, low, lift)])}
        className={top}
      />
      <path d={path([...eave, below(place(left, low, lift))])} className={edge} />
    </>
  );
}

/** Courses with their staggered joints. */
function Courses({ along: [left, right], lift }: Layer) {
  const width = right - left;
  const joint = (up: number, row: number) =>
    [0.3, 0.63, 0.96]
      .map((share) => left + width * (share - (row % 3) * 0.11))
      .map((at) => `M${place(at, up, lift)}L${place(at, up - 0.1, lift)}`)
      .join("");
  return (
    <path
      fill="none"
      className="stroke-slate-900"
      d={[...courses, 1]
        .map((up, row) => `M${place(left, up, lift)}L${place(right, up, lift)}${joint(up, row)}`)
        .join("")}
    />
  );
}

function Mark({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="15" className="fill-limestone-50 stroke-slate-950" />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        stroke="none"
        className="fill-slate-950 font-heading text-[16px] font-bold"
      >
        {number}
      </text>
    </>
  );
}

type Point = readonly [x: number, y: number];

function place(along: number, up: number, lift: number): Point {
  return [Math.round(20 + 330 * along + 270 * up), Math.round(228 + 82 * along - 135 * up - lift)];
}

function below([x, y]: Point): Point {
  return [x, y + thickness];
}

function path(points: readonly (Point | undefined)[]): string {
  return `M${points.join("L")}Z`;
}
