import type { ReactNode } from "react";

const upper = Array.from({ length: 6 }, (_, index) => 72 + index * 12);
const lower = Array.from({ length: 6 }, (_, index) => 152 + index * 12);
const wing = [312, 324, 336, 348, 372, 384, 396, 408];

/** Where the courses of the main roof's lower side, at height `y`, meet the valleys of the wing. */
const valleys = (y: number): [left: number, right: number] =>
  y > 160 ? [520 - y, 200 + y] : [360, 360];

/**
 * The roof of a house from above, as in a drawing set: a main roof with a wing, ridges, valleys,
 * courses, chimney, skylight and pipe boot. `children` are drawn on top. Decorative. 520 by 400
 * units.
 */
export function RoofPlan({
  className = "",
  children,
}: {
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 520 400"
      fill="none"
      stroke="currentColor"
      className={`print:hidden ${className}`}
    >
      <g strokeWidth="1" opacity="0.28">
        {upper.map((y) => (
          <path key={y} d={`M60 ${y}H460`} />
        ))}
        {lower.map((y) => (
          <path key={y} d={`M60 ${y}H${valleys(y)[0]}M${valleys(y)[1]} ${y}H460`} />
        ))}
        {wing.map((x) => (
          <path key={x} d={`M${x} ${x < 360 ? 520 - x : x - 200}V340`} />
        ))}
      </g>
      <path d="M60 60H460V220H420V340H300V220H60Z" strokeWidth="2.5" />
      <path d="M60 140H460M360 160V340" strokeWidth="2" />
      <path d="M300 220 360 160 420 220" strokeWidth="2" strokeDasharray="10 4 2 4" />
      <path d="M144 92H172V118H144ZM150 98H166V112H150Z" strokeWidth="2" />
      <path d="M208 170H240V202H208ZM208 170 240 202M240 170 208 202" strokeWidth="1.5" />
      <circle cx="400" cy="100" r="6" strokeWidth="2" />
      <g strokeWidth="1" opacity="0.7">
        <path d="M60 366H460M54 372 66 360M454 372 466 360M60 350V376M460 350V376" />
        <path d="M30 60V220M24 66 36 54M24 226 36 214M46 60H20M46 220H20" />
      </g>
      {children}
    </svg>
  );
}
