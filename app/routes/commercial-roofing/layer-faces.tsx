export type LayerKind =
  | "white"
  | "black"
  | "granules"
  | "plates"
  | "adhesive"
  | "film"
  | "board"
  | "foam"
  | "taper"
  | "ply"
  | "concrete"
  | "steel"
  | "panel"
  | "clips"
  | "spacer"
  | "batt"
  | "purlin";

type Place = { kind: LayerKind; left: number; right: number; top: number };

/** How far the drawing recedes, to the right and up. */
const back = { x: 70, y: 44 };

const fills: Readonly<Record<LayerKind, string>> = {
  white: "fill-white",
  black: "fill-slate-700",
  granules: "fill-slate-300",
  plates: "fill-limestone-200",
  adhesive: "fill-amber-100",
  film: "fill-patina-400",
  board: "fill-limestone-200",
  foam: "fill-amber-100",
  taper: "fill-amber-100",
  ply: "fill-copper-100",
  concrete: "fill-limestone-400",
  steel: "fill-slate-300",
  panel: "fill-slate-500",
  clips: "fill-limestone-200",
  spacer: "fill-patina-100",
  batt: "fill-red-100",
  purlin: "fill-slate-300",
};

const range = (from: number, to: number, by: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, index) => from + index * by);

/** The top of a layer, receding, with whatever lies on it. */
export function LayerTop({ kind, left, right, top }: Place) {
  if (kind === "purlin") return <PurlinTops left={left} right={right} top={top} />;
  const from = (x: number) => `M${x} ${top}l${back.x}-${back.y}`;
  return (
    <>
      <path
        d={`M${left} ${top}H${right}l${back.x}-${back.y}H${left + back.x}Z`}
        className={fills[kind]}
      />
      {kind === "steel" && (
        <path
          d={range(left + 12, right, 24)
            .map(from)
            .join("")}
          opacity="0.5"
        />
      )}
      {kind === "panel" && (
        <path
          d={range(left + 36, right, 72)
            .map(from)
            .join("")}
          strokeWidth="6"
          className="stroke-slate-900"
        />
      )}
      {kind === "granules" && <Dots left={left} right={right} top={top} />}
      {(kind === "white" || kind === "black") && (
        <path d={from(right - 92)} strokeWidth="3" className="stroke-copper-600" />
      )}
      {kind === "plates" &&
        range(right - 66, right, 34).map((x) => (
          <ellipse
            key={x}
            cx={x + back.x * 0.72}
            cy={top - back.y * 0.72}
            rx="9"
            ry="4"
            className="fill-slate-500"
          />
        ))}
      {kind === "clips" && (
        <path
          d={range(right - 62, right, 36)
            .map((x) => `M${x + 54} ${top - 30}v-13h9`)
            .join("")}
          strokeWidth="3"
        />
      )}
      {kind === "ply" && (
        <path
          d={`M${left + 24} ${top - 15}H${right + 24}M${left + 47} ${top - 30}H${right + 47}`}
          opacity="0.3"
        />
      )}
      {kind === "concrete" && <Dots left={left} right={right} top={top} />}
    </>
  );
}

/** Between purlins there is air. */
function PurlinTops({ left, right, top }: Omit<Place, "kind">) {
  const tops = purlinPlaces(left, right).map(
    (x) => `M${x - 20} ${top + 2}h20l${back.x}-${back.y}h-20Z`,
  );
  return <path d={tops.join("")} className={fills.purlin} />;
}

const purlinPlaces = (left: number, right: number) => range(left + 60, right - 10, 146);

function Dots({ left, right, top }: Omit<Place, "kind">) {
  return (
    <path
      d={[8, 18, 28, 38]
        .map((up) => `M${left + (up * back.x) / back.y + (up % 20)} ${top - up}H${right + up}`)
        .join("")}
      strokeDasharray="1 13"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity="0.6"
    />
  );
}

/** The cut itself: the front, and the end visible at the step. */
export function LayerFace({ kind, left, right, top, thickness }: Place & { thickness: number }) {
  const foot = top + thickness;
  const isOpen = kind === "steel" || kind === "purlin";
  return (
    <>
      {!isOpen && (
        <path
          d={`M${right} ${top}l${back.x}-${back.y}v${thickness}L${right} ${foot}Z`}
          className={fills[kind]}
        />
      )}
      {isOpen ? (
        <path
          d={
            kind === "steel" ? corrugation(left, right, top, foot) : purlins(left, right, top, foot)
          }
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
      ) : (
        <path d={`M${left} ${top}H${right}V${foot}H${left}Z`} className={fills[kind]} />
      )}
      <path d={hatch(kind, left, right, top, foot)} opacity="0.5" />
    </>
  );
}

/** Trapezoidal steel deck. */
function corrugation(left: number, right: number, top: number, foot: number): string {
  const waves = range(left, right - 40, 48)
    .map((x) => `H${x + 14}L${x + 20} ${foot}H${x + 38}L${x + 44} ${top}`)
    .join("");
  return `M${left} ${top}${waves}H${right}`;
}

/** Z-shaped purlins, with the space below the roof between them. */
function purlins(left: number, right: number, top: number, foot: number): string {
  return purlinPlaces(left, right)
    .map((x) => `M${x - 20} ${top + 2}H${x}V${foot}H${x + 20}`)
    .join("");
}

function hatch(kind: LayerKind, left: number, right: number, top: number, foot: number): string {
  const middle = (top + foot) / 2;
  if (kind === "foam") {
    const joints = (from: number, y: number) =>
      range(from, right - 10, 150).map((x) => `M${x} ${y}v${(foot - top) / 2}`);
    return [
      `M${left} ${middle}H${right}`,
      ...joints(left + 120, top),
      ...joints(left + 50, middle),
    ].join("");
  }
  if (kind === "taper") return `M${left} ${top + 8}L${right} ${foot - 4}`;
  if (kind === "ply") {
    return range(top + 5, foot, 5)
      .map((y) => `M${left} ${y}H${right}`)
      .join("");
  }
  if (kind === "concrete") {
    return range(left + 14, right - 14, 34)
      .map((x, index) => `M${x} ${top + 10 + (index % 3) * 9}l7 4-8 3Z`)
      .join("");
  }
  if (kind === "batt") {
    return range(left, right - 22, 24)
      .map(
        (x) => `M${x} ${foot - 3}q12-${foot - top} 12-${(foot - top) / 2}t12 ${(foot - top) / 2}`,
      )
      .join("");
  }
  if (kind === "spacer") {
    return range(left + 40, right - 10, 72)
      .map((x) => `M${x} ${top}V${foot}M${x + 24} ${top}V${foot}`)
      .join("");
  }
  return "";
}
