import type { ReactNode } from "react";
import { Drawing } from "#app/sections/drawing/drawing.tsx";
import type { SidingId } from "#content/en/siding-services.ts";

const courses = [18, 88, 158, 228];

const profiles: Readonly<Record<SidingId, ReactNode>> = {
  vinyl: courses.map((y) => (
    <path
      key={y}
      d={`M150 ${y - 4}V${y + 8}H138V${y + 4}L128 ${y + 36}H136L126 ${y + 72}H142V${y + 62}`}
      className="stroke-copper-600"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  )),
  fiberCement: courses.map((y) => (
    <path
      key={y}
      d={`M151 ${y - 10}L142 ${y - 10} 124 ${y + 70} 135 ${y + 70}Z`}
      className="fill-slate-500 stroke-slate-900"
      strokeWidth="2"
    />
  )),
  wood: courses.map((y) => (
    <g key={y}>
      <path
        d={`M150 ${y - 12}H145L112 ${y + 70}H134Z`}
        className="fill-copper-100 stroke-slate-900"
        strokeWidth="2"
      />
      <path d={`M142 ${y + 8}L122 ${y + 64}M146 ${y + 6}L130 ${y + 62}`} opacity="0.35" />
      <path d={`M116 ${y + 44}H176`} strokeWidth="3" />
    </g>
  )),
  metal: (
    <>
      {courses.map((y) => (
        <path
          key={y}
          d={`M132 ${y - 6}H120V${y + 2}L112 ${y + 10}V${y + 56}L120 ${y + 62}H132`}
          className="stroke-slate-700"
          strokeWidth="4.5"
          strokeLinejoin="round"
        />
      ))}
      <path d="M134 0H150V300H134Z" className="fill-copper-100" />
      <path
        d="M142 292V250M136 258 142 248 148 258"
        className="stroke-patina-700"
        strokeWidth="2.5"
      />
    </>
  ),
};

/**
 * A section through siding on its wall: the weather side on the left; barrier, sheathing and stud
 * on the right. Decorative.
 */
export function ProfileDrawing({ id, className }: { id: SidingId; className?: string }) {
  return (
    <Drawing width={300} height={300} className={className}>
      <g transform="translate(-130 -20) scale(1.5)">
        <path d="M168 0H270V300H168Z" className="fill-limestone-50" />
        <path d="M168 60 270 0M168 140 270 80M168 220 270 160M168 300 270 240" opacity="0.25" />
        <path d="M154 0H168V300H154Z" className="fill-limestone-200" />
        <path d="M152 0V300" className="stroke-patina-500" strokeWidth="3" strokeDasharray="10 5" />
        {profiles[id]}
        <path
          d="M90 34 106 43M92 84 110 94M89 134 105 143M92 184 108 193"
          className="stroke-patina-500"
          strokeDasharray="9 5"
        />
      </g>
    </Drawing>
  );
}
