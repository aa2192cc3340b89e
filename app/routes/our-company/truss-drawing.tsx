import { Drawing } from "#app/sections/drawing/drawing.tsx";

/** The positions of the three numbers, on the members that the roles are named after. */
const marks = [
  { number: 1, x: 480, y: 42 },
  { number: 2, x: 730, y: 128 },
  { number: 3, x: 300, y: 268 },
] as const;

/** A roof truss at 6 in 12 in elevation: rafters, tie beam, king post and struts. Decorative. */
export function TrussDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={960} height={310} className={className}>
      <path d="M72 256H888V278H72Z" className="fill-limestone-200" />
      <path d="M469 62H491V256H469Z" className="fill-limestone-200" />
      <path
        d="M469 240 276 166 285 154 469 222ZM491 240 684 166 675 154 491 222Z"
        className="fill-limestone-50"
      />
      <path
        d="M480 40 40 260V284L480 64 920 284V260Z"
        className="fill-limestone-200"
        strokeWidth="1.75"
      />
      <path d="M480 33 32 257" className="stroke-copper-600" strokeWidth="4" />
      <path d="M480 33 928 257" className="stroke-copper-600" strokeWidth="4" />
      <path d="M462 244H498M462 232H498M468 80H492M130 238V272M152 228V272M830 238V272M808 228V272" />
      <path d="M72 284V300H104V284M856 284V300H888V284" className="fill-limestone-50" />
      <path d="M104 294H856M104 289V299M856 289V299" opacity="0.6" />
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle
            cx={x}
            cy={y}
            r="19"
            className="fill-slate-900 stroke-limestone-100"
            strokeWidth="3"
          />
          <text
            x={x}
            y={y + 6.5}
            textAnchor="middle"
            stroke="none"
            className="fill-limestone-50 font-heading text-[19px] font-bold"
          >
            {number}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
