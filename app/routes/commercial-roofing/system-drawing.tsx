import { Drawing } from "#app/sections/drawing/drawing.tsx";
import type { SystemId } from "#content/en/commercial-roofing.ts";
import { LayerFace, type LayerKind, LayerTop } from "./layer-faces.tsx";

type Layer = { kind: LayerKind; thickness: number };

/**
 * From the weather side down, in the order of the legend; thicknesses are exaggerated for clarity.
 */
const builds: Readonly<Record<SystemId, readonly Layer[]>> = {
  tpo: [
    { kind: "white", thickness: 9 },
    { kind: "plates", thickness: 3 },
    { kind: "board", thickness: 14 },
    { kind: "foam", thickness: 56 },
    { kind: "steel", thickness: 34 },
  ],
  epdm: [
    { kind: "black", thickness: 11 },
    { kind: "adhesive", thickness: 5 },
    { kind: "foam", thickness: 62 },
    { kind: "ply", thickness: 26 },
  ],
  "modified-bitumen": [
    { kind: "granules", thickness: 13 },
    { kind: "black", thickness: 10 },
    { kind: "board", thickness: 13 },
    { kind: "taper", thickness: 44 },
    { kind: "concrete", thickness: 42 },
  ],
  pvc: [
    { kind: "white", thickness: 9 },
    { kind: "board", thickness: 13 },
    { kind: "foam", thickness: 56 },
    { kind: "film", thickness: 4 },
    { kind: "steel", thickness: 34 },
  ],
  metal: [
    { kind: "panel", thickness: 6 },
    { kind: "clips", thickness: 5 },
    { kind: "spacer", thickness: 13 },
    { kind: "batt", thickness: 46 },
    { kind: "purlin", thickness: 42 },
  ],
};

const bottom = 200;
const left = 24;
const farthest = 556;
const tread = 84;

/** A roof cut open in steps, so that each layer shows its front and its top. Decorative. */
export function SystemDrawing({ id, className }: { id: SystemId; className?: string }) {
  const layers = placed(builds[id]);
  return (
    <Drawing width={660} height={222} className={className}>
      {layers.toReversed().map(({ kind, right, top, thickness }) => (
        <g key={`${kind} ${top}`}>
          <LayerTop kind={kind} left={left} right={right} top={top} />
          <LayerFace kind={kind} left={left} right={right} top={top} thickness={thickness} />
        </g>
      ))}
      {layers.map(({ top, right }, index) => (
        <g key={right} stroke="none">
          <circle cx={right - 8} cy={top - 22} r="15" className="fill-copper-700" />
          <text
            x={right - 8}
            y={top - 16}
            textAnchor="middle"
            className="fill-limestone-50 font-heading text-[17px] font-bold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Each layer with its position: lower layers extend farther to the right. */
function placed(layers: readonly Layer[]) {
  let top = bottom;
  return layers
    .toReversed()
    .map((layer, fromBottom) => {
      top -= layer.thickness;
      return { ...layer, top, right: farthest - fromBottom * tread };
    })
    .toReversed();
}
